import type { DocElement } from './document.ts';

/** DATA: attributes in which scripts that load pictures late look for the address, in this order. */
const LATE = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];
/** DATA: as attributes, with the candidates of `srcset`. */
const LATE_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];
/** File names of what holds the place of a picture until it is loaded. */
const STAND_IN =
  /(?:^|[/_-])(?:blank|spacer|pixel|placeholder|transparent|lazy|loading|loader|1x1|empty)(?:[-_.\d][^/]*)?\.(?:gif|png|svg|jpe?g|webp)(?:[?#]|$)/i;
const MAX_LENGTH = 2000; // characters of an address that are looked at

/**
 * The address of an image as written, '' without one. What a script puts in its place when the image scrolls into view
 * replaces a missing address, a `data:` address and that of a stand-in.
 */
export function imageAddress(attributes: DocElement['attributes']): string {
  const source = attributes['src']?.trim() ?? '';
  const isOwn = source !== '' && !source.startsWith('data:') && !STAND_IN.test(source.slice(-MAX_LENGTH));
  return isOwn ? source : (lateAddress(attributes) ?? source);
}

function lateAddress(attributes: DocElement['attributes']): string | undefined {
  const given = LATE.map((name) => attributes[name]?.trim() ?? '').find((address) => address !== '');
  return given ?? LATE_SETS.map((name) => firstOf(attributes[name])).find((address) => address !== '');
}

/** The first candidate of a list such as `small.jpg 1x, large.jpg 2x`. */
function firstOf(candidates = ''): string {
  const [first = ''] = candidates.slice(0, MAX_LENGTH).trim().split(/,?\s/, 1);
  return first.startsWith('data:') ? '' : first;
}

/** The address of the first frame of a video as written, or of the video itself; '' without one. */
export function videoAddress(
  { attributes }: Pick<DocElement, 'attributes'>,
  children: readonly Pick<DocElement, 'tag' | 'attributes'>[],
): string {
  const source = children.find(({ tag }) => tag === 'source');
  return (attributes['poster'] ?? attributes['src'] ?? source?.attributes['src'] ?? '').trim();
}
