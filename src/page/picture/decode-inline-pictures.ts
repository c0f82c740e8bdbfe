import { baseUrl } from '../../document/base-url.ts';
import { readDataUrl } from '../data-url.ts';
import { imageHeader } from '../image-header.ts';
import { FETCH_LIMITS } from '../limits.ts';
import type { Page } from '../page.ts';
import { wantedImages } from '../wanted-images.ts';
import { decodePictures } from './decode-pictures.ts';
import type { DecodePicture } from './pixels.ts';

/** A given page with the contents of the pictures in its `data:` URLs, within the limits of a fetched page. */
export async function decodeInlinePictures(page: Page, decodePicture: DecodePicture): Promise<Page> {
  const base = baseUrl(page.document, page.url);
  const css = page.sheets.map((sheet) => ({ css: sheet.css, base: sheet.href ?? base }));
  const { pictures } = wantedImages(page.document, base, css, Infinity, Infinity);
  const encoded = [...pictures]
    .filter((address) => address.startsWith('data:'))
    .slice(0, FETCH_LIMITS.pictures)
    .flatMap((address) => {
      const bytes = readDataUrl(address)?.bytes;
      const size = bytes && imageHeader(bytes, bytes.length);
      return bytes && size ? [{ address, size, bytes }] : [];
    });
  const contents = await decodePictures(encoded, { decodePicture, limits: FETCH_LIMITS });
  const decoded = encoded.flatMap(({ address, size }) => {
    const content = contents.get(address);
    return content === undefined ? [] : [[address, { ...size, content }] as const];
  });
  return { ...page, imageSizes: new Map([...page.imageSizes, ...decoded]) };
}
