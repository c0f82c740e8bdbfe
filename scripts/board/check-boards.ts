import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import type { HybridPages } from './draw-hybrids.ts';
import { serveAssets } from './serve-assets.ts';

export interface BoardProblem {
  readonly slug: string;
  readonly problem: string;
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** px; a desktop window and a small telephone. */
const WIDTHS = [1280, 360] as const;
/** Samples of the brand: their colours are its own, and the board states their contrast ratio. */
const SAMPLES = ['.piece', '[class*="x-"]', '.pair', '.chip'];

/** A page to check. */
interface Subject {
  /** What the problem names. */
  readonly name: string;
  readonly path: string;
  /** Colours whose contrast is known to be too low, `#rrggbb`. */
  readonly keptColors: readonly string[];
}

/** Opens boards in one browser, one after the other. */
export async function checkBoards(
  assets: string,
  slugs: readonly string[],
): Promise<readonly BoardProblem[]> {
  const subjects = slugs.map((slug) => ({ name: slug, path: `/styles/${slug}/board`, keptColors: [] }));
  return checkPages(assets, subjects, new Map());
}

/** The same for the boards and specimens of hybrids. A contrast that the hybrid lists as a conflict is no problem. */
export async function checkHybrids(
  assets: string,
  hybrids: readonly HybridPages[],
): Promise<readonly BoardProblem[]> {
  const pages = hybrids.flatMap(({ name, board, specimen, keptColors }, at) => [
    { name: `board of ${name}`, path: `/hybrids/${at}/board`, keptColors, html: board },
    { name: `specimen of ${name}`, path: `/hybrids/${at}/specimen`, keptColors, html: specimen },
  ]);
  return checkPages(assets, pages, new Map(pages.map(({ path, html }) => [path, html])));
}

async function checkPages(
  assets: string,
  subjects: readonly Subject[],
  hybrids: ReadonlyMap<string, string>,
): Promise<readonly BoardProblem[]> {
  const axe = readFileSync(AXE, 'utf8');
  const server = await serveAssets(assets, hybrids);
  const browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  const problems: BoardProblem[] = [];
  try {
    const page = await browser.newPage();
    let found: string[] = [];
    page.on('console', (message) => found.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => found.push(`error: ${String(error)}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(server.origin) && !url.startsWith('data:')) found.push(`request: ${url}`);
    });
    for (const { name, path, keptColors } of subjects) {
      found = [];
      await checkPage(page, server.origin + path, { axe, keptColors }, found);
      problems.push(...found.map((problem) => ({ slug: name, problem })));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return problems;
}

async function checkPage(
  page: Page,
  url: string,
  { axe, keptColors }: { readonly axe: string; readonly keptColors: readonly string[] },
  found: string[],
): Promise<void> {
  await page.setViewport({ width: WIDTHS[0], height: 900 });
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== 200) found.push(`status ${response?.status()}`);
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 }); // a board has no scripts, so it needs no other load
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (Number(overflow) > 0) found.push(`${width} px: ${String(overflow)} px overflow`);
    if ((await page.evaluate(BROKEN_NAME)) === true) found.push(`${width} px: the name breaks within a word`);
    const wide = await page.evaluate(OVERFLOWING);
    if (typeof wide === 'string' && wide !== '') found.push(`${width} px: cut off: ${wide}`);
    found.push(...(await faultsOfText(page, width)));
  }
  await page.evaluate(axe);
  const violations = await page.evaluate(violationsOf(keptColors));
  if (Array.isArray(violations)) found.push(...violations.map((violation) => `axe: ${String(violation)}`));
}

async function faultsOfText(page: Page, width: number): Promise<string[]> {
  const covered = await page.evaluate(COVERED_TITLES);
  const narrow = await page.evaluate(NARROW_TEXTS);
  return [
    ...listed(covered).map((title) => `${width} px: text over the title ${title}`),
    ...listed(narrow).map((text) => `${width} px: no room for ${text}`),
  ];
}

function listed(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.map(String) : [];
}

/** A script that runs axe and returns the id and place of each violation. */
function violationsOf(keptColors: readonly string[]): string {
  return `axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: true } } }).then(({ violations }) => {
  const kept = ${JSON.stringify(keptColors)};
  const isKnown = ({ target, any }) =>
    document.querySelector(target[0])?.closest(${JSON.stringify(SAMPLES.join(','))}) ||
    any.some(({ data }) => kept.includes(data?.fgColor) || kept.includes(data?.bgColor));
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'color-contrast' || !isKnown(node))
      .map((node) => id + ' ' + node.target.join(' ')));
})`;
}

/** Whether a word of the name takes more than one line. */
const BROKEN_NAME = `(() => {
  const name = document.querySelector('h1 span');
  if (!name) return false; // the board of a page that is not one
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { index, 0: word } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
    }
  }
  return false;
})()`;

/** The class of the first element outside pieces and pictures, and not within a drawing, that reaches beyond the window. */
const OVERFLOWING = `(() => {
  const limit = document.documentElement.clientWidth + 1;
  const one = [...document.querySelectorAll('main *')].find((e) => !e.ownerSVGElement && !e.closest('.piece,.m,.art') && e.getBoundingClientRect().right > limit && getComputedStyle(e).display !== 'none');
  return one ? one.tagName + '.' + one.className : '';
})()`;

/** Titles of sections under the text of another part of their section. */
const COVERED_TITLES = `(() => {
  // As high as their line: the boxes of letters are higher where the leading is tight, without ink there.
  const linesOf = (element) => {
    const found = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const height = parseFloat(getComputedStyle(text.parentElement).lineHeight);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const half = Math.min((height || bottom - top) / 2, (bottom - top) / 2);
        found.push({ left, right, top: (top + bottom) / 2 - half, bottom: (top + bottom) / 2 + half });
      }
    }
    return found;
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return [...document.querySelectorAll('.s>h2')]
    .filter((title) => {
      const own = linesOf(title);
      const others = [...title.parentElement.children].filter((e) => e !== title).flatMap(linesOf);
      return own.some((a) => others.some((b) => meet(a, b)));
    })
    .map((title) => title.textContent);
})()`;

/** Horizontal texts in signature moves that are narrower than two letters, so that their words break into letters. */
const NARROW_TEXTS = `(() =>
  [...document.querySelectorAll('.piece :is(h1,h2,h3,p,li,b,blockquote)')]
    .filter((e) => {
      const style = getComputedStyle(e);
      const isShown = e.getClientRects().length > 0 && style.visibility === 'visible';
      return isShown && style.display !== 'inline' && style.writingMode === 'horizontal-tb' && e.textContent.trim().length > 12 && e.offsetWidth < 2 * parseFloat(style.fontSize);
    })
    .map((e) => e.tagName.toLowerCase() + ' ' + e.textContent.trim().slice(0, 30)))()`;
