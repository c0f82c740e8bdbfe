import { combineMatches, type Combined } from './combine-matches.ts';
import { wordAt } from './dictionary.ts';
import { oneEditAway } from './one-edit-away.ts';
import { planQuery } from './plan-query.ts';
import { rank } from './rank.ts';
import { documentsNamed, type SearchIndex } from './search-index.ts';
import { nameKey } from '../text/name-key.ts';

/**
 * Kinds of match, strongest first: `exact`, the query is the name or slug; `direct`, the entry contains a word of the
 * query; `expanded`, it contains a synonym; `fuzzy`, it contains a word one edit from a word of the query, or one that
 * begins with it.
 */
export const MATCH_TYPES = ['exact', 'direct', 'expanded', 'fuzzy'] as const;
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
  /** Terms added to the words of the query. */
  readonly expandedTerms: readonly string[];
}

export const DEFAULT_LIMIT = 10;

/** Finds brands by words. A brand asked for by name is always first, also when one letter of it is wrong. */
export function search(index: SearchIndex, query: string, limit: number = DEFAULT_LIMIT): SearchAnswer {
  const { wanted, expandedTerms, hasUnknown } = planQuery(index, query);
  const combined = combineMatches(index, wanted);
  const { scores, matchKindOf, matching } = combined;
  const named = documentsNamed(index, nameKey(query));
  const meant = named.length === 0 && hasUnknown ? nearlyNamed(index, query) : named;
  const found = meant.length === 0 ? matching : withFirst(meant, combined);
  return {
    matches: rank(scores, found, limit).map(({ document, score }) => ({
      slug: wordAt(index.slugs, document),
      score,
      matchType: named.includes(document) ? 'exact' : (matchKindOf(document) ?? 'fuzzy'),
    })),
    total: found.length,
    expandedTerms,
  };
}

/** Adds these documents to the matches and raises their scores above all others. */
function withFirst(meant: readonly number[], { scores, matching, matchKindOf }: Combined): readonly number[] {
  const best = matching.reduce((most, document) => Math.max(most, scores[document] ?? 0), 0);
  for (const document of meant) scores[document] = (scores[document] ?? 0) + best + 1;
  return [...matching, ...meant.filter((document) => matchKindOf(document) === undefined)];
}

function nearlyNamed(index: SearchIndex, query: string): readonly number[] {
  const isName = (key: string) => documentsNamed(index, key).length > 0;
  const names = oneEditAway(nameKey(query), isName);
  return [...new Set(names.flatMap((name) => documentsNamed(index, name)))];
}
