import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssetServer, serveAssets } from '../../scripts/board/serve-assets.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { findFfmpeg } from '../../scripts/media/ffmpeg.ts';
import { mediaFolder, type MediaFolder } from '../../scripts/media/media-files.ts';
import { pictureBrand } from '../../scripts/media/picture-brand.ts';
import { recordScroll } from '../../scripts/media/record-scroll.ts';
import { boardOf } from '../../src/board/board.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
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
      const isOwn = request.url().startsWith('http://127.0.0.1');
      void (isOwn ? request.continue() : request.respond({ status, contentType: 'text/html', body: page }));
    });
    return tab;
  };
  return { newPage } as unknown as Browser; // the only method used
}

const OFFICIAL = `<!doctype html><title>Brand</title><body style="margin:0;background:#123456;color:#fff">
  <h1>We make things</h1><p>${'Things that last, made by people who care. '.repeat(10)}</p>
  <div style="position:fixed;inset:auto 0 0;background:#ff0000"><p>We use cookies</p><button>Accept all</button></div>`;

const boards = await serveFolderOfBoards();

/** Serves the board of the sample. */
async function serveFolderOfBoards(): Promise<AssetServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-'));
  const { page, style } = boardOf(sample('https://sample.example/'));
  await mkdir(path.join(folder, 'styles/sample'), { recursive: true });
  await writeFile(path.join(folder, 'styles/sample/board.html'), page);
  await writeFile(path.join(folder, 'styles/sample/board.css'), style);
  return serveAssets(folder);
}
afterAll(() => boards.close());

function sample(url: string): CatalogEntry {
  const text = sampleEntry().replaceAll(/^official_url: .*$/gm, `official_url: ${url}`);
  const [entry] = checkCatalog([{ slug: 'sample', text }]).entries;
  if (entry === undefined) throw new Error('The sample is no entry.');
  return entry;
}

it.each([
  ['of its official page where that answers', 200, OFFICIAL, 'official'],
  ['of its board where a page says it failed', 503, OFFICIAL, 'board'],
  ['of its board where humans are asked to prove it', 200, '<p>Are you human?</p>', 'board'],
])('takes the screenshot of a brand %s, and measures only the official page', async (_, status, page, of) => {
  const picturing = { media, ffmpeg: null, boards: false, origin: boards.origin };
  const { subject, tokens } = await pictureBrand(
    answering(status, page),
    sample('https://sample.example/'),
    picturing,
  );
  expect(subject).toBe(of);
  if (of === 'board') return expect(tokens).toBeNull();
  expect(v.safeParse(LiveTokensSchema, tokens).issues).toBeUndefined();
  expect(tokens).toMatchObject({ measured_from: 'https://sample.example/', bg: '#123456' });
  expect(Date.parse(tokens?.measured_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const { data } = await sharp(await readFile(media.screenshot('sample')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bottom = [...data.subarray(-3)];
  expect(Math.abs((bottom[0] ?? 0) - 0x12)).toBeLessThan(4); // the consent banner is hidden
});

it('pictures the board of a brand whose page is unreachable', async () => {
  const picturing = { media, ffmpeg: null, boards: false, origin: boards.origin };
  const { subject } = await pictureBrand(browser, sample('https://127.0.0.1:1/'), picturing);
  expect(subject).toBe('board');
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
