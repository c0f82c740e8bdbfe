import { isMeant } from './brand-relation.ts';
import { isCovered } from './is-covered.ts';
import { wordLists } from './word-lists.ts';
import { lazy } from '../text/lazy.ts';
import { keepingLatest } from '../text/latest.ts';
import { nameKey } from '../text/name-key.ts';
import { tagKind } from '../catalog/tags/index.ts';
import { MAX_NAME } from './mention.ts';
import { isRefused } from './negation.ts';
import type { NamedStatement, Span, Statement, StatementReader } from './understanding.ts';
import { ORDINARY_NAMES } from './vocabulary/ordinary-names.ts';
import { tokensOf } from './word-forms.ts';

type Says = readonly (readonly [kind: NamedStatement['kind'], id: string])[];

/** What describes each brand, by the keys of its names. */
const byName = lazy((): ReadonlyMap<string, Says> => {
  const found = new Map<string, Says>();
  for (const row of wordLists().otherBrands.trim().split('\n')) {
    const [, names = '', tags = '', trades = '', country = ''] = ROW.exec(row) ?? [];
    const says: Says = [
      ...wordsIn(trades).map((id) => ['industry', id] as const),
      ...wordsIn(tags).map((id) => [tagKind(id), id] as const),
      ...wordsIn(country).map((id) => ['country', id] as const),
    ];
    for (const name of names.split(',')) found.set(keyOf(name.trim()), says);
  }
  return found;
});

/** `railway.app` is a host; a railway app is none. */
function keyOf(name: string): string {
  return (HOST.test(name) ? '.' : '') + nameKey(name);
}

const HOST = /^\S+\.\p{L}+$/u;

/** `names: tags | trades | country` */
const ROW = /^(.*?): ([^|]*)(?:\|([^|]*))?(?:\|(.*))?$/;

function wordsIn(list: string): string[] {
  return list.split(' ').filter((word) => word !== '');
}

/** Whether words are the name of a well-known brand, not an ordinary word; the catalog may have it or not. */
export function isOtherBrand(words: string): boolean {
  const key = keyOf(words);
  return byName().has(key) && !ORDINARY_NAMES.has(key);
}

/** Whether a table says what the brand of this name does, an ordinary word or not. @param key as `nameKey` writes it */
export function isDescribed(key: string): boolean {
  return byName().has(key);
}

const MAX_NAME_WORDS = 3;
/** What is known of such a brand is a few words, not an entry. */
const CONFIDENCE = 0.7;
/** Who names a brand as a model seldom means its country. */
const OF_COUNTRY = 0.15;

interface NamedBrand {
  readonly span: Span;
  readonly says: Says;
}

/** The well-known brands that a text names: `like PayPal`; those that are ordinary words where the brand is meant. */
export const otherBrandsIn = keepingLatest((text: string): readonly NamedBrand[] => {
  const tokens = tokensOf(text);
  const found: NamedBrand[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(MAX_NAME_WORDS, tokens.length - at); length > 0; length--) {
      const [start = 0, end = 0] = [tokens[at]?.start, tokens[at + length - 1]?.end];
      if (end - start > MAX_NAME) continue;
      const possessed = text.slice(start, end);
      const whole = keyOf(possessed);
      const written = byName().has(whole) ? possessed : possessed.replace(/['’]s?$/, '');
      const key = written === possessed ? whole : keyOf(written);
      const says = byName().get(key);
      if (says === undefined) continue;
      const span = { start, end: start + written.length, text: written };
      if (!isMeant({ ...span, key, slugs: [], isTypo: false, possessive: written !== possessed }, text))
        continue;
      found.push({ span, says });
      at += length - 1;
      break;
    }
  }
  return found;
});

/** The names of brands in a text, of the catalog and others, whose words mean nothing else. */
export function brandNames(text: string, found: readonly Statement[]): readonly Pick<Statement, 'span'>[] {
  return [...found.filter(({ kind }) => kind === 'brand'), ...otherBrandsIn(text)];
}

/** `Closer to Linear than to Chase` */
const COMPARED = /(?<!\b(?:rather|other)\s)\bthan\s+(?:(?:to|like|of)\s+)?(?:the\s+)?$/i;
/** Characters. */
const REACH = 24;

/** Reads well-known brands that no earlier reader found in the catalog, as the concepts that describe them. */
export const readOtherBrands: StatementReader = (text, found) => {
  const taken = found.filter(({ kind }) => kind === 'brand');
  const named = otherBrandsIn(text).filter(({ span }) => !isCovered(span, taken));
  const statements = named.flatMap(({ says, span }) => {
    if (COMPARED.test(text.slice(Math.max(0, span.start - REACH), span.start))) return [];
    const polarity = isRefused(text, span) ? 'against' : 'for';
    return says.map(([kind, id]): NamedStatement => ({
      kind,
      span,
      values: [id],
      polarity,
      degree: 1,
      confidence: kind === 'country' ? OF_COUNTRY : CONFIDENCE,
    }));
  });
  return { statements, ambiguous: [] };
};
