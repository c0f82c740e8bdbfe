import type { Collected, CollectedSource } from './collected.ts';
import type { CatalogEntry } from './entry.ts';
import { fillReferences, firstScheme, flatTokens } from './flat-tokens.ts';
import { type TokenGrounds, tokenGrounds } from './ground/token-grounds.ts';
import { listTokens } from './listed-tokens.ts';
import { sameValue } from './same-value.ts';

/** What a source states of one fact. */
export interface Statement {
  readonly source: CollectedSource;
  /** Several when the source has several for the role. */
  readonly values: readonly string[];
  readonly agrees: boolean;
}

/**
 * Why the entry has its value although sources differ: its value is `first-party` and theirs is not; no other value
 * is stated by `more-sources`; a `dissent` line of the entry says why. `null` if nothing explains it.
 */
export type Settled = 'first-party' | 'more-sources' | 'dissent' | null;

/** A fact of an entry with what sources state of it. */
export interface Comparison {
  readonly fact: string;
  readonly value: string;
  readonly statements: readonly Statement[];
  /** `agreed` if no source differs. */
  readonly settled: Settled | 'agreed';
}

/** Compares each fact of an entry with each collected source that states it. */
export function compareWithSources(entry: CatalogEntry, { sources }: Collected): readonly Comparison[] {
  const grounds = tokenGrounds(entry);
  return comparedFacts(entry).flatMap(({ path, value }) => {
    const statements = sources.flatMap((source) => statementOf(source, path, value) ?? []);
    if (statements.length === 0) return [];
    return [{ fact: path, value, statements, settled: settledBy(entry, grounds, path, statements) }];
  });
}

/** Tokens and declarations of components, with references to tokens filled in. */
function comparedFacts(entry: CatalogEntry): readonly { readonly path: string; readonly value: string }[] {
  const { theme, tokens } = entry;
  const values = new Map(
    flatTokens(tokens, firstScheme(theme, tokens)).map(({ path, value }) => [path, value]),
  );
  return listTokens({ ...entry, components: entry.components ?? {} })
    .filter(({ path }) => !NOT_COMPARED.test(path))
    .map(({ path, value }) => ({ path, value: fillReferences(value, values) }));
}

/** Shorthands, which sources write in parts or in words; and grounds of cards and bars, which vary by section. */
const NOT_COMPARED =
  /^(?:\w+\.(?:border|padding|height)|(?:input|card|nav)\.background|(?:nav|link)\.color)$/;

function statementOf(source: CollectedSource, fact: string, value: string): Statement | null {
  const stated = source.facts[fact];
  if (stated === undefined) return null;
  const values = typeof stated === 'string' ? [stated] : stated;
  return { source, values, agrees: values.some((other) => sameValue(fact, value, other)) };
}

function settledBy(
  entry: CatalogEntry,
  grounds: TokenGrounds,
  fact: string,
  statements: readonly Statement[],
): Comparison['settled'] {
  const against = statements.filter(({ agrees }) => !agrees);
  if (against.length === 0) return 'agreed';
  if (entry.dissent?.some((line) => line.fact === fact)) return 'dissent';
  const othersAreFirstParty = against.some(({ source }) => source.relation === 'first-party');
  if (grounds.get(fact) === 'first-party' && !othersAreFirstParty) return 'first-party';
  const agreeing = statements.length - against.length;
  return agreeing > 0 && !othersAreFirstParty && agreeing >= largestGroup(fact, against)
    ? 'more-sources'
    : null;
}

/** Number of sources behind the value that most of them name first. */
function largestGroup(fact: string, statements: readonly Statement[]): number {
  return Math.max(
    ...statements.map(
      ({ values: [first = ''] }) =>
        statements.filter(({ values: [other = ''] }) => sameValue(fact, first, other)).length,
    ),
  );
}
