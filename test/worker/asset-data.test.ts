import { describe, expect, it, vi } from 'vitest';
import { assetLoader } from '../../worker/asset-data.ts';

const TEXT = {
  path: '/data/text',
  maxBytes: 10,
  decode: (bytes: ArrayBuffer) => new TextDecoder().decode(bytes),
} as const;

/** Published files that answer one after the other, the last one for ever. */
function assets(...answers: readonly (() => Response | Promise<Response>)[]) {
  const left = [...answers];
  return { fetch: vi.fn(async () => ((left.length > 1 ? left.shift() : left[0]) ?? missing)()) };
}
const missing = () => new Response(null, { status: 404 });
const found = () => new Response('0123456789');
const never = () => new Promise<Response>(() => {});

describe('data of the published files', () => {
  it('is loaded once for all requests', async () => {
    const load = assetLoader(TEXT);
    const files = assets(found);
    expect(await Promise.all([load(files), load(files), load(files)])).toEqual(Array(3).fill('0123456789'));
    expect(await load(files)).toBe('0123456789');
    expect(files.fetch).toHaveBeenCalledTimes(1);
  });

  it('is loaded by a waiting request when the first one ends unfinished', async () => {
    const load = assetLoader(TEXT, 20);
    const files = assets(never, found);
    void load(files);
    expect(await Promise.all([load(files), load(files)])).toEqual(Array(2).fill('0123456789'));
  });

  it.each([
    ['missing', missing, /lack \/data\/text/],
    ['too large', () => new Response('01234567890'), /exceeds 10 bytes/],
    ['unreadable', () => Promise.reject(new Error('network')), /cannot be read/],
    ['cut off', () => new Response(cutOff()), /cannot be read/],
  ])('that is %s gives not_configured, and is asked for again', async (_, broken, message) => {
    const load = assetLoader(TEXT);
    const files = assets(broken, found);
    await expect(load(files)).rejects.toMatchObject({
      code: 'not_configured',
      message: expect.stringMatching(message),
    });
    expect(await load(files)).toBe('0123456789');
  });

  it('of another version gives not_configured', async () => {
    const load = assetLoader({ ...TEXT, decode: () => JSON.parse('{') });
    await expect(load(assets(found))).rejects.toMatchObject({ code: 'not_configured' });
  });
});

function cutOff(): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      controller.error(new Error('connection reset'));
    },
  });
}
