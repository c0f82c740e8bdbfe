/** A decoded picture: RGBA, 8 bits a channel, row by row; not premultiplied. */
export interface Pixels {
  readonly width: number;
  /** Rows decoded: of a truncated file those that it contains. */
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/**
 * Decodes a PNG, JPEG or WebP file, which may be hostile or truncated. Null for other formats, animations, malformed
 * files and those with more than `maxPixels`; never throws.
 */
export type DecodePicture = (bytes: Uint8Array, maxPixels: number) => Promise<Pixels | null>;

const OPAQUE = 128; // alpha, of 255

/** Whether the pixel whose red is at this index is at least half opaque. */
export function isSeen(data: Pixels['data'], at: number): boolean {
  return (data[at + 3] ?? 0) >= OPAQUE;
}
