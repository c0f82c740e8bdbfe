import type { DocElement } from './document.ts';

/**
 * The address of an image as written, '' without one. `data-src` replaces a missing or `data:` address, because
 * scripts do so when the image scrolls into view.
 */
export function imageAddress(attributes: DocElement['attributes']): string {
  const source = attributes['src']?.trim() ?? '';
  return source === '' || source.startsWith('data:') ? (attributes['data-src']?.trim() ?? source) : source;
}

/** The address of the first frame of a video as written, or of the video itself; '' without one. */
export function videoAddress(
  { attributes }: Pick<DocElement, 'attributes'>,
  children: readonly Pick<DocElement, 'tag' | 'attributes'>[],
): string {
  const source = children.find(({ tag }) => tag === 'source');
  return (attributes['poster'] ?? attributes['src'] ?? source?.attributes['src'] ?? '').trim();
}
