import { isCovered } from './is-covered.ts';
import { wordLists } from './word-lists.ts';
import { lazy } from '../text/lazy.ts';
import { nameKey } from '../text/name-key.ts';
import { isRefused } from './negation.ts';
import type { NamedStatement, StatementReader } from './understanding.ts';
import type { OtherBrand } from './vocabulary/other-brands.ts';
import { ORDINARY_NAMES } from './vocabulary/ordinary-names.ts';
import { tokensOf } from './word-forms.ts';

const byName = lazy(
  (): ReadonlyMap<string, OtherBrand> =>
    new Map(
      wordLists().otherBrands.flatMap((brand) => brand.names.map((name) => [nameKey(name), brand] as const)),
    ),
);

/** Whether words are the name of a well-known brand; the catalog may have it or not. */
export function isOtherBrand(words: string): boolean {
  return byName().has(nameKey(words));
}

const MAX_NAME_WORDS = 3;
/** What is known of such a brand is a few words, not an entry. */
const CONFIDENCE = 0.7;

/** Reads well-known brands that no earlier reader found in the catalog, as the concepts that describe them. */
export const readOtherBrands: StatementReader = (text, found) => {
  const taken = found.filter(({ kind }) => kind === 'brand');
  const tokens = tokensOf(text);
  const statements: NamedStatement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(MAX_NAME_WORDS, tokens.length - at); length > 0; length--) {
      const [start = 0, end = 0] = [tokens[at]?.start, tokens[at + length - 1]?.end];
      const possessed = text.slice(start, end);
      const whole = nameKey(possessed);
      const written = byName().has(whole) ? possessed : possessed.replace(/['’]s?$/, '');
      const key = written === possessed ? whole : nameKey(written);
      const brand = byName().get(key);
      if (brand === undefined || ORDINARY_NAMES.has(key)) continue;
      if (isCovered({ start, end }, taken)) continue;
      const span = { start, end: start + written.length, text: written };
      const polarity = isRefused(text, span) ? 'against' : 'for';
      for (const [kind, id] of brand.says)
        statements.push({ kind, span, values: [id], polarity, degree: 1, confidence: CONFIDENCE });
      at += length - 1;
      break;
    }
  }
  return { statements, ambiguous: [] };
};
