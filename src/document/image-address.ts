import type { DocElement } from './document.ts';

/**
 * The address of an image as written, '' without one. `data-src` replaces a missing or `data:` address, because
 * scripts do so when the image scrolls into view.
 */
export function imageAddress(attributes: DocElement['attributes']): string {
  const source = attributes['src']?.trim() ?? '';
  return source === '' || source.startsWith('data:') ? (attributes['data-src']?.trim() ?? source) : source;
}
