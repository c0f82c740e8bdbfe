import type { DocumentTree } from '../document/document.ts';
import { backgroundAddresses, type LocatedCss } from './background-addresses.ts';
import { foreignImages } from './foreign-images.ts';
import { imageAddresses } from './image-addresses.ts';

export interface WantedImages {
  /** Absolute addresses of images worth a request. */
  readonly addresses: readonly string[];
  /** Those of them worth decoding. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * At most `limit` images: one of each foreign host, images whose size layout needs, background pictures, then the
 * others. Of these, `pictures` are decoded: background pictures, which may be the ground of the page, then the others.
 */
export function wantedImages(
  document: DocumentTree,
  base: string,
  sheets: readonly LocatedCss[],
  limit: number,
  pictures: number,
): WantedImages {
  const css = sheets.map((sheet) => sheet.css);
  const { unsized, others } = imageAddresses(document, base);
  const backgrounds = backgroundAddresses(document, base, sheets);
  const wanted = new Set([
    ...foreignImages(document, css, base),
    ...unsized.slice(0, MAX_UNSIZED),
    ...backgrounds.slice(0, MAX_BACKGROUNDS),
    ...others,
    ...unsized,
    ...backgrounds,
  ]);
  const addresses = [...wanted].slice(0, Math.max(0, limit));
  const first = [...backgrounds.slice(0, MAX_BACKGROUNDS), ...unsized, ...others];
  const decodable = first.filter((address) => addresses.includes(address) && !VECTOR.test(address));
  return { addresses, pictures: new Set(decodable.slice(0, pictures)) };
}

const VECTOR = /^data:image\/svg|\.svg(?:[?#]|$)/i;
const MAX_UNSIZED = 14; // about the number in the first three screens
const MAX_BACKGROUNDS = 8; // the covers of as many sections
