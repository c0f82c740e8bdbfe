import { CATALOG } from '../../src/catalog/built/catalog.ts';
import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { firstScheme } from '../../src/catalog/flat-tokens.ts';
import { grammarOf } from '../../src/grammar/read-axes.ts';
import { contractPage, sourceOf } from '../../src/identity/contract-page.ts';
import { identityScores, judgeBrands, targetOfBrand } from '../../src/identity/judge-brands.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { nearestTo, type Likeness } from '../../src/query/nearest.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { surveyPage } from '../../src/survey.ts';
import type { BrandCase } from './brand-cases.ts';
import { inOtherScheme, inTypefaceFor } from './change-tokens.ts';

/** At which place /api/nearest lists the brand that a page is made for. */
export interface Ranked {
  readonly kind: string;
  readonly half: string;
  /** 1 is the first place; by axes alone, and with the identity. */
  readonly axes: number;
  readonly both: number;
}

/** Ranks all brands for pages made from the tokens of a brand, changed ones, and its specimen. */
export function rankBrand({ brand: slug, half, substitute }: BrandCase): Ranked[] {
  const brand = CATALOG.brands.find(({ entry }) => entry.slug === slug);
  if (brand?.grammar == null) return [];
  return pagesOf(brand, brand.grammar, substitute).map(([kind, html]) => {
    const survey = surveyPage(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
    const grammar = grammarOf(survey.readings);
    const identities = identityScores(judgeBrands(seeIdentity(survey), CATALOG.brands));
    const { prior, weights } = CATALOG;
    const placeWith = (likeness: Likeness) => {
      const found = nearestTo(grammar, CATALOG.brands, likeness, CATALOG.brands.length);
      return 1 + found.findIndex(({ brand: { entry } }) => entry.slug === slug);
    };
    const plain = { prior, weights: weights.axes };
    return { kind, half, axes: placeWith(plain), both: placeWith({ ...plain, identities }) };
  });
}

function pagesOf(
  brand: IndexedBrand,
  grammar: Grammar,
  substitute: string | null,
): (readonly [string, string])[] {
  const { entry, values: tokens, components } = brand;
  const { name, theme } = entry;
  const source = sourceOf({ name, theme, tokens, components });
  const families = new Set([...targetOfBrand(brand).families.values()].map(({ token }) => token));
  const stated = firstScheme(theme, tokens);
  return [
    ['landing page', contractPage(source, 'landing')],
    ['article', contractPage(source, 'article')],
    ['dashboard', contractPage(source, 'dashboard')],
    ...(substitute === null
      ? []
      : [['other typeface', contractPage(inTypefaceFor(source, substitute, families), 'landing')] as const]),
    ['other scheme', contractPage(inOtherScheme(source), 'landing')],
    ['specimen', renderSpecimen({ grammar, tokens, stated, name }).html],
  ];
}

/** A table of the places, by kind of page. */
export function describeRanks(title: string, ranked: readonly Ranked[]): string {
  const rows = [...Map.groupBy(ranked, ({ kind }) => kind)].map(([kind, own]) => {
    const cells = [own.map(({ axes }) => axes), own.map(({ both }) => both)].map(describePlaces);
    return `| ${kind} | ${own.length} | ${cells.join(' | ')} |`;
  });
  return `**${title}**\n\n| page | n | axes alone: first, mean place | with identity: first, mean place |\n|---|---|---|---|\n${rows.join('\n')}`;
}

function describePlaces(places: readonly number[]): string {
  const first = places.filter((place) => place === 1).length / places.length;
  const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
  return `${(100 * first).toFixed(0)} %, ${mean.toFixed(1)}`;
}
