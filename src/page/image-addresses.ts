import { resolveUrl } from '../document/base-url.ts';
import type { DocElement, DocumentTree } from '../document/document.ts';
import { imageAddress } from '../document/image-address.ts';

/** Absolute addresses of the images whose natural size layout needs, in document order, without duplicates. */
export function imageAddresses({ elements }: DocumentTree, base: string): readonly string[] {
  const found = new Set<string>();
  for (const { tag, attributes } of elements) {
    if (tag !== 'img' || isSized(attributes)) continue;
    const written = imageAddress(attributes);
    const address = written === '' || written.length > MAX_LENGTH ? null : resolveUrl(written, base);
    if (address !== null) found.add(address);
  }
  return [...found];
}

/** Characters: longer data: images are no placeholders, and CSS seldom leaves their size open. */
const MAX_LENGTH = 65_536;

/** Whether attributes or an inline style give both lengths in px, so that no natural size is needed. */
function isSized({ width = '', height = '', style = '' }: DocElement['attributes']): boolean {
  const byAttributes = [width, height].every((length) => /^\s*[1-9]\d*(?:\.\d*)?(?:px)?\s*$/.test(length));
  const byStyle = [/(?:^|;)\s*width:\s*\d+px/i, /(?:^|;)\s*height:\s*\d+px/i].every((one) => one.test(style));
  return byAttributes || byStyle;
}
