import type { BrandRecord } from '../../src/catalog/record.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import { CATEGORIES, type Category } from '../../src/grammar/axis.ts';
import { LAYOUT_IDS } from '../../src/specimen/layouts/index.ts';
import { html, type Markup } from '../html.ts';
import { brandOptions } from '../parts/brand-options.ts';
import type { SitePage } from '../shell.ts';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** The mix that the page shows before anything is chosen. */
const FIRST = {
  brands: { a: 'linear', b: 'stripe', c: '', d: '' },
  categories: {
    surface: 'a',
    palette: 'b',
    type: 'b',
    emphasis: 'a',
    whitespace: 'a',
    voice: 'a',
    motion: 'a',
    imagery: 'a',
  },
} as const satisfies {
  brands: Record<(typeof LETTERS)[number], string>;
  categories: Record<Category, (typeof LETTERS)[number]>;
};

const WHAT: Readonly<Record<Category, string>> = {
  surface: 'ground, corners, borders, shadows',
  palette: 'hues, contrast, use of the accent',
  type: 'typefaces, weights, scale',
  emphasis: 'how buttons and groups stand out',
  whitespace: 'gaps and density',
  voice: 'sentences, formality',
  motion: 'amount, timing, trigger',
  imagery: 'kind of pictures',
};

/** A form that mixes brands category by category, the specimen of the mix and its exports. */
export function composePage(brands: readonly BrandRecord[]): SitePage {
  return {
    path: '/compose',
    title: 'Mix brands',
    description:
      'Take the palette of one brand and the type of another: a live specimen, what was changed so that the parts agree, and the tokens to download.',
    kind: 'compose',
    scripts: ['compose'],
    main: html`<h1>Mix brands</h1>
      <p class="intro">
        Choose two to four brands and what to take from each. Colours that lose contrast on their new ground
        are moved, and the page says which.
      </p>
      <div class="split">
        <form class="mix" method="get" action="/api/compose">
          <div class="mix-brands">${LETTERS.map((letter) => brandField(letter, brands))}</div>
          ${CATEGORIES.map(categoryField)} ${layoutField()}
          <noscript
            ><p>
              Choosing needs scripts here. Without them, name a brand for each category in the address:
              <code>/api/compose?surface=linear&amp;palette=stripe&amp;output_format=html</code>.
            </p></noscript
          >
        </form>
        ${result()}
      </div>`,
  };
}

function brandField(letter: (typeof LETTERS)[number], brands: readonly BrandRecord[]): Markup {
  const chosen = FIRST.brands[letter];
  // The script copies the options of the first list into the others.
  const options = html`<option value="">none</option>
    ${brandOptions(brands, chosen)}`;
  return html`<label
    ><span>${letter.toUpperCase()}</span
    ><select name="${letter}" autocomplete="off" ${letter === 'a' ? '' : html` data-chosen="${chosen}"`}>
      ${letter === 'a' ? options : ''}
    </select></label
  >`;
}

function layoutField(): Markup {
  return html`<label class="mix-layout"
    ><span>Layout of the specimen</span
    ><select name="layout" autocomplete="off">
      <option value="">the one that fits the mix</option>
      ${LAYOUT_IDS.map((id) => html`<option value="${id}">${id}</option>`)}
    </select></label
  >`;
}

function categoryField(category: Category): Markup {
  const choices = [...LETTERS, ''] as const;
  return html`<div
    class="pick"
    role="radiogroup"
    aria-labelledby="pick-${category}"
    data-category="${category}"
  >
    <p id="pick-${category}"><b>${category}</b> <small>${WHAT[category]}</small></p>
    <div>
      ${choices.map(
        (letter) =>
          html`<label
            ><input
              type="radio"
              name="${category}"
              value="${letter}"
              autocomplete="off"
              ${letter === FIRST.categories[category] ? html` checked` : ''}
            /><span>${letter === '' ? 'none' : letter.toUpperCase()}</span></label
          >`,
      )}
    </div>
  </div>`;
}

function result(): Markup {
  const { brands, categories } = FIRST;
  const query = CATEGORIES.map((category) => `${category}=${brands[categories[category]]}`).join('&');
  const at = (format: string) => `/api/compose?${query}&output_format=${format}`;
  return html`<div class="mix-result">
    <p class="mix-problem problem" role="alert" hidden></p>
    <h2 class="mix-name" aria-live="polite" data-whole>A mix of brands</h2>
    <p class="mix-move" data-whole>The specimen below is made from the choices of the form.</p>
    <iframe title="Specimen of the mix" src="${at('html')}" data-whole></iframe>
    <section data-whole>
      <h3>What was changed</h3>
      <ul class="mix-conflicts plain"></ul>
    </section>
    <section data-whole>
      <h3>Take it along</h3>
      <ul class="files">
        ${downloads().map(([format, file]) => html`<li><a href="${at(format)}" data-format="${format}" download="${file}">${file}</a></li>`)}
        <li><a href="${at('board')}" data-format="board">Board with the signature moves</a></li>
        <li><a href="${at('html')}" data-format="html">Specimen alone</a></li>
      </ul>
    </section>
  </div>`;
}

/** Format and file name of each export. */
function downloads(): readonly (readonly [string, string])[] {
  return [['agents_md', 'AGENTS.md'], ...EXPORTERS.map(({ id, file }) => [id, file] as const)];
}
