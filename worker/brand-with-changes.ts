import type { IndexedBrand } from '../src/catalog/catalog-index.ts';
import { agentsMd } from '../src/contract/agents-md.ts';
import { briefContract } from '../src/contract/brief-contract.ts';
import { AXES, type AxisId, type Grammar } from '../src/grammar/axes/index.ts';

/** Axes on which `stated` differs from the brand, including those the brand does not state. */
export function changedAxes(stated: Grammar, own: Grammar): readonly AxisId[] {
  return AXES.map(({ id }) => id).filter((id) => stated[id] !== undefined && stated[id] !== own[id]);
}

/** The contract of a brand, overridden by `stated`. @param service origin of the service, for the verify section */
export function changedContract(
  { entry, grammar, values }: IndexedBrand,
  stated: Grammar,
  service: string,
): string {
  const { name, theme, signature_move: signatureMove } = entry;
  const own = grammar ?? {};
  const changed = changedAxes(stated, own);
  const target = { ...own, ...stated };
  return agentsMd(
    briefContract({ name, theme, signatureMove, grammar: target, changed, tokens: values, service }),
  );
}

/** Path of that contract. Each changed axis is a parameter of the query string. */
export function changedContractPath({ entry, grammar }: IndexedBrand, stated: Grammar): string {
  const changes = changedAxes(stated, grammar ?? {}).map((id): [string, string] => [id, stated[id] ?? '']);
  return `/api/styles/${entry.slug}/agents.md?${new URLSearchParams(changes).toString()}`;
}
