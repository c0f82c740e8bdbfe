import { conceptsByPhrase } from '../words/concepts.ts';
import { isAssociated } from '../words/read-associations.ts';
import { isNearWord } from '../words/read-similar-words.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';
import { EVERYDAY_WORDS } from '../words/vocabulary/everyday-words.ts';
import { wordsOf } from '../words/word-forms.ts';
import { contentTokens } from './content-tokens.ts';
import { findWord } from './dictionary.ts';
import { holding } from './intersect.ts';
import type { QueryPlan } from './plan-query.ts';
import { NAME_MARK, type SearchIndex } from './search-index.ts';
import { synonymsByHead } from './synonyms/index.ts';

/** How much a word shows that the query is about brands or their look, 0 to 1; `misspelt` is a part of the worth of the word meant. */
export const WORTH = {
  statement: 1,
  hint: 0.7,
  /** A word that stands near to one of a concept. */
  near: 0.45,
  everyday: 0.5,
  name: 0.9,
  synonym: 0.8,
  properName: 0.6,
  misspelt: 0.75,
  beginning: 0.35,
  prose: 0.2,
  /** A word of another language that its glossary lacks. */
  foreign: 0.3,
  strange: 0,
} as const;
/** Kinds of statements that other texts make as well: `red wine`, `capital of France`. */
const HINTS: ReadonlySet<StatementKind> = new Set(['color', 'country', 'font']);

/** Words that say that a look is asked for. */
export const OF_DESIGN: ReadonlySet<string> = new Set(
  `design website site webpage page homepage landing brand branding ui ux interface app look style aesthetic theme
  typeface font typography layout palette colour logo visual identity web`.split(/\s+/),
);

/** What is known of the words of a query that the lexicons lack. */
export interface QueryWords extends Pick<QueryPlan, 'strange' | 'corrections'> {
  /** Whether the query is in another language than English. */
  readonly isForeign: boolean;
}

/** What each word of a query that asks for something shows, 0 to 1. */
export function worthsOf(
  query: string,
  statements: readonly Statement[],
  index: SearchIndex,
  { strange, corrections, isForeign }: QueryWords,
): readonly number[] {
  return contentTokens(query).map(({ form, start, end }) => {
    if (OF_DESIGN.has(form)) return WORTH.statement;
    const covering = statements.filter(({ span }) => span.start < end && start < span.end);
    if (covering.length > 0 && (isNearWord(form) || isAssociated(form)) && covering.every(isUncertain)) {
      return EVERYDAY_WORDS.has(form) ? WORTH.everyday : WORTH.near;
    }
    if (covering.some((statement) => !isHint(statement))) return WORTH.statement;
    if (covering.length > 0) return EVERYDAY_WORDS.has(form) ? WORTH.everyday : WORTH.hint;
    if (strange.includes(form)) return isForeign ? WORTH.foreign : WORTH.strange;
    return worthOfWord(index, form, corrections.get(form) ?? []);
  });
}

/** Whether a statement rests on what a word is near to or associated with. */
function isUncertain({ confidence, kind }: Statement): boolean {
  return confidence < 0.5 && kind !== 'brand';
}

/** Whether other texts state it as well: a colour, a country, an everyday word, an axis in everyday words. */
export function isHint({ kind, span }: Statement): boolean {
  if (HINTS.has(kind)) return true;
  const words = wordsOf(span.text);
  return (kind === 'axis' || words.length === 1) && words.every((word) => EVERYDAY_WORDS.has(word));
}

/**
 * Whether the names of a query stand in one entry, as those of a designer do. Those of anybody, `John Smith`, are in several
 * by accident.
 */
export function areNamesOfOneEntry(query: string, index: SearchIndex): boolean {
  const names = contentTokens(query).flatMap(({ form }) => {
    const term = isOnlyName(form) ? findWord(index.terms, form) : null;
    return term !== null && index.proper[term] === 1 ? [term] : [];
  });
  return names.length < 2 || holding(index, names).count > 0;
}

/** Whether a word says nothing but what it names. */
function isOnlyName(form: string): boolean {
  return !EVERYDAY_WORDS.has(form) && !synonymsByHead().has(form) && !conceptsByPhrase().has(form);
}

/** @param spellings known words one edit away */
function worthOfWord(index: SearchIndex, form: string, spellings: readonly string[]): number {
  const known = worthOfKnown(index, form);
  if (known !== null) return known;
  const near = spellings.map((word) => worthOfKnown(index, word) ?? 0);
  // Else the beginning of a word.
  return near.length === 0 ? WORTH.beginning : WORTH.misspelt * Math.max(...near);
}

function worthOfKnown(index: SearchIndex, form: string): number | null {
  if (EVERYDAY_WORDS.has(form)) return WORTH.prose;
  if (synonymsByHead().has(form) || conceptsByPhrase().has(form)) return WORTH.synonym;
  if (findWord(index.terms, NAME_MARK + form) !== null) return WORTH.name;
  const term = findWord(index.terms, form);
  if (term === null) return null;
  return index.proper[term] === 1 ? WORTH.properName : WORTH.prose;
}
