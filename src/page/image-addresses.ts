import { resolveUrl } from '../document/base-url.ts';
import type { DocElement, DocumentTree } from '../document/document.ts';
import { imageAddress, videoAddress } from '../document/image-address.ts';

export interface ImageAddresses {
  /** Of images whose natural size layout needs. */
  readonly unsized: readonly string[];
  /** Of images with stated sizes, and of videos: their kind or their absence is of interest. */
  readonly others: readonly string[];
}

/** Absolute addresses of the images and videos in a document, in its order, without duplicates. */
export function imageAddresses({ elements }: DocumentTree, base: string): ImageAddresses {
  const unsized = new Set<string>();
  const others = new Set<string>();
  for (const element of elements) {
    const { tag, attributes } = element;
    if (tag !== 'img' && tag !== 'video') continue;
    const written = tag === 'img' ? imageAddress(attributes) : videoAddress(element, element.children);
    const address = written === '' || written.length > MAX_LENGTH ? null : resolveUrl(written, base);
    if (address === null) continue;
    if (tag === 'img' && !isSized(attributes)) unsized.add(address);
    else others.add(address);
  }
  return { unsized: [...unsized], others: [...others].filter((address) => !unsized.has(address)) };
}

/** Characters: longer data: images are no placeholders, and CSS seldom leaves their size open. */
const MAX_LENGTH = 65_536;

/** Whether attributes or an inline style give both lengths in px, so that no natural size is needed. */
function isSized({ width = '', height = '', style = '' }: DocElement['attributes']): boolean {
  const byAttributes = [width, height].every((length) => /^\s*[1-9]\d*(?:\.\d*)?(?:px)?\s*$/.test(length));
  const byStyle = [/(?:^|;)\s*width:\s*\d+px/i, /(?:^|;)\s*height:\s*\d+px/i].every((one) => one.test(style));
  return byAttributes || byStyle;
}
