import { parseHTML } from 'linkedom/worker';
import type { Metadata } from '../../src/extract/metadata.ts';

/** The members of a DOM element used here. linkedom's own types require the DOM library. */
interface DomElement {
  readonly textContent: string;
  getAttribute(name: string): string | null;
}

interface DomDocument {
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
}

const MAX_TEXT = 300;
const MAX_HEADINGS = 8;

/** `readMetadata` implemented with linkedom's selectors, for comparison. */
export function linkedomMetadata(html: string, url: string): Metadata {
  const document = parseHTML(html).document as unknown as DomDocument; // see DomElement
  const text = (element: DomElement | null) => clean(element?.textContent ?? '') || null;
  const meta = metaContents(document);
  const base = absolute(document.querySelector('base[href]')?.getAttribute('href') ?? '', url) ?? url;
  const linked = (rel: string) => document.querySelector(`link[rel~="${rel}" i][href]`);
  const icon = linked('icon') ?? linked('apple-touch-icon');
  const image = meta.get('og:image') ?? meta.get('twitter:image');
  const headings = [...document.querySelectorAll('h1, h2, h3')].map((heading) => clean(heading.textContent));
  return {
    title: text(document.querySelector('head title')) ?? meta.get('og:title') ?? null,
    siteName: meta.get('og:site_name') ?? meta.get('application-name') ?? null,
    description: meta.get('description') ?? meta.get('og:description') ?? null,
    favicon: web(absolute(icon?.getAttribute('href') ?? '/favicon.ico', base)),
    previewImage: image === undefined ? null : web(absolute(image, base)),
    headings: [...new Set(headings.filter((heading) => heading !== ''))].slice(0, MAX_HEADINGS),
  };
}

function metaContents(document: DomDocument): Map<string, string> {
  const contents = new Map<string, string>();
  for (const meta of document.querySelectorAll('meta[content]')) {
    const name = (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').toLowerCase();
    const content = clean(meta.getAttribute('content') ?? '');
    if (content !== '' && !contents.has(name)) contents.set(name, content);
  }
  return contents;
}

const absolute = (reference: string, base: string) =>
  URL.canParse(reference, base) ? new URL(reference, base).href : null;
const web = (address: string | null) => (address !== null && /^https?:/.test(address) ? address : null);
const clean = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
