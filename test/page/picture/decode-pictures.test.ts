import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeDecoder } from '../../../decode/for-node.ts';
import { fetchPage, type FetchOptions } from '../../../src/page/fetch-page.ts';
import { pageFromHtml } from '../../../src/page/given-page.ts';
import { decodeInlinePictures } from '../../../src/page/picture/decode-inline-pictures.ts';
import { fileOf, halves, plain } from '../../decode/pictures.ts';
import { send, startLoopback, type Loopback } from '../loopback.ts';

let web: Loopback;
let png: Uint8Array;
const ranges = new Map<string, string>();
const decodePicture = nodeDecoder();

beforeAll(async () => {
  web = await startLoopback();
  png = await fileOf(halves().png());
});
afterAll(() => web.close());
beforeEach(() => {
  ranges.clear();
  for (const path of Object.keys(web.routes)) delete web.routes[path];
});

/** Serves a file and notes the requested range. */
function serve(path: string, type: string, bytes: Uint8Array): void {
  web.routes[path] = (response, request) => {
    ranges.set(path, request.headers.range ?? '');
    send(200, type, bytes)(response);
  };
}

/** Paths of the decoded pictures. */
async function decoded(html: string, options: Partial<FetchOptions> = {}) {
  web.routes['/page'] = `<!doctype html>${html}`;
  const page = await fetchPage(`${web.origin}/page`, {
    fetch,
    now: () => 0,
    allowHosts: [web.host],
    decodePicture,
    ...options,
  });
  return [...page.imageSizes].flatMap(([address, { content }]) =>
    content === undefined ? [] : [address.replace(web.origin, '')],
  );
}

describe('the pictures of a fetched page', () => {
  it('are fetched whole with one request and decoded', async () => {
    serve('/a.png', 'image/png', png);
    expect(await decoded('<img src=a.png>')).toEqual(['/a.png']);
    expect(ranges.get('/a.png')).toBe('bytes=0-399999');
  });

  it('are not decoded without a decoder', async () => {
    serve('/a.png', 'image/png', png);
    web.routes['/page'] = '<!doctype html><img src=a.png>';
    const page = await fetchPage(`${web.origin}/page`, { fetch, now: () => 0, allowHosts: [web.host] });
    expect([...page.imageSizes.values()]).toEqual([{ width: 48, height: 32 }]);
    expect(ranges.get('/a.png')).toBe('bytes=0-65535');
  });

  it('come first from backgrounds, up to the limit', async () => {
    for (const name of ['a', 'b', 'c']) serve(`/${name}.png`, 'image/png', png);
    const html = '<img src=a.png><img src=b.png><main style="background: url(c.png)"></main>';
    expect((await decoded(html, { limits: { pictures: 2 } })).toSorted()).toEqual(['/a.png', '/c.png']);
    expect(ranges.get('/b.png')).toBe('bytes=0-65535');
  });

  it('are left out beyond the limits of pixels', async () => {
    serve('/large.png', 'image/png', await fileOf(plain(400, 300)));
    for (const name of ['a', 'b', 'c']) serve(`/${name}.png`, 'image/png', png);
    const html = '<img src=large.png><img src=a.png><img src=b.png><img src=c.png>';
    const limits = { picturePixels: 100_000, allPicturePixels: 2 * 48 * 32 };
    expect((await decoded(html, { limits })).toSorted()).toEqual(['/a.png', '/b.png']);
  });

  it('keep their sizes where the file is damaged', async () => {
    serve('/a.png', 'image/png', png.subarray(0, 60));
    expect(await decoded('<img src=a.png>')).toEqual([]);
  });
});

describe('the pictures in a given page', () => {
  const inline = () => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

  it.each([
    ['an img', (url: string) => `<img src="${url}">`],
    ['an inline style', (url: string) => `<main style="background: url('${url}')"></main>`],
    ['a stylesheet', (url: string) => `<style>body { background: url(${url}) }</style>`],
  ])('are decoded from data: URLs in %s', async (_, html) => {
    const page = await decodeInlinePictures(pageFromHtml({ html: html(inline()) }), decodePicture);
    expect(page.imageSizes.get(inline())).toMatchObject({ width: 48, content: { mean: { r: 128, b: 128 } } });
  });

  it('are not fetched', async () => {
    const page = pageFromHtml({ html: '<img src=a.png>', baseUrl: `${web.origin}/` });
    expect((await decodeInlinePictures(page, decodePicture)).imageSizes.size).toBe(0);
  });
});
