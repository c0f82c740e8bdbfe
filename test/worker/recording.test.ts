import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { CACHE } from '../../worker/operation.ts';
import { recordingKey } from '../../worker/store/recordings.ts';
import { ask } from './ask.ts';
import { expectProblem } from './expect-answer.ts';

const ADDRESS = '/styles/videos/test-brand.mp4';
const BYTES = 'ftyp0123456789';

/** Reads a body as text without the platform warning about video types. */
const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());

let etag: string;
let modified: string;

beforeAll(async () => {
  const stored = await env.MEDIA?.put(recordingKey('test-brand'), BYTES);
  etag = stored?.httpEtag ?? '';
  modified = stored?.uploaded.toUTCString() ?? '';
});

it('is sent whole, to every origin, and is cacheable', async () => {
  const response = await ask(ADDRESS);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': CACHE.documents,
    'content-length': '14',
    'content-type': 'video/mp4',
    etag,
    'last-modified': modified,
  });
  expect(await textOf(response)).toBe(BYTES);
});

it.each([
  ['bytes=0-3', 'ftyp', 'bytes 0-3/14'],
  ['bytes=4-', '0123456789', 'bytes 4-13/14'],
  ['bytes=-2', '89', 'bytes 12-13/14'],
  ['bytes=12-999', '89', 'bytes 12-13/14'],
])('is sent as partial content for %s', async (range, text, contentRange) => {
  const response = await ask(ADDRESS, { headers: { range } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('content-length')).toBe(String(text.length));
  expect(response.headers.get('etag')).toBe(etag);
  expect(await textOf(response)).toBe(text);
});

it.each([['bytes=5-2'], ['bytes=0-1,3-4'], ['seconds=0-1'], ['bytes=x']])(
  'is sent whole for the invalid range %s',
  async (range) => {
    const response = await ask(ADDRESS, { headers: { range } });
    expect(response.status).toBe(200);
    expect(await textOf(response)).toBe(BYTES);
  },
);

it.each([['bytes=14-'], ['bytes=99-100'], ['bytes=-0']])(
  'refuses %s with 416 and the length of the file',
  async (range) => {
    const response = await ask(ADDRESS, { headers: { range } });
    expect(response.headers.get('content-range')).toBe('bytes */14');
    await expectProblem(response, 416, 'range_not_satisfiable');
  },
);

it('is sent as partial content only if If-Range matches', async () => {
  const status = async (ifRange: string) =>
    (await ask(ADDRESS, { headers: { range: 'bytes=0-3', 'if-range': ifRange } })).status;
  expect(await status(etag)).toBe(206);
  expect(await status(modified)).toBe(206);
  expect(await status('"another"')).toBe(200);
  expect(await status(`W/${etag}`)).toBe(200);
  expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
});

it('is not sent again to a reader who has it', async () => {
  const response = await ask(ADDRESS, { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(response.headers.get('etag')).toBe(etag);
  expect(await textOf(response)).toBe('');
});

it('is not sent again to a reader who has one of its date', async () => {
  const status = async (headers: Record<string, string>) => (await ask(ADDRESS, { headers })).status;
  expect(await status({ 'if-modified-since': modified })).toBe(304);
  expect(await status({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
  expect(await status({ 'if-modified-since': modified, 'if-none-match': '"another"' })).toBe(200);
});

it('that is replaced while it is asked for is sent as it is now', async () => {
  const media = env.MEDIA!;
  const key = recordingKey('replaced-brand');
  await media.put(key, BYTES);
  let isReplaced = false;
  const bucket = new Proxy(media, {
    get: (target, name: keyof R2Bucket) => async (asked: string, options: R2PutOptions) => {
      const answer = await (target[name] as typeof target.put)(asked, options as never);
      if (name === 'head' && !isReplaced) await media.put(key, 'a longer recording');
      isReplaced = true;
      return answer;
    },
  });
  const address = '/styles/videos/replaced-brand.mp4';
  const response = await ask(address, { headers: { range: 'bytes=0-7' } }, { MEDIA: bucket });
  expect(response.headers.get('content-range')).toBe('bytes 0-7/18');
  expect(response.headers.get('etag')).toBe((await media.head(key))?.httpEtag);
  expect(await textOf(response)).toBe('a longer');
});

it('with HEAD has the headers of the whole file and no body', async () => {
  const response = await ask(ADDRESS, { method: 'HEAD', headers: { range: 'bytes=0-3' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('14');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(await textOf(response)).toBe('');
});

it.each([
  ['/styles/videos/nobody.mp4', 'unknown_brand'],
  ['/styles/videos/..%2ftest-brand.mp4', 'unknown_brand'],
  ['/styles/videos/test-brand.webm', 'not_found'],
  ['/styles/videos/test-brand', 'not_found'],
  ['/styles/videos/.mp4', 'not_found'],
])('at %s is a 404 problem', async (path, code) => {
  await expectProblem(await ask(path), 404, code);
});

it('answers a preflight, and no other method', async () => {
  expect((await ask(ADDRESS, { method: 'OPTIONS' })).status).toBe(204);
  const response = await ask(ADDRESS, { method: 'DELETE' });
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  await expectProblem(response, 405, 'method_not_allowed');
});

it('without a bucket is a problem of configuration', async () => {
  const unbound = { MEDIA: undefined } as object; // wrangler.toml without the binding
  await expectProblem(await ask(ADDRESS, {}, unbound), 503, 'not_configured');
});
