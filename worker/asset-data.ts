import { fail, TasteError } from '../src/errors.ts';
import { readBody } from '../src/page/read-body.ts';
import { oneLoad } from './one-load.ts';
import { publishedFile, type Assets } from './published-documents.ts';

/** Data that the Worker reads from its published files on first use, so that it neither weighs nor starts with it. */
export interface AssetData<Value> {
  readonly path: `/data/${string}`;
  /** Bytes. A larger file is refused, because the data stays in memory beside the largest page. */
  readonly maxBytes: number;
  readonly decode: (bytes: ArrayBuffer) => Value;
}

/** Gives the data; the first call of an isolate loads it. */
export type AssetLoader<Value> = (assets: Assets) => Promise<Value>;

/**
 * One load at a time for all requests; a failed load is tried again by the next request. The value is kept: the files
 * of a deployment never change.
 * @throws TasteError `not_configured` when the file is missing, too large or not what `decode` expects
 */
export function assetLoader<Value>(data: AssetData<Value>, maxWaitMs?: number): AssetLoader<Value> {
  let loaded: { readonly value: Value } | undefined;
  const loads = oneLoad<Value>(maxWaitMs);
  const load = async (assets: Assets) => (loaded = { value: await loadAsset(data, assets) }).value;
  return async (assets) => loaded?.value ?? loads(data.path, () => load(assets));
}

async function loadAsset<Value>(
  { path, maxBytes, decode }: AssetData<Value>,
  assets: Assets,
): Promise<Value> {
  const bytes = await bytesOf(path, maxBytes, assets);
  try {
    return decode(bytes.buffer);
  } catch (cause) {
    return fail('not_configured', `${path} is not what this version reads. ${ADVICE}`, { cause });
  }
}

const ADVICE = 'The operator of the service can build and deploy it again.';

async function bytesOf(path: string, maxBytes: number, assets: Assets): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await publishedFile(assets, path);
    if (!response.ok) return fail('not_configured', `The published files lack ${path}. ${ADVICE}`);
    const { bytes, truncated } = await readBody(response, { left: maxBytes }, NEVER);
    if (truncated) return fail('not_configured', `${path} exceeds ${maxBytes} bytes. ${ADVICE}`);
    return bytes.slice(); // at the start of a buffer of its own
  } catch (cause) {
    if (cause instanceof TasteError) throw cause;
    return fail('not_configured', `${path} cannot be read. ${ADVICE}`, { cause });
  }
}

/** The load serves later requests too, so the end of one request does not stop it. */
const NEVER = new AbortController().signal;
