import type { ImageDimensions } from '../image-dimensions.ts';
import type { FetchLimits } from '../limits.ts';
import { pictureContent, type PictureContent } from './picture-content.ts';
import type { DecodePicture } from './pixels.ts';

export interface EncodedPicture {
  readonly address: string;
  /** From its header. */
  readonly size: ImageDimensions;
  /** Of the file, perhaps truncated. */
  readonly bytes: Uint8Array;
}

interface Decoding {
  readonly decodePicture: DecodePicture | null;
  readonly limits: Pick<FetchLimits, 'picturePixels' | 'allPicturePixels'>;
}

/**
 * Decodes pictures one after the other, in order, and keeps their summaries only. Without an entry: pictures larger
 * than a limit by their headers, and those that the decoder refuses.
 */
export async function decodePictures(
  pictures: readonly EncodedPicture[],
  { decodePicture, limits }: Decoding,
): Promise<ReadonlyMap<string, PictureContent>> {
  const contents = new Map<string, PictureContent>();
  let left = limits.allPicturePixels;
  for (const { address, size, bytes } of pictures) {
    const pixels = size.width * size.height;
    if (decodePicture === null || pixels > Math.min(left, limits.picturePixels)) continue;
    left -= pixels;
    const decoded = await decodePicture(bytes, limits.picturePixels);
    if (decoded !== null) contents.set(address, pictureContent(decoded));
  }
  return contents;
}
