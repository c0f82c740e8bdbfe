import type { ImageDimensions } from './image-dimensions.ts';

/** What the first bytes of an image tell of its content. */
export type ImageLooks = 'photo' | 'drawing';

/**
 * Tells photographs from drawings in formats that hold both: PNG compresses flat areas to almost nothing and
 * photographs hardly at all, and an SVG may do no more than wrap a photograph. Undefined where the bytes do not tell.
 *
 * @param bytes the first bytes of the file
 * @param length of the whole file in bytes; null when unknown
 */
export function imageLooks(
  bytes: Uint8Array,
  { width, height }: ImageDimensions,
  length: number | null,
): ImageLooks | undefined {
  if (isPng(bytes)) {
    const pixels = width * height;
    if (length === null || pixels < MIN_PIXELS) return undefined;
    const detail = length / pixels;
    return detail >= MIN_PHOTO ? 'photo' : detail <= MAX_DRAWING ? 'drawing' : undefined;
  }
  if (bytes.length < MIN_WRAPPED) return undefined;
  return WRAPPED_PHOTO.test(new TextDecoder('latin1').decode(bytes)) ? 'photo' : undefined;
}

const MIN_PIXELS = 64 * 64; // in smaller files the headers take a large part
// Bytes per pixel of PNG files of 66 sites: the median is 0.2 for drawings and 0.9 for photographs.
const MIN_PHOTO = 0.5;
const MAX_DRAWING = 0.3;
const MIN_WRAPPED = 20_000; // bytes; smaller bitmaps in an SVG are textures and marks
const WRAPPED_PHOTO = /<image\b[^>]{0,1000}data:image\/(?:jpe?g|png|webp)/;

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Whether a file begins as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return PNG.every((byte, at) => bytes[at] === byte);
}
