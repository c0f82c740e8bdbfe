/**
 * `npm run board-distance -- [--brands 40] [--seed 1]`: how unlike the boards of different brands look. Draws brands,
 * takes the first screen of their boards at two widths, and prints the distances (OKLab, times 100, mean of 32 by 24
 * fields) between all pairs of brands, and between the two widths of one brand.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer-core';
import sharp from 'sharp';
import { type Oklab, oklabDistance, rgbaToOklab } from '../../src/color/oklab.ts';
import { seeded } from '../../src/text/seeded.ts';
import { serveAssets } from '../board/serve-assets.ts';
import { slugsWithBoards } from '../board/slugs-with-boards.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { ROOT } from '../local-platform.ts';

/** px */
const WIDTHS = [1280, 1200] as const;
const HEIGHT = 960;
const FIELDS = { width: 32, height: 24 } as const;
const SHARES = [0.05, 0.5, 0.95] as const;

const { values } = parseArgs({
  options: { brands: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
});
const random = seeded(Number(values.seed));
const all = await slugsWithBoards(join(ROOT, 'assets'));
const drawn = all
  .map((slug) => ({ slug, at: random() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, Number(values.brands));

const server = await serveAssets(join(ROOT, 'assets'));
const browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const page = await browser.newPage();
const looks: (readonly [Look, Look])[] = [];
for (const { slug } of drawn) {
  const url = `${server.origin}/styles/${slug}/board`;
  looks.push([await lookOf(page, url, WIDTHS[0]), await lookOf(page, url, WIDTHS[1])]);
}
await browser.close();
server.close();
print(
  'one brand, two widths',
  looks.map(([wide, narrow]) => distance(wide, narrow)),
);
print(
  'two brands',
  looks.flatMap(([one], at) => looks.slice(at + 1).map(([other]) => distance(one, other))),
);

/** Mean colours of the fields of a picture, in OKLab. */
type Look = readonly Oklab[];

async function lookOf(shown: Page, url: string, width: number): Promise<Look> {
  await shown.setViewport({ width, height: HEIGHT });
  await shown.goto(url, { waitUntil: 'load' });
  const picture = sharp(await shown.screenshot()).removeAlpha();
  const bytes = await picture.resize(FIELDS.width, FIELDS.height, { fit: 'fill' }).raw().toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, at) => {
    const [r = 0, g = 0, b = 0] = bytes.subarray(at * 3, at * 3 + 3);
    return rgbaToOklab({ r, g, b, a: 1 });
  });
}

function distance(one: Look, other: Look): number {
  const sum = one.reduce((total, color, at) => total + oklabDistance(color, other[at] ?? color), 0);
  return (100 * sum) / one.length;
}

function print(what: string, distances: readonly number[]): void {
  const sorted = distances.toSorted((a, b) => a - b);
  const list = SHARES.map((share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  console.log(`${what}: ${list[1]} (5 % below ${list[0]}, 5 % above ${list[2]}; ${sorted.length} pairs)`);
}
