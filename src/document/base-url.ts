import type { DocumentTree } from './document.ts';

/** The address that references of a document resolve against: the first `<base href>`, else the page's own. */
export function baseUrl(document: DocumentTree, pageUrl: string): string {
  const base = document.elements.find(
    ({ tag, attributes }) => tag === 'base' && attributes['href'] !== undefined,
  );
  return resolveUrl(base?.attributes['href'] ?? '', pageUrl) ?? pageUrl;
}

/** An absolute address, or null when the reference cannot be resolved. */
export function resolveUrl(reference: string, base: string): string | null {
  return URL.canParse(reference, base) ? new URL(reference, base).href : null;
}
