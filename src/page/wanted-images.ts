import type { DocumentTree } from '../document/document.ts';
import { backgroundAddresses, type LocatedCss } from './background-addresses.ts';
import { foreignImages } from './foreign-images.ts';
import { imageAddresses } from './image-addresses.ts';

/**
 * Absolute addresses of at most `limit` images worth a request: one of each foreign host, images whose size layout
 * needs, background pictures, then the others.
 */
export function wantedImages(
  document: DocumentTree,
  base: string,
  sheets: readonly LocatedCss[],
  limit: number,
): readonly string[] {
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
  return [...wanted].slice(0, Math.max(0, limit));
}

const MAX_UNSIZED = 14; // about the number in the first three screens
const MAX_BACKGROUNDS = 8; // the covers of as many sections
