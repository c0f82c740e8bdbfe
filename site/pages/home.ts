import type { BrandRecord } from '../../src/catalog/record.ts';
import { html } from '../html.ts';
import { brandOptions } from '../parts/brand-options.ts';
import { facetForm } from '../parts/facets.ts';
import { tile } from '../parts/tile.ts';
import type { SitePage } from '../shell.ts';

/** The first page: what it is, a form that judges a page, the wall of brands. */
export function homePage(brands: readonly BrandRecord[]): SitePage {
  return {
    path: '/',
    title: 'Design taste catalog',
    description: `How ${brands.length} brands look and speak, as rules that a coding agent can follow, and a judge that reads any web page.`,
    kind: 'home',
    styles: ['/site/tiles.css'],
    scripts: ['gallery'],
    main: html`<section class="lead">
        <h1>How ${brands.length} brands look and speak, written as rules.</h1>
        <p>
          Give a coding agent the rules of a brand. Then let the judge score the page it made. The judge needs
          no browser and no key, and it says which element each finding comes from.
        </p>
        <form class="ask" action="/judge" method="get">
          <label
            ><span>Judge this page</span
            ><input type="url" name="url" required placeholder="https://example.com" inputmode="url"
          /></label>
          <label
            ><span>against</span
            ><select name="brand">
              ${brandOptions(brands, 'linear')}
            </select></label
          >
          <button>Judge</button>
        </form>
      </section>
      <section aria-label="Brands">
        ${facetForm(brands)}
        <ul class="wall">
          ${brands.map((brand) => html`${tile(brand, 'h2')} `)}
        </ul>
      </section>`,
  };
}
