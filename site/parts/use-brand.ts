import type { BrandRecord } from '../../src/catalog/record.ts';
import { html, type Markup } from '../html.ts';
import { codeBlock } from './code-block.ts';

/** A document of the brand and its path. */
export type Download = readonly [name: string, path: string];

/** What people do with a brand: give its contract to an agent, judge, mix and compare, and take its documents along. */
export function useIt({ slug, name }: BrandRecord, downloads: readonly Download[]): Markup {
  const contract = downloads.find(([label]) => label === 'agents.md');
  const others = downloads.filter((one) => one !== contract);
  return html`<h2>Use it</h2>
    ${
      contract === undefined
        ? ''
        : html`<p>
              <a href="${contract[1]}">AGENTS.md</a> has the rules and tokens of ${name} for a coding agent:
            </p>
            ${codeBlock(`npx design-taste contract --brand ${slug} > AGENTS.md`)}`
    }
    <ul class="plain">
      <li><a href="/judge?brand=${slug}">Judge a page against ${name}</a></li>
      <li><a href="/compose?with=${slug}">Mix ${name} with other brands</a></li>
      <li><a href="/compare?a=${slug}">Compare ${name} with a brand or a page</a></li>
      <li class="links">${others.map(([label, path]) => html`<a href="${path}">${label}</a> `)}</li>
    </ul>`;
}

/** The picture of the brand, which leads to its board. */
export function boardPicture({ slug, name, official_url: url, ...brand }: BrandRecord): Markup {
  const board = `/styles/${slug}/board`;
  if (!brand.has_screenshot)
    return html`<div>
      <h2><a href="${board}">Board of ${name}</a></h2>
    </div>`;
  const isBoard = brand.screenshot_of === 'board';
  return html`<div>
    <h2><a href="${board}">Board of ${name}</a></h2>
    <figure class="board-picture">
      <a href="${board}"
        ><img
          src="/styles/screenshots/${slug}.webp"
          width="1280"
          height="1600"
          alt="${isBoard ? `Board of ${name}` : `Page of ${name}`}"
      /></a>
      <figcaption>
        ${isBoard ? 'Drawn from this entry alone.' : `A page of ${new URL(url).host}.`} The board is in the
        brand's colours, sizes and components.
      </figcaption>
    </figure>
  </div>`;
}
