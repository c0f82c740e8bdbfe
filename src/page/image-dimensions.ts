import { disableTypes, imageSize } from 'image-size';

/** px, as a browser shows the image when nothing else sizes it. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of an image from its first bytes, which may be hostile; null where they do not tell. */
export function imageDimensions(bytes: Uint8Array): ImageDimensions | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const [across, down] = orientation >= LYING ? [height, width] : [width, height];
    return isLength(across) && isLength(down) ? { width: across, height: down } : null;
  } catch {
    return null; // not an image, or one whose size stands further down
  }
}

// Formats that no browser shows: less code for a stranger's bytes to reach.
disableTypes(['dds', 'icns', 'j2c', 'jp2', 'jxl', 'jxl-stream', 'ktx', 'pnm', 'psd', 'tga', 'tiff']);

/** EXIF orientations from this one on show the image turned by a quarter. */
const LYING = 5;
const MOST = 100_000; // px; no picture is larger, and what claims to be is of no use

function isLength(length: number): boolean {
  return length >= 1 && length <= MOST;
}
