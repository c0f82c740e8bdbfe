import { imageDimensions, type ImageDimensions } from './image-dimensions.ts';
import type { PictureContent } from './picture/picture-content.ts';
import { imageLooks, type ImageLooks } from './image-looks.ts';

/** What is known of an image: its first bytes tell the size. */
export interface ImageHeader extends ImageDimensions {
  readonly looks?: ImageLooks;
  /** Where the picture was decoded. */
  readonly content?: PictureContent;
}

/** Null when the bytes do not contain the size. `length` is that of the whole file, null when unknown. */
export function imageHeader(bytes: Uint8Array, length: number | null): ImageHeader | null {
  const size = imageDimensions(bytes);
  if (size === null) return null;
  const looks = imageLooks(bytes, size, length);
  return looks === undefined ? size : { ...size, looks };
}
