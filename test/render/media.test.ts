import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { findFfmpeg } from '../../scripts/media/ffmpeg.ts';
import { mediaFolder, type MediaFolder } from '../../scripts/media/media-files.ts';
import { pictureBrand } from '../../scripts/media/picture-brand.ts';
import { recordScroll } from '../../scripts/media/record-scroll.ts';
import { LiveTokensSchema } from '../../src/catalog/live-tokens.ts';
import { sampleEntry } from '../catalog/sample-entry.ts';
import { checkCatalog } from '../../scripts/catalog/check-catalog.ts';

let browser: Browser;
let root: string;
let media: MediaFolder;

beforeAll(async () => {
  browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
  media = mediaFolder(root);
});

afterAll(async () => {
  await browser.close();
  await rm(root, { recursive: true });
});

/** A browser that gets this page for every URL. */
function answering(status: number, page: string): Browser {
  const newPage = async () => {
    const tab = await browser.newPage();
    await tab.setRequestInterception(true);
    tab.on('request', (request) => {
      const isOwn = request.url().startsWith('file:');
      void (isOwn ? request.continue() : request.respond({ status, contentType: 'text/html', body: page }));
    });
    return tab;
  };
  return { newPage } as unknown as Browser; // the only method used
}

const OFFICIAL = `<!doctype html><title>Brand</title><body style="margin:0;background:#123456;color:#fff">
  <h1>We make things</h1><p>${'Things that last, made by people who care. '.repeat(10)}</p>
  <div style="position:fixed;inset:auto 0 0;background:#ff0000"><p>We use cookies</p><button>Accept all</button></div>`;

it.each([
  ['of its official page where that answers', 200, OFFICIAL, 'https://sample.example/', '#123456'],
  ['of its specimen where a page says it failed', 503, OFFICIAL, 'specimen', null],
  ['of its specimen where humans are asked to prove it', 200, '<p>Are you human?</p>', 'specimen', null],
])('takes the screenshot and measurements of a brand %s', async (_, status, page, from, ground) => {
  const official = sampleEntry().replaceAll(/^official_url: .*$/gm, 'official_url: https://sample.example/');
  const [entry] = checkCatalog([{ slug: 'sample', text: official }]).entries;
  if (entry === undefined) throw new Error('The sample is no entry.');
  const picturing = { media, ffmpeg: null, specimens: false, folder: root };
  const tokens = await pictureBrand(answering(status, page), entry, picturing);
  expect(tokens).toMatchObject({ measured_from: from, ...(ground !== null && { bg: ground }) });
  const { data } = await sharp(await readFile(media.screenshot('sample')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bottom = [...data.subarray(-3)];
  if (ground !== null) expect(Math.abs((bottom[0] ?? 0) - 0x12)).toBeLessThan(4); // the consent banner is hidden
});

it('uses the specimen for a brand whose page is unreachable', async () => {
  const unreachable = sampleEntry().replaceAll(/^official_url: .*$/gm, 'official_url: https://127.0.0.1:1/');
  const [entry] = checkCatalog([{ slug: 'sample', text: unreachable }]).entries;
  if (entry === undefined) throw new Error('The sample is no entry.');
  const tokens = await pictureBrand(browser, entry, { media, ffmpeg: null, specimens: false, folder: root });
  expect(v.safeParse(LiveTokensSchema, tokens).issues).toBeUndefined();
  expect(tokens).toMatchObject({ measured_from: 'specimen', bg: tokens.tokens['color.background'] });
  expect(Date.parse(tokens.measured_at)).toBeGreaterThan(Date.now() - 60_000);
  const screenshot = sharp(await readFile(media.screenshot('sample')));
  expect(await screenshot.metadata()).toMatchObject({ format: 'webp', width: 1280, height: 1600 });
  const { channels } = await screenshot.stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5); // the picture is not uniform
});

it.skipIf(findFfmpeg() === null)('a recording plays in any browser and during download', async () => {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 640, height: 400 });
  await tab.setContent('<body style="height:500px">Text');
  const file = path.join(root, 'short.mp4');
  await recordScroll(tab, file, findFfmpeg() ?? '');
  await tab.close();
  const bytes = await readFile(file);
  const at = (box: string) => bytes.indexOf(box, 0, 'latin1');
  expect(at('ftyp')).toBe(4);
  expect(at('moov')).toBeLessThan(at('mdat'));
  const [profile] = bytes.subarray(at('avcC') + 5);
  expect(profile).toBe(66); // baseline
  expect(at('soun')).toBe(-1);
});
