/**
 * `npm run readme-picture -- --service http://127.0.0.1:8787`: takes the picture of the README from a running service: the
 * board of a brand beside the verdict on a small shop page that is judged against it. Prints the figures in the picture,
 * which the alternative text repeats.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type Browser } from 'puppeteer-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { ROOT } from '../local-platform.ts';

const BRAND = 'linear';
const HTML =
  '<main><h1>Bread from our own mill</h1><p>We grind on Mondays and bake on every other day.</p><a class="buy" href="/order">Order a loaf</a><section class="card"><h2>Rye with caraway</h2><p>Dark and close, keeps for nine days.</p></section><section class="card"><h2>Wheat from the stone</h2><p>A mild loaf for every day, baked twice.</p></section></main>';
const CSS =
  'body{margin:0;background:#faf7f0;color:#2b2118;font:17px/1.6 Georgia,serif}main{max-width:640px;margin:0 auto;padding:48px 24px}h1{font-size:44px}.buy{background:#b3401f;color:#fff;padding:12px 24px;border-radius:999px;text-decoration:none}.card{background:#fff;border-radius:16px;padding:24px;margin:24px 0;box-shadow:0 8px 24px #0002}';
/** px of the picture */
const [WIDTH, HEIGHT, GAP] = [1420, 778, 20];
const HALF = (WIDTH - GAP) / 2;
const ABOVE = 40; // px above the figures

const { values } = parseArgs({ options: { service: { type: 'string' } } });
if (values.service === undefined) {
  console.error('Usage: npm run readme-picture -- --service http://127.0.0.1:8787');
  process.exit(2);
}
const { service } = values;
const browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const [board, { picture, figures }] = [await boardOf(browser), await verdictOf(browser)];
await browser.close();
await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#d0d0d0' } })
  .composite([
    { input: board, left: 0, top: 0 },
    { input: picture, left: HALF + GAP, top: 0 },
  ])
  .webp({ quality: 90 })
  .toFile(join(ROOT, 'docs/board-and-verdict.webp'));
console.log(`docs/board-and-verdict.webp: score and identity ${figures.join(', ')}`);

/** The first screen of the board, as on a desktop and smaller. */
async function boardOf(shown: Browser): Promise<Buffer> {
  const page = await shown.newPage();
  await page.setViewport({ width: 1280, height: Math.round((1280 * HEIGHT) / HALF) });
  await page.goto(`${service}/styles/${BRAND}/board`, { waitUntil: 'networkidle0' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return sharp(await page.screenshot())
    .resize(HALF, HEIGHT)
    .toBuffer();
}

/** The verdict and the first fixes on /judge. */
async function verdictOf(shown: Browser): Promise<{ picture: Buffer; figures: readonly string[] }> {
  const page = await shown.newPage();
  await page.setViewport({ width: HALF, height: HEIGHT });
  await page.goto(`${service}/judge?brand=${BRAND}`, { waitUntil: 'networkidle0' });
  await page.click('summary');
  await page.$eval('[name=html]', (field, html) => Object.assign(field, { value: html }), HTML);
  await page.$eval('[name=css]', (field, css) => Object.assign(field, { value: css }), CSS);
  await page.click('.ask button');
  await page.waitForSelector('.verdict:not([aria-busy]) .fixes li');
  const figures = await page.$$eval('.figure strong', (all) =>
    all.map(({ textContent }) => textContent ?? ''),
  );
  await page.evaluate(
    `scrollTo(0, scrollY + document.querySelector('.figure').getBoundingClientRect().top - ${ABOVE})`,
  );
  return { picture: Buffer.from(await page.screenshot()), figures };
}
