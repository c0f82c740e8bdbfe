import type { BrandRecord } from '../../src/catalog/record.ts';
import { html, type Markup } from '../html.ts';

/** Options of a `<select>` that chooses a brand. */
export function brandOptions(brands: readonly BrandRecord[], chosen?: string): Markup {
  return html`${brands.map(({ slug, name }) => html`<option value="${slug}" ${slug === chosen ? html` selected` : ''}>${name}</option>`)}`;
}
