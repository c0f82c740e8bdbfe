import { baseUrl, resolveUrl } from '../document/base-url.ts';
import type { DocElement, DocumentTree } from '../document/document.ts';
import { textOf } from '../document/text-of.ts';
import type { Page } from '../page/page.ts';

/** Metadata and headings of a page; null when absent. */
export interface Metadata {
  readonly title: string | null;
  readonly siteName: string | null;
  readonly description: string | null;
  /** Absolute http(s) URLs. */
  readonly favicon: string | null;
  readonly previewImage: string | null;
  /** Texts of h1 to h3 in document order, without duplicates. */
  readonly headings: readonly string[];
}

/** Characters; longer titles and descriptions are cut. */
const MAX_TEXT = 300;
const MAX_HEADINGS = 8;
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3']);

export function readMetadata({ document, url }: Pick<Page, 'document' | 'url'>): Metadata {
  const base = baseUrl(document, url);
  const meta = metaContents(document);
  const image = meta.get('og:image') ?? meta.get('twitter:image');
  return {
    title: titleOf(document) ?? meta.get('og:title') ?? null,
    siteName: meta.get('og:site_name') ?? meta.get('application-name') ?? null,
    description: meta.get('description') ?? meta.get('og:description') ?? null,
    favicon: faviconOf(document, base),
    previewImage: image === undefined ? null : webAddress(image, base),
    headings: headingsOf(document),
  };
}

/** `content` by lower-case `name` or `property`; the first one counts. */
function metaContents({ elements }: DocumentTree): Map<string, string> {
  const contents = new Map<string, string>();
  for (const { tag, attributes } of elements) {
    if (tag !== 'meta') continue;
    const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
    const content = clean(attributes['content'] ?? '');
    if (content !== '' && !contents.has(name)) contents.set(name, content);
  }
  return contents;
}

function titleOf({ elements }: DocumentTree): string | null {
  const title = elements.find(({ tag, namespace }) => tag === 'title' && namespace === 'html');
  return title === undefined ? null : clean(textOf(title)) || null;
}

/** The icon of the browser tab; by default `/favicon.ico`. */
function faviconOf({ elements }: DocumentTree, base: string): string | null {
  const icons = elements.filter(({ tag, attributes }) => tag === 'link' && attributes['href'] !== undefined);
  const named = (rel: string) => icons.find(({ attributes }) => relations(attributes).includes(rel));
  const icon = named('icon') ?? named('apple-touch-icon');
  return webAddress(icon?.attributes['href'] ?? '/favicon.ico', base);
}

function relations(attributes: DocElement['attributes']): string[] {
  return (attributes['rel'] ?? '').toLowerCase().split(/\s+/);
}

function headingsOf({ elements }: DocumentTree): string[] {
  const texts = elements.filter(({ tag }) => HEADINGS.has(tag)).map((heading) => clean(textOf(heading)));
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, MAX_HEADINGS);
}

/** Resolves a reference to an absolute URL; null unless it is http or https, which any client can fetch. */
function webAddress(reference: string, base: string): string | null {
  const address = resolveUrl(reference, base);
  return address !== null && /^https?:/.test(address) ? address : null;
}

function clean(text: string): string {
  return text
    .slice(0, 10 * MAX_TEXT)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);
}
