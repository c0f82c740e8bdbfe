import type { BrandRecord } from '../../src/catalog/record.ts';
import { html, type Markup } from '../html.ts';

/** What a brand is at a glance, as terms of a list. */
export function facts({ tier, theme, density, mood, era, ground, official_url: url }: BrandRecord): Markup {
  const shares = Object.entries(ground.tokens).filter(([, share]) => share > 0);
  const stated = shares.map(([kind, share]) => `${Math.round(share * 100)} % ${KNOWN_FROM[kind] ?? kind}`);
  const rows = [
    ['Page', html`<a href="${url}">${new URL(url).host}</a>`],
    ['Look', `${theme}, ${density} density, ${mood.join(', ')}`],
    ['Era', era.join('; ')],
    ['Tokens', stated.join(', ')],
    ['Tier', tier],
  ] as const;
  return html`${rows.map(
    ([term, text]) =>
      html`<div>
        <dt>${term}</dt>
        <dd>${text}</dd>
      </div>`,
  )}`;
}

/** What tokens are known from, in words. */
const KNOWN_FROM: Readonly<Record<string, string>> = {
  recalled: 'from memory, unchecked',
  independent: 'stated by others',
  'first-party': 'stated by the brand',
};
