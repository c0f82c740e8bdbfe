import { fail } from '../errors.ts';
import { readDataUrl } from './data-url.ts';
import { imageDimensions, type ImageDimensions } from './image-dimensions.ts';
import { request, type Door } from './request.ts';

/**
 * Natural sizes of images by address, from their first bytes. Whatever cannot be had in time is left out: a layout
 * then presumes a size. Answers within `limits.imagesMs`.
 */
export async function fetchImageSizes(
  addresses: readonly string[],
  door: Door,
): Promise<ReadonlyMap<string, ImageDimensions>> {
  const hurried = {
    ...door,
    signal: AbortSignal.any([door.signal, AbortSignal.timeout(door.limits.imagesMs)]),
  };
  const sizes = new Map<string, ImageDimensions>();
  const queue = addresses.values();
  const work = async () => {
    for (const address of queue) {
      const size = await sizeAt(address, hurried);
      if (size !== null) sizes.set(address, size);
    }
  };
  await Promise.all(Array.from({ length: door.limits.parallel }, work));
  return sizes;
}

async function sizeAt(address: string, door: Door): Promise<ImageDimensions | null> {
  const data = readDataUrl(address);
  if (data !== null) return imageDimensions(data.bytes);
  if (door.signal.aborted) return null;
  const { imageBytes } = door.limits;
  try {
    const { bytes } = await request(address, door, {
      accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.1',
      range: `bytes=0-${imageBytes - 1}`,
      budget: { left: imageBytes },
      check: refuseOtherTypes,
    });
    return imageDimensions(bytes);
  } catch {
    return null; // an image that is missing is no failure of the page
  }
}

function refuseOtherTypes(contentType: string): void {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === '' || type.startsWith('image/') || type.endsWith('/octet-stream')) return;
  fail('unreachable', 'The address answered with something other than an image.');
}
