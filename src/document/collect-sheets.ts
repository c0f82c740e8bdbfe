import { resolveUrl } from './base-url.ts';
import type { DocElement, DocumentTree } from './document.ts';
import { textOf } from './text-of.ts';

/** A stylesheet of a document: a <link> has an address, a <style> element has text. */
export type SheetSource =
  | { readonly kind: 'link'; readonly href: string; readonly media: string }
  | { readonly kind: 'style'; readonly css: string; readonly media: string };

/**
 * The stylesheets of a document in cascade order. Skips those that a browser skips: alternate and disabled sheets,
 * titled ones outside the preferred set, types other than CSS, invalid addresses. Sheets enabled by an inline
 * `onload` count, because the page is read after loading.
 */
export function collectSheets(document: DocumentTree, base: string): SheetSource[] {
  const sources: SheetSource[] = [];
  let preferred: string | null = null;
  for (const element of document.elements) {
    const source = sourceOf(element, base);
    if (source === null) continue;
    const title = element.attributes['title'] ?? '';
    preferred ??= title || null;
    if (title === '' || title === preferred) sources.push(source);
  }
  return sources;
}

function sourceOf(element: DocElement, base: string): SheetSource | null {
  if (element.tag === 'style' && element.namespace !== 'math') return styleSource(element);
  if (element.tag === 'link' && element.namespace === 'html') return linkSource(element, base);
  return null;
}

function styleSource(element: DocElement): SheetSource | null {
  const { type = '', media = '' } = element.attributes;
  return isCss(type) ? { kind: 'style', css: textOf(element), media } : null;
}

function linkSource({ attributes }: DocElement, base: string): SheetSource | null {
  const { href = '', type = '', media = '', onload = '' } = attributes;
  const rel = (attributes['rel'] ?? '').toLowerCase().split(/\s+/);
  const turnedOn = rel.includes('preload') && attributes['as'] === 'style' && /\brel\b/.test(onload);
  if (!rel.includes('stylesheet') && !turnedOn) return null;
  if (rel.includes('alternate') || 'disabled' in attributes || !isCss(type) || href.trim() === '')
    return null;
  const url = resolveUrl(href, base);
  if (url === null) return null;
  return { kind: 'link', href: url, media: /\bmedia\b/.test(onload) ? '' : media };
}

function isCss(type: string): boolean {
  const [name = ''] = type.split(';');
  return type === '' || name.trim().toLowerCase() === 'text/css';
}
