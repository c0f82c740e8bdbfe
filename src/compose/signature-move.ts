import type { Grammar } from '../grammar/axes/index.ts';
import type { Category } from '../grammar/axis.ts';
import { categoryPhrase, type CategoryPhrase } from './category-phrases.ts';
import { listed } from '../text/listed.ts';

/** What the sentence needs of a source. */
export interface Part {
  readonly category: Category;
  readonly brand: string;
  readonly grammar: Grammar;
}

/** Characters of a signature move, as every entry has it. */
const MAX_LENGTH = 200;

/**
 * One sentence of 30 to 200 characters on what comes from each brand. It describes the first categories by their values,
 * as many as fit, and names the others; brand names are left out when they do not fit.
 */
export function signatureMove(parts: readonly Part[]): string {
  const phrases = parts.map(({ category, grammar }) => categoryPhrase(category, grammar));
  for (let told = parts.length; told >= 0; told--) {
    const sentence = sentenceOf(contributions(parts, phrases, told));
    if (sentence.length <= MAX_LENGTH) return sentence;
  }
  const names = [...new Set(parts.map(({ brand }) => brand))];
  const roll = `One page joins the tastes of ${listed(names)}.`;
  return roll.length <= MAX_LENGTH
    ? roll
    : `One page joins the tastes of ${names.length} brands of the catalog.`;
}

/** What one brand contributes, by its values: `white ground`, `square corners`. */
interface Contribution {
  readonly brand: string;
  readonly given: readonly string[];
}

/** @param told number of categories that are described by their values */
function contributions(
  parts: readonly Part[],
  phrases: readonly CategoryPhrase[],
  told: number,
): readonly Contribution[] {
  const byBrand = new Map<string, string[]>();
  for (const [index, { brand }] of parts.entries()) {
    const phrase = phrases[index];
    if (phrase === undefined) continue;
    byBrand.set(brand, [...(byBrand.get(brand) ?? []), ...(index < told ? phrase.full : [phrase.short])]);
  }
  return [...byBrand].map(([brand, given]) => ({ brand, given }));
}

function sentenceOf([first, ...rest]: readonly Contribution[]): string {
  if (first === undefined) return '';
  if (rest.length === 0) return `One page is built on ${described(first)} alone.`;
  // Items contain lists, so a comma before the last "and" separates the brands.
  const serial = rest.some(({ given }) => given.length > 1);
  return `One page joins ${described(first)} to ${listed(rest.map(described), serial ? ', and ' : ' and ')}.`;
}

/** `Stripe's white ground and single accent` */
function described({ brand, given }: Contribution): string {
  return `${possessive(brand)} ${listed(given)}`;
}

function possessive(brand: string): string {
  return brand.endsWith('s') ? `${brand}'` : `${brand}'s`;
}
