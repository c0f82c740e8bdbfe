import type { BrandRecord } from '../../src/catalog/record.ts';
import { html } from '../html.ts';
import { explained } from '../parts/explained.ts';
import { brandOptions } from '../parts/brand-options.ts';
import type { SitePage } from '../shell.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { PASS_FROM } from '../../src/score/total.ts';

/** What a verdict has, shown until there is one. */
const PARTS = [
  ['Score', `How far the page follows the design of the target, from 0 to 100. It passes from ${PASS_FROM}.`],
  ['Identity', 'How closely it keeps the colours, typefaces, sizes, corners and controls of the brand.'],
  [
    'Fixes',
    'The changes that gain most. Those with CSS were tried on the page, and their gain was measured.',
  ],
  ['Evidence', `The element, the property and the value that decide each of the ${AXES.length} axes.`],
] as const;

/** A page that a first visitor can have judged at once. */
const EXAMPLE = new URLSearchParams({
  html: '<main><h1>Invoices in two minutes</h1><p>Write it, send it, get paid.</p><a href="/new">Create an invoice</a></main>',
  css: 'main { max-width: 480px; padding: 32px; border-radius: 12px; box-shadow: 0 12px 32px #0003 }',
  brief: 'square corners, no shadows',
}).toString();

/** The judge: a form, and a script that asks the service and shows its answer. Nothing is stored. */
export function judgePage(brands: readonly BrandRecord[]): SitePage {
  return {
    path: '/judge',
    title: 'Judge a page',
    description: 'Score a web page against the taste of a brand or a brief, with evidence and proven fixes.',
    kind: 'judge',
    scripts: ['judge', 'copy'],
    main: html`<h1>Judge a page</h1>
      <p class="intro">
        Give an address, or paste the HTML of a page that only you can reach. The judge reads HTML and CSS,
        compares them with a brand or a brief, and names the element and the value behind each finding.
        Nothing is stored.
        <a href="/judge?${EXAMPLE}">Judge an example</a>
      </p>
      <form class="ask tall" method="get" action="/judge">
        <label
          ><span>Address</span><input type="url" name="url" placeholder="https://example.com" inputmode="url"
        /></label>
        <details>
          <summary>or paste HTML</summary>
          <label><span>HTML</span><textarea name="html" rows="6" spellcheck="false"></textarea></label>
          <label
            ><span>CSS that the HTML does not contain</span
            ><textarea name="css" rows="4" spellcheck="false"></textarea>
          </label>
        </details>
        <label
          ><span>Against a brand</span
          ><select name="brand">
            <option value="">none</option>
            ${brandOptions(brands)}
          </select></label
        >
        <label
          ><span>or against a brief</span
          ><input name="brief" placeholder="warm cream ground, bold serif headings, pill buttons"
        /></label>
        <button>Judge</button>
        <noscript
          ><p>
            The judge needs scripts here. Without them: <code>POST /api/score</code>, or the command
            <code>taste score</code>.
          </p></noscript
        >
      </form>
      <div class="verdict" aria-live="polite">${explained(PARTS)}</div>`,
  };
}
