import { FETCH_LIMITS } from '../../src/page/limits.ts';
import { fillCss, fillHtml } from './fill.ts';
import type { HostilePage } from './kind.ts';

/** Bytes: sizes of plain pages are whole multiples, so that few pages stand beside many hostile ones. */
const STEP = 500_000;

/** A page of ordinary sections and rules, about as long as another one. */
export function plainPage({ html, css }: HostilePage): HostilePage {
  return {
    html: fillHtml(SECTION, inSteps(html.length) / FETCH_LIMITS.htmlBytes),
    css: css === '' ? '' : fillCss(rule, inSteps(css.length) / FETCH_LIMITS.cssBytes),
  };
}

function inSteps(bytes: number): number {
  return Math.max(1, Math.round(bytes / STEP)) * STEP;
}

const SECTION = `<section class="band c1"><h2 class=c2>What the garden needs in spring</h2>
<p class=c3>Most beds want compost, a little lime and a fortnight without frost before anything is sown. <a href=/beds>How to prepare a bed</a></p>
<ul class=c4><li>Rake the soil until it is fine.</li><li>Sow in rows and water them in the evening.</li></ul></section>\n`;

function rule(index: number): string {
  return `.c${index} .card:hover, .c${index} > a { color: #1d3557; padding: 4px 8px; border-radius: 4px; margin: 0 0 12px }\n`;
}
