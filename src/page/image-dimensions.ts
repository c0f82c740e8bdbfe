import { disableTypes, imageSize } from 'image-size';

/** px, as a browser shows the image without other sizes. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of an image from its first bytes, which may be hostile; null when they do not contain it. */
export function imageDimensions(bytes: Uint8Array): ImageDimensions | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const [across, down] = orientation >= LYING ? [height, width] : [width, height];
    return isLength(across) && isLength(down) ? { width: across, height: down } : null;
  } catch {
    return null; // not an image, or one with its size further down
  }
}

// Formats that no browser shows are disabled: less code for hostile bytes to reach.
disableTypes(['dds', 'icns', 'j2c', 'jp2', 'jxl', 'jxl-stream', 'ktx', 'pnm', 'psd', 'tga', 'tiff']);

/** EXIF orientations from this one on rotate the image by a quarter turn. */
const LYING = 5;
const MAX_SIDE = 100_000; // px; larger claims are not real

function isLength(length: number): boolean {
  return length >= 1 && length <= MAX_SIDE;
}
