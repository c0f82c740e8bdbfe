import { imageDimensions, type ImageDimensions } from './image-dimensions.ts';
import { imageLooks, type ImageLooks } from './image-looks.ts';

/** What the first bytes of an image tell. */
export interface ImageHeader extends ImageDimensions {
  readonly looks?: ImageLooks;
}

/** Null when the bytes do not contain the size. `length` is that of the whole file, null when unknown. */
export function imageHeader(bytes: Uint8Array, length: number | null): ImageHeader | null {
  const size = imageDimensions(bytes);
  if (size === null) return null;
  const looks = imageLooks(bytes, size, length);
  return looks === undefined ? size : { ...size, looks };
}
