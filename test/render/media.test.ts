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

it('a brand whose page cannot be reached is pictured and measured from its specimen', async () => {
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
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5); // something is to be seen
});

it.skipIf(findFfmpeg() === null)('a recording plays in any browser, and while it loads', async () => {
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
