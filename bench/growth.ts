import { spawnSync } from 'node:child_process';
import { styleDocument } from '../src/cascade/style-document.ts';
import { pageFromHtml } from '../src/page/given-page.ts';

const FACTORS = [1, 2, 4, 8];
const BASE_RULES = 2_000;
const BASE_ELEMENTS = 1_000;
const HEAP_MB = 64;

/** A stylesheet of ordinary rules, of which one in ten matches. */
export function sheetOf(rules: number): string {
  const rule = (i: number) =>
    `.card-${i % 500} > .title-${i} a:not(.x), .item-${i} { margin: ${i % 9}px auto; color: rgb(${i % 256} 20 40 / .9); ` +
    `padding: calc(1em + ${i % 7}px); --c${i % 50}: ${i}px; border: 1px solid var(--line, #ccc) }\n`;
  return Array.from({ length: rules }, (_, i) => rule(i)).join('');
}

/** A page of cards with four elements each. @param elements total number of elements */
export function pageOf(elements: number, css: string): string {
  const card = (i: number) =>
    `<div class="card-${i % 500}"><h3 class="title-${i}"><a href="#">t</a></h3><p class="item-${i}">x</p></div>`;
  return `<!doctype html><style>${css}</style>${Array.from({ length: elements / 4 }, (_, i) => card(i)).join('')}`;
}

/** Milliseconds for 1, 2, 4 and 8 times the rules, and for 1, 2, 4 and 8 times the elements. */
export function growth(): { readonly rules: number[]; readonly elements: number[] } {
  return {
    rules: FACTORS.map((factor) => best(pageOf(BASE_ELEMENTS, sheetOf(BASE_RULES * factor)))),
    elements: FACTORS.map((factor) => best(pageOf(BASE_ELEMENTS * factor, sheetOf(BASE_RULES)))),
  };
}

function best(html: string): number {
  const times = [0, 1, 2, 3].map(() => {
    const start = performance.now();
    styleDocument(pageFromHtml({ html }));
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Whether a page with 1 MB of CSS can be read with a heap of 64 MB. */
export function fitsSmallHeap(): boolean {
  const program = `
    import { pageOf, sheetOf } from '${import.meta.url}';
    import { styleDocument } from '${new URL('../src/cascade/style-document.ts', import.meta.url).href}';
    import { pageFromHtml } from '${new URL('../src/page/given-page.ts', import.meta.url).href}';
    const css = sheetOf(7000);
    if (css.length < 1e6) throw new Error('The sheet is too small.');
    styleDocument(pageFromHtml({ html: pageOf(2000, css) }));`;
  const flags = [`--max-old-space-size=${HEAP_MB}`, '--input-type=module', '--eval', program];
  return spawnSync(process.execPath, flags, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
