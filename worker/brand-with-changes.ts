import type { IndexedBrand } from '../src/catalog/catalog-index.ts';
import { agentsMd } from '../src/contract/agents-md.ts';
import { briefContract } from '../src/contract/brief-contract.ts';
import { changedAxes, changeTaste, type ChangedTaste } from '../src/contract/settle/change-taste.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';

/** The taste of a brand, overridden by `stated`: the target of rankings, axes and the contract. */
export function changedTaste(
  { entry, grammar, values, components }: IndexedBrand,
  stated: Grammar,
): ChangedTaste {
  return changeTaste(grammar ?? {}, { tokens: values, theme: entry.theme, components }, stated);
}

/** The contract of a brand, overridden by `stated`. @param service origin of the service, for the verify section */
export function changedContract(brand: IndexedBrand, stated: Grammar, service: string): string {
  const { name, signature_move: signatureMove } = brand.entry;
  return agentsMd(briefContract({ name, signatureMove, taste: changedTaste(brand, stated), service }));
}

/** Path of that contract. Each changed axis is a parameter of the query string. */
export function changedContractPath({ entry, grammar }: IndexedBrand, stated: Grammar): string {
  const changes = changedAxes(stated, grammar ?? {}).map((id): [string, string] => [id, stated[id] ?? '']);
  return `/api/styles/${entry.slug}/agents.md?${new URLSearchParams(changes).toString()}`;
}
