import { expect, test } from 'vitest';
import { fetchForPage } from '../../render/fetch-for-page.ts';
import { FETCH_LIMITS } from '../../src/page/limits.ts';

const PAGE_BYTES = 64_000_000;
const PART = new Uint8Array(500_000);
const request = { url: 'https://a.example/', method: 'GET', headers: {} } as Parameters<
  ReturnType<typeof fetchForPage>
>[0];

/** A body of so many bytes that arrives in parts, one by one, like those of its neighbours. */
const streamed = (bytes: number) => {
  let left = bytes;
  return new Response(
    new ReadableStream<Uint8Array>({
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (left <= 0) return stream.close();
        stream.enqueue(PART.subarray(0, left));
        left -= PART.length;
      },
    }),
  );
};

test('responses at the same time share the bytes of the page', async () => {
  const size = 4 * FETCH_LIMITS.htmlBytes;
  const fetchOne = fetchForPage(new AbortController().signal, () => Promise.resolve(streamed(size)));
  const count = Math.ceil(PAGE_BYTES / size) + 3;
  const first = await fetchOne(request);
  expect(first?.body.byteLength).toBe(size);
  const others = await Promise.all(Array.from({ length: count }, () => fetchOne(request)));
  const bytes = [first, ...others].reduce((sum, response) => sum + (response?.body.byteLength ?? 0), 0);
  expect(bytes).toBeLessThanOrEqual(PAGE_BYTES);
  expect(await fetchOne(request)).toBeNull();
});

test('a response that exceeds its own limit is left out', async () => {
  const size = 4 * FETCH_LIMITS.htmlBytes;
  const bodies = [size, size + 1];
  const fetchOne = fetchForPage(new AbortController().signal, () =>
    Promise.resolve(streamed(bodies.shift() ?? 0)),
  );
  expect((await fetchOne(request))?.body.byteLength).toBe(size);
  expect(await fetchOne(request)).toBeNull();
});
