import type { BrandRecord } from '../../src/catalog/record.ts';
import { html } from '../html.ts';
import { explained } from '../parts/explained.ts';
import { brandOptions } from '../parts/brand-options.ts';
import type { SitePage } from '../shell.ts';
import { AXES } from '../../src/grammar/axes/index.ts';

/** What a comparison has, shown until there is one. */
const PARTS = [
  ['Similarity', 'How far the two agree, on the axes that both of them show.'],
  ['Boards', 'The two brands side by side, each drawn from its own tokens.'],
  ['Axes', 'The values by category: the same, near, or different.'],
  ['Identity', 'How closely one of them keeps the colours, typefaces and shapes of the other.'],
] as const;

/** A form that compares two brands, or a brand and a page, and a place for the answer. */
export function comparePage(brands: readonly BrandRecord[]): SitePage {
  return {
    path: '/compare',
    title: 'Compare',
    description: `Two brands, or a brand and a page, side by side: ${AXES.length} axes, identity, boards.`,
    kind: 'compare',
    scripts: ['compare'],
    main: html`<h1>Compare</h1>
      <p class="intro">
        Compare two brands, or a brand and any page, on ${AXES.length} axes. Where both have design tokens,
        one is also judged by the tokens of the other.
      </p>
      <form class="ask pair" method="get" action="/compare">
        <label
          ><span>This brand</span
          ><select name="a">
            ${brandOptions(brands, 'linear')}
          </select></label
        >
        <label
          ><span>with this brand</span
          ><select name="b">
            ${brandOptions(brands, 'stripe')}
          </select></label
        >
        <label
          ><span>or with the page at this address</span
          ><input type="url" name="url" placeholder="https://example.com" inputmode="url"
        /></label>
        <details>
          <summary>or with HTML that you paste</summary>
          <label><span>HTML</span><textarea name="html" rows="6" spellcheck="false"></textarea></label>
        </details>
        <button>Compare</button>
        <noscript
          ><p>
            Comparing needs scripts here. Without them: <code>POST /api/diff</code>, or the command
            <code>taste diff linear stripe</code>.
          </p></noscript
        >
      </form>
      <div class="comparison" aria-live="polite">${explained(PARTS)}</div>`,
  };
}
