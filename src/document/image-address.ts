import type { DocElement } from './document.ts';

/**
 * The address of an image as written, '' without one. Scripts put the real address in place of a placeholder when
 * the picture scrolls into view.
 */
export function imageAddress(attributes: DocElement['attributes']): string {
  const source = attributes['src']?.trim() ?? '';
  return source === '' || source.startsWith('data:') ? (attributes['data-src']?.trim() ?? source) : source;
}
