import type { BrandRecord } from '../../src/catalog/record.ts';
import { html, type Markup } from '../html.ts';

/** A brand on the wall: its ground, its name in its heading style, its button and its colours. */
export function tile(brand: BrandRecord, heading: 'h2' | 'h3'): Markup {
  const { slug, name, theme, density, tier, mood, industry, country } = brand;
  const { font_class: classes, hue } = brand;
  const title = heading === 'h2' ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`;
  return html`<li
    class="tile"
    data-slug="${slug}"
    data-theme="${theme}"
    data-density="${density}"
    data-tier="${tier}"
    data-mood="${mood.join(' ')}"
    data-industry="${industry.join(' ')}"
    data-country="${country ?? ''}"
    data-font="${words(classes)}"
    data-hue="${words(hue)}"
  >
    <a class="b-${slug}" href="/styles/${slug}"
      >${title}<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span
      ><span class="tile-foot"
        ><span class="tile-button" aria-hidden="true"></span><span>${mood.slice(0, 2).join(', ')}</span></span
      ></a
    >
  </li>`;
}

function words(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(' ');
}
