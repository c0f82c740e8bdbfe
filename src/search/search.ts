import { nameKey } from '../text/name-key.ts';
import type { ForeignLanguage } from '../words/languages/glossary.ts';
import type { NamedStatement, Statement, Understanding } from '../words/understanding.ts';
import { isStopWord, wordsOf } from '../words/word-forms.ts';
import { combineMatches, type Combined } from './combine-matches.ts';
import { wordAt } from './dictionary.ts';
import { findDocument } from './find-document.ts';
import { makesSense } from './makes-sense.ts';
import { planQuery, type TermVariants } from './plan-query.ts';
import { rank } from './rank.ts';
import { documentsNamed, type SearchIndex } from './search-index.ts';
import { suggestionsFor } from './suggestions.ts';
import { traitScores } from './trait-scores.ts';
import { understandQuery } from './understand-query.ts';
import { wishesOf } from './wishes-of.ts';

/**
 * Kinds of match, strongest first: `exact`, the query is the name of the brand; `direct`, the entry contains a word of
 * the query; `expanded`, it contains a synonym; `fuzzy`, it contains a word one edit from a word of the query, or one
 * that begins with it; `meaning`, its traits are those that the query describes.
 */
export const MATCH_TYPES = ['exact', 'direct', 'expanded', 'fuzzy', 'meaning'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export interface Match {
  readonly slug: string;
  /** Above 0, three decimals; comparable only within one answer. */
  readonly score: number;
  readonly matchType: MatchType;
}

export interface SearchAnswer {
  /** Best first; of equal scores the slug that comes first. */
  readonly matches: readonly Match[];
  /** Brands that match, whether or not they are among `matches`. */
  readonly total: number;
  /** Numbers of the brands that match, in the order of their slugs. */
  readonly matching: readonly number[];
  /** Terms added to the words of the query. */
  readonly expandedTerms: readonly string[];
  /** The words that were looked for. */
  readonly wanted: readonly TermVariants[];
  readonly understanding: Understanding;
  /** Brands and words that may have been meant; empty when something was found. */
  readonly suggestions: readonly string[];
}

export const DEFAULT_LIMIT = 10;

/** Least share of the best score at which a brand matches by its traits alone. */
const LEAST_TRAITS = 0.35;

/**
 * Finds brands by words, by meaning and by grammar together. A brand asked for by name is always first; one that is
 * refused is left out. A query without sense finds nothing.
 */
export function search(index: SearchIndex, query: string, limit: number = DEFAULT_LIMIT): SearchAnswer {
  const { understanding, english, language, statements } = understandQuery(index, query);
  const plan = planQuery(index, withoutRefused(english, statements));
  const named = documentsNamed(index, nameKey(query));
  const { expandedTerms, wanted } = plan;
  const nothing = { matches: [], total: 0, matching: [], expandedTerms, wanted, understanding };
  if (named.length === 0 && !makesSense(english, statements, index, new Set(plan.strange)))
    return { ...nothing, suggestions: suggestionsFor(index, query) };
  const texts = combineMatches(index, plan.wanted);
  const documentsOf = (slug: string) => [findDocument(index, slug)].filter((found) => found !== null);
  const scores = traitScores(
    index.traits,
    wishesOf([...statements, ...homeOf(language)], index.traits, documentsOf),
  );
  const matching = addTexts(scores, texts);
  const found = placeBrands({ scores, matching, statements, named, documentsOf });
  return {
    ...nothing,
    matches: rank(scores, found, limit).map(({ document, score }) => ({
      slug: wordAt(index.slugs, document),
      score,
      matchType: named.includes(document) ? 'exact' : (texts.matchKindOf(document) ?? 'meaning'),
    })),
    total: found.length,
    matching: found,
    suggestions: found.length === 0 ? suggestionsFor(index, query) : [],
  };
}

/** A query in Japanese prefers brands of Japan a little. */
function homeOf(language: ForeignLanguage | null): readonly NamedStatement[] {
  const country = language === null ? undefined : HOMES[language];
  if (country === undefined) return [];
  const span = { start: 0, end: 0, text: '' };
  return [
    {
      kind: 'country',
      span,
      values: [country],
      polarity: 'for',
      degree: HOME_DEGREE,
      confidence: HOME_DEGREE,
    },
  ];
}

const HOME_DEGREE = 0.3;
/** Countries by language, where one stands out. */
const HOMES: Readonly<Partial<Record<ForeignLanguage, string>>> = {
  de: 'de',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  cs: 'cz',
  sv: 'se',
  ru: 'ru',
  ja: 'jp',
  zh: 'cn',
};

/** The query without the words of refused things, so that `not dark` finds no brand by the word `dark`. */
function withoutRefused(query: string, statements: readonly Statement[]): string {
  const wanted = statements
    .filter(({ polarity }) => polarity === 'against')
    .reduce(
      (text, { span: { start, end } }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      query,
    );
  return statements.length > 0 && wordsOf(wanted).every(isStopWord) ? '' : wanted;
}

/** Adds the scores of words to those of traits; the brands that match. */
function addTexts(
  scores: Float64Array,
  { scores: texts, matchKindOf, matching }: Combined,
): readonly number[] {
  for (const document of matching) scores[document] = (scores[document] ?? 0) + (texts[document] ?? 0);
  let best = 0;
  for (let document = 0; document < scores.length; document++) best = Math.max(best, scores[document] ?? 0);
  const least = LEAST_TRAITS * best;
  const found: number[] = [];
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document] ?? 0;
    if (score > 0 && (score >= least || matchKindOf(document) !== undefined)) found.push(document);
  }
  return found;
}

interface Placing {
  readonly scores: Float64Array;
  readonly matching: readonly number[];
  readonly statements: readonly Statement[];
  /** Brands whose name is the whole query. */
  readonly named: readonly number[];
  readonly documentsOf: (slug: string) => readonly number[];
}

/** Puts brands that are named first and leaves those out that are refused; the brands that match. */
function placeBrands({ scores, matching, statements, named, documentsOf }: Placing): readonly number[] {
  const meant = (relations: readonly string[]) =>
    statements.flatMap((one) =>
      one.kind === 'brand' && relations.includes(one.relation) ? one.values.flatMap(documentsOf) : [],
    );
  const refused = new Set(meant(['unlike']));
  const first = [...new Set([...named, ...meant(['named', 'like', 'mix'])])];
  const best = matching.reduce((most, document) => Math.max(most, scores[document] ?? 0), 0);
  for (const document of first) scores[document] = Math.max(0, scores[document] ?? 0) + best + 1;
  for (const document of meant(['alternative'])) scores[document] = ITSELF * best;
  if (first.length === 0 && refused.size === 0) return matching;
  return [...new Set([...matching, ...first])].filter((document) => !refused.has(document));
}

/** Place of a brand among its own alternatives, as a share of the best score. */
const ITSELF = 0.75;
