/**
 * `npm run media -- [--only a,b] [--again] [--no-recordings] [--boards] [--at-once 2] [--upload]`: makes the missing
 * screenshots, scroll recordings and live tokens of all brands, from the official page if it is reachable, else from the
 * board. Then stores the recordings in the local bucket, or with --upload in the deployed one. The run can be
 * stopped and resumed.
 */
import path from 'node:path';
import { launch } from 'puppeteer-core';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { serveAssets } from '../board/serve-assets.ts';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { ensureFfmpeg } from '../media/ffmpeg.ts';
import {
  mediaFolder,
  readLiveTokens,
  readSubjects,
  slugsIn,
  writeLiveTokens,
  writeSubjects,
} from '../media/media-files.ts';
import { MEDIA_USAGE, mediaOptions, type MediaOptions } from '../media/media-options.ts';
import { pictureBrand } from '../media/picture-brand.ts';
import { progressOf } from '../media/progress.ts';
import { storeLocally, upload } from '../media/store-recordings.ts';

/** Milliseconds for a browser response before the brand counts as failed. */
const ANSWER_MS = 60_000;

process.chdir(ROOT);
const media = mediaFolder(ROOT);
const { entries } = await checkedCatalog();
const options = optionsOrExit();
const measured = new Map(readLiveTokens(media));
const subjects = new Map(readSubjects(media));
const failed = await picture(await wanted());
Object.assign(process.env, prepareLocalPlatform());
const stored = options.upload ? await upload(media) : await storeLocally(media);
console.log(`${stored} recordings ${options.upload ? 'uploaded' : 'stored in the local bucket'}.`);
if (failed > 0) process.exit(1);

function optionsOrExit(): MediaOptions {
  try {
    return mediaOptions(process.argv.slice(2), new Set(entries.map(({ slug }) => slug)));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${MEDIA_USAGE}`);
    process.exit(2);
  }
}

/** Brands that lack one of the requested media. */
async function wanted(): Promise<readonly CatalogEntry[]> {
  const screenshots = await slugsIn(media.screenshots, '.webp');
  const recordings = await slugsIn(media.recordings, '.mp4');
  const isDone = (slug: string) =>
    screenshots.has(slug) && subjects.has(slug) && (recordings.has(slug) || !options.recordings);
  return entries.filter(
    ({ slug }) => (options.only?.includes(slug) ?? true) && (options.again || !isDone(slug)),
  );
}

/** Returns the number of brands that failed. */
async function picture(brands: readonly CatalogEntry[]): Promise<number> {
  if (brands.length === 0) return 0;
  const { recordings, boards, atOnce } = options;
  const ffmpeg = recordings ? ensureFfmpeg() : null;
  const executablePath = ensureChromium();
  const { origin, close } = await serveAssets(path.join(ROOT, 'assets'));
  const progress = progressOf(brands.length);
  const queue = brands.values();
  let failures = 0;
  const work = async () => {
    for (const entry of queue) {
      // One browser for each brand, because tabs of one browser block each other's screenshots, sometimes forever.
      const browser = await launch({ executablePath, protocolTimeout: ANSWER_MS, args: [...CHROMIUM_FLAGS] });
      try {
        const { subject, tokens } = await pictureBrand(browser, entry, { media, ffmpeg, boards, origin });
        subjects.set(entry.slug, subject);
        if (tokens !== null) measured.set(entry.slug, tokens);
        await writeSubjects(media, subjects);
        await writeLiveTokens(media, measured);
      } catch (error) {
        failures++;
        progress.say(`${entry.slug}: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        await browser.close();
      }
      progress.step(entry.slug);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  progress.end();
  close();
  return failures;
}
