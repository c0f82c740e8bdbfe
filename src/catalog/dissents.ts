import * as v from 'valibot';
import type { Collected } from './collected.ts';
import { comparedFacts, type ComparedTokens } from './compared-facts.ts';
import { described } from './described.ts';
import type { Frontmatter } from './entry.ts';
import type { EntryGround } from './ground/entry-ground.ts';
import { sameValue } from './same-value.ts';
import { RELATIONS } from './sources.ts';

/** What one collected source states of a fact. */
const StatementSchema = v.object({
  ref: described(v.string(), 'Source as in `sources`.'),
  relation: described(v.picklist(RELATIONS), 'How the source relates to the brand.'),
  states: described(
    v.array(v.string()),
    'Value that the source states; several if it has several for the role.',
  ),
  agrees: described(v.boolean(), 'Whether the entry has this value.'),
});
export type Statement = v.InferOutput<typeof StatementSchema>;

/** A fact of an entry with the statements of all collected sources about it. */
export const ComparedFactSchema = v.object({
  fact: described(v.string(), 'Path of the token.'),
  value: described(v.string(), 'Value of the entry.'),
  statements: described(v.array(StatementSchema), 'What each collected source states.'),
  because: v.exactOptional(
    described(
      v.string(),
      'Why the entry keeps its value although a source differs: `first-party`, `majority`, `no majority`, or a sentence; absent without a reason.',
    ),
  ),
});
export type ComparedFact = v.InferOutput<typeof ComparedFactSchema>;

/** The parts of an entry that are compared. */
interface Compared extends ComparedTokens, Pick<Frontmatter, 'dissent'> {
  readonly ground: EntryGround;
}

/**
 * Compares the tokens and declarations of an entry with every collected source. Facts that the entry does not state
 * are left out. A dissent explains itself by `first-party` where only sources that are not of the brand differ from a
 * value of the brand; by `majority` where more of the other sources state the value of the entry than any other, and
 * by `no majority` where as many do.
 */
export function compareCollected(entry: Compared, { sources }: Collected): ComparedFact[] {
  return comparedFacts(entry).flatMap(({ path, value }) => {
    const statements = sources.flatMap(({ ref, relation, facts }): Statement[] => {
      const states = [facts[path] ?? []].flat();
      if (states.length === 0) return [];
      return [{ ref, relation, states, agrees: states.some((state) => sameValue(path, value, state)) }];
    });
    if (statements.length === 0) return [];
    const because = reasonOf(entry, path, statements);
    return [{ fact: path, value, statements, ...(because !== null && { because }) }];
  });
}

/** Facts on which a source differs from the entry and nothing says why. */
export function unexplained(facts: readonly ComparedFact[]): readonly ComparedFact[] {
  return facts.filter(
    ({ statements, because }) => because === undefined && statements.some(({ agrees }) => !agrees),
  );
}

/** Independent sources that have to agree on a fact. */
const AGREEING = 2;

/** Paths of tokens on which two independent sources agree with the entry. */
export function agreedFacts(facts: readonly ComparedFact[]): ReadonlySet<string> {
  const agreed = facts.filter(({ statements }) => {
    const independent = statements.filter(({ relation, agrees }) => relation === 'independent' && agrees);
    return new Set(independent.map(({ ref }) => ref)).size >= AGREEING;
  });
  return new Set(agreed.map(({ fact }) => fact));
}

function reasonOf(entry: Compared, fact: string, statements: readonly Statement[]): string | null {
  const differing = statements.filter(({ agrees }) => !agrees);
  if (differing.length === 0) return null;
  const stated = entry.dissent?.find((dissent) => dissent.fact === fact);
  if (stated !== undefined) return stated.reason;
  const ofBrand = entry.ground.tokens.get(fact) === 'first-party';
  if (ofBrand && differing.every(({ relation }) => relation !== 'first-party')) return 'first-party';
  const agreeing = statements.length - differing.length;
  const others = largestGroup(fact, differing);
  if (agreeing === 0 || agreeing < others || differing.some(({ relation }) => relation === 'first-party')) {
    return null;
  }
  return agreeing > others ? 'majority' : 'no majority';
}

/** Number of sources behind the value that most of them name first. */
function largestGroup(fact: string, statements: readonly Statement[]): number {
  return Math.max(
    ...statements.map(
      ({ states: [first = ''] }) =>
        statements.filter(({ states: [other = ''] }) => sameValue(fact, first, other)).length,
    ),
  );
}
