import { fail, TasteError } from '../errors.ts';
import type { AbsentImages } from './absent-images.ts';
import { readDataUrl } from './data-url.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { imageHeader, type ImageHeader } from './image-header.ts';
import { mediaTypeOf } from './media-type.ts';
import { decodePictures, type EncodedPicture } from './picture/decode-pictures.ts';
import type { WantedImages } from './wanted-images.ts';
import { request, type FetchContext, type Fetch } from './request.ts';
import { waitingLimit } from './waiting-limit.ts';

export interface FetchedImages {
  /** Natural sizes, looks and contents by address. */
  readonly sizes: ReadonlyMap<string, ImageHeader>;
  readonly absent: AbsentImages;
  /** Some images did not arrive within `limits.imagesMs`. */
  readonly late: boolean;
}

/**
 * Fetches the sizes of images within `limits.imagesMs` of waiting, and decodes the wanted pictures, which only the
 * numbers of pixels limit. Images that fail or are late have no entry; layout then presumes a size.
 */
export async function fetchImages(
  { addresses, pictures }: WantedImages,
  context: FetchContext,
): Promise<FetchedImages> {
  const signal = waitingLimit(context.limits.imagesMs, context.signal);
  const files = new Map<string, ImageFile>();
  const absent = new Set<string>();
  let late = false;
  await eachInParallel(addresses, context.limits.parallel, async (address) => {
    const found = await fetchImage(address, pictures.has(address), { ...context, signal });
    if (typeof found === 'string') absent.add(found);
    else if (found !== null) files.set(address, found);
    else if (signal.aborted) late = true;
  });
  const sizes = new Map([...files].map(([address, { header }]) => [address, header]));
  for (const [address, content] of await decodePictures(picturesIn(files, pictures), context)) {
    const header = sizes.get(address);
    if (header !== undefined) sizes.set(address, { ...header, content });
  }
  return { sizes, absent, late };
}

/** In the order of `pictures`, not of the answers, so that the limits of decoding leave the same ones out. */
function picturesIn(files: ReadonlyMap<string, ImageFile>, pictures: ReadonlySet<string>): EncodedPicture[] {
  return [...pictures].flatMap((address) => {
    const file = files.get(address);
    return file === undefined ? [] : [{ address, size: file.header, bytes: file.bytes }];
  });
}

interface ImageFile {
  readonly header: ImageHeader;
  /** The first bytes. */
  readonly bytes: Uint8Array;
}

/** The first bytes, the absent address or origin, or null when unknown. */
async function fetchImage(
  address: string,
  isPicture: boolean,
  context: FetchContext,
): Promise<ImageFile | string | null> {
  const data = readDataUrl(address);
  if (data !== null) return imageFile(data.bytes, data.bytes.length);
  if (context.signal.aborted) return null;
  const { limits, decodePicture } = context;
  const most = isPicture && decodePicture !== null ? limits.pictureBytes : limits.imageBytes;
  const last: Answer = { status: null, headers: new Headers() };
  const watched: Fetch = async (url, init) => {
    const response = await context.fetch(url, init);
    last.status = response.status;
    last.headers = response.headers;
    return response;
  };
  try {
    const { bytes, truncated } = await request(
      address,
      { ...context, fetch: watched },
      {
        accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.1',
        range: `bytes=0-${most - 1}`,
        budget: { left: most },
        check: refuseOtherTypes,
      },
    );
    return imageFile(bytes, fileLength(last.headers) ?? (truncated ? null : bytes.length));
  } catch (cause) {
    if (context.signal.aborted || !(cause instanceof TasteError) || cause.code !== 'unreachable') return null;
    const { status } = last;
    if (status === null || status === HOST_UNKNOWN) return new URL(address).origin;
    return GONE.has(status) ? address : null;
  }
}

function imageFile(bytes: Uint8Array, length: number | null): ImageFile | null {
  const header = imageHeader(bytes, length);
  return header && { header, bytes };
}

/** Of the last response on the way to an image. */
interface Answer {
  status: number | null;
  headers: Headers;
}

/** Bytes of the whole file; null where the server does not say, or says it of a compressed response. */
function fileLength(headers: Headers): number | null {
  const range = /\/(\d{1,12})$/.exec(headers.get('content-range') ?? '')?.[1];
  if (headers.has('content-encoding')) return null;
  const length = Number(range ?? headers.get('content-length') ?? 0);
  return length > 0 ? length : null;
}

/** Status codes of absent images; other errors may concern only this client. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** The status that `fetch` of Cloudflare Workers returns for a host without an address. */
const HOST_UNKNOWN = 530;

function refuseOtherTypes(contentType: string): void {
  const type = mediaTypeOf(contentType);
  if (type === '' || type.startsWith('image/') || type.endsWith('/octet-stream')) return;
  fail('unreachable', 'The address did not return an image.');
}
