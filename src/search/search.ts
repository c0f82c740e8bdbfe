import { blanked } from '../text/blanked.ts';
import { nameKey } from '../text/name-key.ts';
import type { ForeignLanguage } from '../words/languages/glossary.ts';
import type { Statement, Understanding } from '../words/understanding.ts';
import { isCovered } from '../words/is-covered.ts';
import { meantWords } from '../words/meant-words.ts';
import { cssNames } from '../words/css-names.ts';
import { spansOf } from '../words/sure/sure-words.ts';
import { isStopWord, wordsOf } from '../words/word-forms.ts';
import { blendScores } from './blend-scores.ts';
import { takeOffLackedColors } from './color-pairs.ts';
import { combineMatches, matchKindOf } from './combine-matches.ts';
import { wordAt } from './dictionary.ts';
import type { Demand } from './demand.ts';
import { withoutHosts } from './hosts.ts';
import { isContrary } from './contrary.ts';
import { demandsOf } from './demands.ts';
import { type FaceUsers, placeFaces, stylesOfFaces, usersOfFaces } from './faces.ts';
import { findDocument } from './find-document.ts';
import { homeOf, placesNamed } from './home-country.ts';
import { isMeasured } from './is-measured.ts';
import { likenessTo, type Likeness } from './likeness.ts';
import { makesSense } from './makes-sense.ts';
import { planQuery, type QueryPlan, type TermVariants } from './plan-query.ts';
import { leaveOutNamed, namedBrands, type NamedBrands, placeNamed } from './place-brands.ts';
import { rank } from './rank.ts';
import { scoreDemands } from './score-demands.ts';
import { documentsNamed, type SearchIndex } from './search-index.ts';
import { suggestionsFor } from './suggestions.ts';
import { understandQuery } from './understand-query.ts';
import { LEARNED } from './words-of-names.ts';

/**
 * Kinds of match, strongest first: `exact`, the query is the name of the brand; `direct`, the entry contains a word of
 * the query; `expanded`, it contains a synonym; `fuzzy`, it contains a word one edit from a word of the query, or one
 * that begins with it; `meaning`, its traits are those that the query describes.
 */
