import type { Evidence } from './reading.ts';

const MAX_FACTS = 5;

/** Facts that say the same of the same selector as one, their shares added; the heaviest, at most five. */
export function groupEvidence(facts: readonly Evidence[]): Evidence[] {
  const groups = new Map<string, Evidence>();
  for (const fact of facts) {
    const key = `${fact.selector} ${fact.property} ${fact.value}`;
    const share = Math.min(1, (groups.get(key)?.share ?? 0) + (fact.share ?? 0));
    groups.set(key, { ...fact, share });
  }
  return [...groups.values()].toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0)).slice(0, MAX_FACTS);
}
