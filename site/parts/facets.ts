import type { BrandRecord } from '../../src/catalog/record.ts';
import { html, type Markup } from '../html.ts';

/** Facets of the gallery: attribute of a tile, label, values of a brand. */
const FACETS = [
  ['theme', 'Scheme', ({ theme }: BrandRecord) => [theme]],
  ['mood', 'Mood', ({ mood }: BrandRecord) => mood],
  ['industry', 'Industry', ({ industry }: BrandRecord) => industry],
  ['font', 'Typeface', ({ font_class: classes }: BrandRecord) => classes],
  ['hue', 'Colour', ({ hue }: BrandRecord) => hue],
  ['density', 'Density', ({ density }: BrandRecord) => [density]],
  ['country', 'Country', ({ country }: BrandRecord) => (country === undefined ? [] : [country])],
  ['tier', 'Tier', ({ tier }: BrandRecord) => [tier]],
] as const;

/** The form that narrows the gallery. Without scripts a stylesheet hides it, and all brands stay in view. */
export function facetForm(brands: readonly BrandRecord[]): Markup {
  return html`<form class="facets" role="search">
    <label class="facet-search"
      ><span>Search</span
      ><input type="search" name="q" placeholder="quiet luxury, dark tools" autocomplete="off"
    /></label>
    ${FACETS.map(([name, label, valuesOf]) => select(name, label, counted(brands.flatMap((brand) => [...valuesOf(brand)]))))}
    <button type="reset">All brands</button>
    <p class="count" role="status">${brands.length} brands</p>
  </form>`;
}

function select(name: string, label: string, values: readonly (readonly [string, number])[]): Markup {
  return html`<label
    ><span>${label}</span
    ><select name="${name}">
      <option value="">any</option>
      ${values.map(([value, count]) => html`<option value="${value}">${value} (${count})</option>`)}
    </select></label
  > `;
}

function counted(values: readonly string[]): readonly (readonly [string, number])[] {
  const groups = Map.groupBy(values, (value) => value);
  return [...groups]
    .map(([value, all]) => [value, all.length] as const)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
