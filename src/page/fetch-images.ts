import { fail, TasteError } from '../errors.ts';
import type { AbsentImages } from './absent-images.ts';
import { readDataUrl } from './data-url.ts';
import { imageDimensions, type ImageDimensions } from './image-dimensions.ts';
import { request, type FetchContext, type Fetch } from './request.ts';

export interface FetchedImages {
  /** Natural sizes by address, read from the first bytes. */
  readonly sizes: ReadonlyMap<string, ImageDimensions>;
  readonly absent: AbsentImages;
}

/**
 * Fetches the sizes of images within `limits.imagesMs`. Images that fail or are late have no entry; layout then
 * presumes a size.
 */
export async function fetchImages(
  addresses: readonly string[],
  context: FetchContext,
): Promise<FetchedImages> {
  const probeContext = {
    ...context,
    signal: AbortSignal.any([context.signal, AbortSignal.timeout(context.limits.imagesMs)]),
  };
  const sizes = new Map<string, ImageDimensions>();
  const absent = new Set<string>();
  const queue = addresses.values();
  const work = async () => {
    for (const address of queue) {
      const found = await probeImage(address, probeContext);
      if (typeof found === 'string') absent.add(found);
      else if (found !== null) sizes.set(address, found);
    }
  };
  await Promise.all(Array.from({ length: context.limits.parallel }, work));
  return { sizes, absent };
}

/** A size, the absent address or origin, or null when unknown. */
async function probeImage(address: string, context: FetchContext): Promise<ImageDimensions | string | null> {
  const data = readDataUrl(address);
  if (data !== null) return imageDimensions(data.bytes);
  if (context.signal.aborted) return null;
  const { imageBytes } = context.limits;
  let status: number | null = null;
  const watched: Fetch = async (url, init) => {
    const response = await context.fetch(url, init);
    ({ status } = response);
    return response;
  };
  try {
    const { bytes } = await request(
      address,
      { ...context, fetch: watched },
      {
        accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.1',
        range: `bytes=0-${imageBytes - 1}`,
        budget: { left: imageBytes },
        check: refuseOtherTypes,
      },
    );
    return imageDimensions(bytes);
  } catch (cause) {
    if (context.signal.aborted || !(cause instanceof TasteError) || cause.code !== 'unreachable') return null;
    if (status === null || status === HOST_UNKNOWN) return new URL(address).origin;
    return GONE.has(status) ? address : null;
  }
}

/** Status codes of absent images; other errors may concern only this client. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** The status that `fetch` of Cloudflare Workers returns for a host without an address. */
const HOST_UNKNOWN = 530;

function refuseOtherTypes(contentType: string): void {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === '' || type.startsWith('image/') || type.endsWith('/octet-stream')) return;
  fail('unreachable', 'The address did not return an image.');
}
