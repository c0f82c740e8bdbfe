/**
 * `npm run draw-boards -- [--seed N] [--boards 40] [--hybrids 40] [--real 20] [--pages DIR] --out DIR`: takes pictures
 * of boards, of boards of hybrids and of real pages, drawn by seed, for blind grades (docs/BOARDS.md, "Grades").
 *
 * `DIR/pictures/001.png` and so on are shuffled and have no names: the first screen at 1280 by 800 px, with the whole
 * page small beside it. `DIR/key.json` names them; who grades must not see it.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer-core';
import sharp from 'sharp';
import { seeded } from '../../src/text/seeded.ts';
import { drawHybrids } from '../board/draw-hybrids.ts';
import { serveAssets } from '../board/serve-assets.ts';
import { slugsWithBoards } from '../board/slugs-with-boards.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { serveFolder } from '../corpus/serve-folder.ts';
import { ROOT } from '../local-platform.ts';

/** px */
const SCREEN = { width: 1280, height: 800 } as const;
/** Width of the column with the whole page, px of the picture. */
const SMALL = 320;
/** Longest part of a page that is shown, px of the page. */
const LONGEST = 6000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    boards: { type: 'string', default: '40' },
    hybrids: { type: 'string', default: '40' },
    real: { type: 'string', default: '20' },
    pages: { type: 'string', default: join(ROOT, '.cache/corpus') },
    out: { type: 'string' },
  },
});
const { out, pages: folder } = values;
if (out === undefined) {
  console.error('Usage: npm run draw-boards -- [--seed N] [--pages DIR] --out DIR');
  process.exit(2);
}
const seed = Number(values.seed);
const random = seeded(seed);
const assets = join(ROOT, 'assets');
const hybrids = await drawHybrids(assets, Number(values.hybrids), seed);
const server = await serveAssets(assets, new Map(hybrids.map(({ board }, at) => [`/hybrids/${at}`, board])));
const real = await serveFolder(folder);
const folders = existsSync(folder)
  ? readdirSync(folder).filter((id) => existsSync(join(folder, id, 'index.html')))
  : [];

/** A page to grade. */
interface Subject {
  readonly kind: 'board' | 'hybrid' | 'real';
  readonly name: string;
  readonly url: string;
}

const boards = drawn(await slugsWithBoards(assets), Number(values.boards));
const subjects: readonly Subject[] = shuffled([
  ...boards.map((slug) => ({
    kind: 'board' as const,
    name: slug,
    url: `${server.origin}/styles/${slug}/board`,
  })),
  ...hybrids.map(({ name }, at) => ({
    kind: 'hybrid' as const,
    name,
    url: `${server.origin}/hybrids/${at}`,
  })),
  ...drawn(folders.toSorted(), Number(values.real)).map((id) => ({
    kind: 'real' as const,
    name: id,
    url: `http://${real.host}/${id}/`,
  })),
]);

mkdirSync(join(out, 'pictures'), { recursive: true });
const browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const page = await browser.newPage();
const key: Record<string, { kind: string; name: string }> = {};
for (const [at, { kind, name, url }] of subjects.entries()) {
  const number = String(at + 1).padStart(3, '0');
  writeFileSync(join(out, 'pictures', `${number}.png`), await pictureOf(page, url));
  key[number] = { kind, name };
}
writeFileSync(join(out, 'key.json'), `${JSON.stringify(key, null, 2)}\n`);
await browser.close();
server.close();
real.close();
console.log(
  `${subjects.length} pictures in ${join(out, 'pictures')}, their names in ${join(out, 'key.json')}.`,
);

/** The first screen, and the whole page small at its right. */
async function pictureOf(shown: Page, url: string): Promise<Buffer> {
  await shown.setViewport(SCREEN);
  await shown.goto(url, { waitUntil: 'load' });
  await shown.evaluate('document.fonts.ready.then(() => undefined)');
  const screen = await shown.screenshot();
  const height = await shown.evaluate('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width: SCREEN.width, height: Math.min(Number(height), LONGEST) };
  const whole = sharp(await shown.screenshot({ clip, captureBeyondViewport: true }));
  const small = await whole
    .resize(SMALL, SCREEN.height, { fit: 'contain', position: 'top' })
    .png()
    .toBuffer();
  return sharp(screen)
    .extend({ right: SMALL + 16, background: '#808080' })
    .composite([{ input: small, left: SCREEN.width + 16, top: 0 }])
    .png()
    .toBuffer();
}

/** Without replacement. */
function drawn(from: readonly string[], count: number): readonly string[] {
  return shuffled(from).slice(0, count);
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
