import * as v from 'valibot';
import { CITED_SOURCE, type Collected, FactPath, Stated } from './collected.ts';
import { comparedFacts, type ComparedTokens } from './compared-facts.ts';
import { described } from './described.ts';
import { sameValue } from './same-value.ts';

const ComparedSourceSchema = v.strictObject({
  ...CITED_SOURCE,
  agree: described(v.array(FactPath), 'Facts of the entry that the source states with the same value.'),
  differ: described(v.record(FactPath, Stated), 'Facts of the entry that it states with another value.'),
});
type ComparedSource = v.InferOutput<typeof ComparedSourceSchema>;

/** `catalog/collected/<slug>.json`: how an entry compares with its collected sources. It has no other data of them. */
export const ComparisonSchema = v.strictObject({
  values: described(v.record(FactPath, v.string()), 'Values of the entry that were compared.'),
  sources: described(v.array(ComparedSourceSchema), 'Every collected source of the brand.'),
});
export type Comparison = v.InferOutput<typeof ComparisonSchema>;

/** Compares an entry with what its sources state. Facts that the entry does not have are left out. */
export function comparisonOf(entry: ComparedTokens, { sources }: Collected): Comparison {
  const stated = comparedFacts(entry).filter(({ path }) =>
    sources.some(({ facts }) => facts[path] !== undefined),
  );
  return {
    values: Object.fromEntries(stated.map(({ path, value }) => [path, value])),
    sources: sources.map(({ facts, ...source }): ComparedSource => {
      const found = stated.flatMap(({ path, value }) => {
        const states = facts[path];
        return states === undefined ? [] : [{ path, states, agrees: agrees(path, value, states) }];
      });
      const differing = found.filter((fact) => !fact.agrees);
      return {
        ...source,
        agree: found.filter((fact) => fact.agrees).map(({ path }) => path),
        differ: Object.fromEntries(differing.map(({ path, states }) => [path, states])),
      };
    }),
  };
}

/** What the sources state, as far as the comparison records it: a fact that agrees has the value of the entry. */
export function recordedStatements({ values, sources }: Comparison): Collected {
  return {
    sources: sources.map(({ agree, differ, ...source }) => ({
      ...source,
      facts: { ...Object.fromEntries(agree.map((fact) => [fact, values[fact] ?? ''])), ...differ },
    })),
  };
}

/** Recorded facts whose value in the entry has changed since, or that are filed under the wrong list. */
export function outdatedFacts(entry: ComparedTokens, comparison: Comparison): readonly string[] {
  const current = new Map(comparedFacts(entry).map(({ path, value }) => [path, value]));
  const outdated = comparison.sources.flatMap(({ agree, differ }) =>
    [...agree, ...Object.keys(differ)].filter((fact) => {
      const value = current.get(fact);
      const states = differ[fact];
      const isWrong = states !== undefined && value !== undefined && agrees(fact, value, states);
      return value === undefined || value !== comparison.values[fact] || isWrong;
    }),
  );
  return [...new Set(outdated)];
}

function agrees(fact: string, value: string, states: string | readonly string[]): boolean {
  return [states].flat().some((state) => sameValue(fact, value, state));
}
