import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { ROOT } from '../../scripts/local-platform.ts';
import { mediaFolder } from '../../scripts/media/media-files.ts';
import { storeRecordings } from '../../scripts/media/store-recordings.ts';

interface Style {
  readonly slug: string;
  readonly has_screenshot: boolean;
  readonly has_video: boolean;
}

let service: TestHarness;
let styles: readonly Style[];

beforeAll(async () => {
  const env = 'development';
  service = createTestHarness({
    workers: [
      { configPath: './wrangler.toml', env },
      { configPath: './render/wrangler.toml', env },
    ],
  });
  await service.listen();
  const { MEDIA } = await service.getWorker<{ readonly MEDIA: R2Bucket }>().getEnv();
  await storeRecordings(MEDIA, mediaFolder(ROOT));
  ({ styles } = (await (await service.fetch('/api/styles.json')).json()) as { styles: readonly Style[] });
});

afterAll(() => service.close());

async function served(path: string): Promise<boolean> {
  const { status } = await service.fetch(path, { method: 'HEAD' });
  return status === 200;
}

it('the list states for each brand whether its screenshot and recording are served', async () => {
  for (const { slug, has_screenshot, has_video } of styles) {
    expect(await served(`/styles/screenshots/${slug}.webp`), slug).toBe(has_screenshot);
    expect(await served(`/styles/videos/${slug}.mp4`), slug).toBe(has_video);
  }
});

it('the reference brands have both in the documented formats', async () => {
  for (const slug of ['anthropic', 'apple', 'govuk', 'linear', 'stripe']) {
    const screenshot = await service.fetch(`/styles/screenshots/${slug}.webp`);
    expect(Object.fromEntries(screenshot.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, s-maxage=3600',
      'content-type': 'image/webp',
    });
    await screenshot.body?.cancel();
    const recording = await service.fetch(`/styles/videos/${slug}.mp4`, { headers: { range: 'bytes=4-7' } });
    expect(recording.status).toBe(206);
    expect(recording.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=3600');
    expect(await recording.text()).toBe('ftyp');
  }
});

it('an entry says what its screenshot shows, and why it has no live tokens', async () => {
  const record = (await (await service.fetch('/api/styles/govuk.json')).json()) as Record<string, unknown>;
  expect(record).toMatchObject({ has_screenshot: true, screenshot_of: 'board', live_tokens: null });
  expect(record['live_tokens_reason']).toMatch(/official page/);
});

it('a missing screenshot is a 404 problem', async () => {
  const response = await service.fetch('/styles/screenshots/nobody.webp');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});