export const MATCH_TYPES = ['exact', 'direct', 'expanded', 'fuzzy', 'meaning'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export interface Match {
  /** In the index that was searched. */
  readonly document: number;
  readonly slug: string;
  /** Above 0, three decimals; comparable only within one answer. */
  readonly score: number;
  readonly matchType: MatchType;
}

export interface SearchAnswer {
  /** Best first; of equal scores the better founded entry, then the slug that comes first. */
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
  /** Null when no brand was looked for by likeness. */
  readonly likeness: Likeness | null;
  /** Brands and words that may have been meant; empty when something was found. */
  readonly suggestions: readonly string[];
}

export const DEFAULT_LIMIT = 10;

/** What a query asks of the brands of an index. */
export interface Interpretation {
  readonly understanding: Understanding;
  /** Null for English. */
  readonly language: ForeignLanguage | null;
  /** Brands whose name is the whole query. */
  readonly named: readonly number[];
  readonly plan: QueryPlan;
  /** Null for a query without sense. */
  readonly asked: {
    readonly brands: NamedBrands;
    readonly demands: readonly Demand[];
    readonly faces: FaceUsers;
    /** What is looked for by likeness, in English; null for a query that is a name. */
    readonly alike: { readonly english: string; readonly statements: readonly Statement[] } | null;
  } | null;
}

/** Reads a query without ranking. */
export function interpret(index: SearchIndex, query: string): Interpretation {
  const { understanding, english: inEnglish, language, statements } = understandQuery(index, query);
  const english = withoutHosts(inEnglish, statements);
  const named = documentsNamed(index, nameKey(query));
  // A query that is a name asks for the brand and its like, and for no entry in which the word means something else.
  const words = withoutIdleWords(withoutInitials(english), statements);
  const searched = named.length > 0 ? '' : withoutMeant(words, statements);
  const plan = planQuery(index, searched, explainedWords(statements));
  const read = { understanding, language, named, plan };
  if (
    named.length === 0 &&
    !makesSense(english, statements, index, { ...plan, isForeign: language !== null })
  )
    return { ...read, asked: null };
  const documentsOf = (slug: string) => [findDocument(index, slug)].filter((found) => found !== null);
  const compared = withComparisons(english, statements);
  const brands = namedBrands(compared, named, documentsOf);
  const places = named.length > 0 ? placesNamed(query) : [];
  const demands = demandsOf(
    [
      ...compared,
      ...(statements.length > 0 ? homeOf(language) : []),
      ...places,
      ...stylesOfFaces(statements),
    ],
    index,
    documentsOf,
  );
  const alike = named.length > 0 ? null : { english: words, statements };
  return { ...read, asked: { brands, demands, faces: usersOfFaces(index, statements), alike } };
}

/**
 * Finds brands by words, by meaning and by grammar together. A brand asked for by name is always first; one that is
 * refused is left out. A query without sense finds nothing.
 */
export function search(index: SearchIndex, query: string, limit: number = DEFAULT_LIMIT): SearchAnswer {
  const { understanding, language, named, plan, asked } = interpret(index, query);
  const { expandedTerms, wanted } = plan;
  const alike = asked?.alike ?? null;
  const likeness = alike === null ? null : likenessTo(index, alike.english, alike.statements);
  const nothing = {
    matches: [],
    total: 0,
    matching: [],
    expandedTerms,
    wanted,
    understanding,
    likeness,
  };
  if (asked === null) return { ...nothing, suggestions: suggestionsFor(index, query, language) };
  const { brands, demands } = asked;
  const texts = combineMatches(index, wanted);
  const met = scoreDemands(index, demands);
  leaveOutNamed(met, brands);
  const gain = gainOfLikeness(brands, understanding);
  const matching = blendScores(met, texts, likeness && { near: likeness.near, gain });
  takeOffLackedColors(index, met.scores, matching, understanding.statements);
  const blended = placeNamed(met.scores, matching, brands, (document) =>
    isContrary(index, document, understanding.statements),
  );
  const placed = placeFaces(met.scores, blended, asked.faces);
  const found = named.length === 0 ? placed : withoutFarOthers(placed, met.scores, named);
  return {
    ...nothing,
    matches: rank(met.scores, found, limit, index.traits.tiers).map(({ document, score }) => ({
      document,
      slug: wordAt(index.slugs, document),
      score,
      matchType: named.includes(document) ? 'exact' : (matchKindOf(texts, document) ?? 'meaning'),
    })),
    total: found.length,
    matching: found,
    suggestions: found.length === 0 ? suggestionsFor(index, query, language) : [],
  };
}

/**
 * What the brand nearest to the words of a query gains, as a share of the best score. Beside a brand that the query names,
 * less: its name says more than the words around it.
 */
const LIKENESS = 2;
const LIKENESS_TO_MODELS = 0.7;
/** The entries state measures, so what else such words are used for says little. */
const LIKENESS_TO_MEASURES = 0.5;

function gainOfLikeness({ first, replaced }: NamedBrands, { statements }: Understanding): number {
  if (first.size + replaced.size > 0) return LIKENESS_TO_MODELS;
  return isMeasured(statements) ? LIKENESS_TO_MEASURES : LIKENESS;
}

/** Of the best score among the others; below it, they share little with the brand whose name is the whole query. */
const NEAR = 0.7;

/** The named brands and those most like them. */
function withoutFarOthers(
  found: readonly number[],
  scores: Float64Array,
  named: readonly number[],
): readonly number[] {
  const scoreOf = (document: number) => scores[document] ?? 0;
  const best = Math.max(0, ...found.filter((one) => !named.includes(one)).map(scoreOf));
  return found.filter((one) => named.includes(one) || scoreOf(one) >= NEAR * best);
}

/** A query for something `warmer than Linear` looks for others than Linear. */
function withComparisons(query: string, statements: readonly Statement[]): readonly Statement[] {
  return statements.map((one) =>
    one.kind === 'brand' && one.relation === 'like' && /\bthan\s+$/i.test(query.slice(0, one.span.start))
      ? { ...one, relation: 'alternative' }
      : one,
  );
}

/** Without names in CSS notation and words that only say how a brand or a trade is refused: `the opposite of Aesop`. */
function withoutIdleWords(query: string, statements: readonly Statement[]): string {
  const isRefusal = statements.some(
    ({ kind, polarity }) => polarity === 'against' && (kind === 'brand' || kind === 'industry'),
  );
  const isReplaced = statements.some((one) => one.kind === 'brand' && one.relation === 'alternative');
  return blanked(query, [
    ...cssNames(query),
    ...spansOf(LEARNED, query),
    ...(isRefusal ? spansOf(OPPOSING, query) : []),
    ...(isReplaced ? spansOf(REPLACING, query) : []),
  ]);
}

const REPLACING =
  /\b(?:alternatives?|compet(?:es?|ing|itors?)|equivalents?|instead|replacements?|rivals?|substitutes?)\b/giu;

/** Without initials, which no entry is about: `V&A`. */
function withoutInitials(query: string): string {
  return blanked(query, spansOf(INITIALS, query));
}

const INITIALS = /(?<![\p{L}\d])\p{L}(?: ?& ?| and )\p{L}(?![\p{L}\d])/giu;

const OPPOSING = /\b(?:opposite|reverse|contrary|nothing|anything)\b/giu;

/**
 * The query without the words of refused things, read or not, so that `not stiff` finds no brand by the word `stiff`, and without the
 * names of brands that others are compared with.
 */
function withoutMeant(query: string, statements: readonly Statement[]): string {
  const meant = statements.filter(
    (one) => one.polarity === 'against' || (one.kind === 'brand' && one.relation !== 'named'),
  );
  // Texts of entries say `no shadows` as a query does, but not what a reader does not know.
  const unread = meantWords(query, statements).refused.filter((token) => !isCovered(token, statements));
  const rest = blanked(query, [...meant.map(({ span }) => span), ...unread]);
  return statements.length > 0 && wordsOf(rest).every(isStopWord) ? '' : rest;
}

function explainedWords(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(statements.filter(({ kind }) => kind !== 'brand').flatMap(({ span }) => wordsOf(span.text)));
}
