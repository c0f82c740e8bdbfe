import type { IndexedBrand } from '../src/catalog/catalog-index.ts';
import { agentsMd } from '../src/contract/agents-md.ts';
import { briefContract } from '../src/contract/brief-contract.ts';
import { changeTaste, type ChangedTaste } from '../src/contract/settle/change-taste.ts';
import type { SaidToken } from '../src/contract/settle/said-token.ts';
import { AXES, type Grammar } from '../src/grammar/axes/index.ts';

/** What is changed: a brand, or a hybrid of several. */
export interface TasteModel extends Pick<IndexedBrand, 'grammar' | 'values' | 'components'> {
  readonly entry: Pick<IndexedBrand['entry'], 'name' | 'signature_move' | 'theme'>;
}

/** What a brief states besides its model, also as the model has it. */
export interface Changes {
  readonly stated: Grammar;
  readonly said: readonly SaidToken[];
  /** Colours that it refuses. */
  readonly refused?: readonly string[];
}

/** The taste of a model, overridden by changes: the target of rankings, axes and the contract. */
export function changedTaste(
  { entry, grammar, values, components }: TasteModel,
  { stated, said, refused }: Changes,
): ChangedTaste {
  return changeTaste(
    grammar ?? {},
    { tokens: values, theme: entry.theme, components },
    stated,
    said,
    refused,
  );
}

/**
 * The contract of a model, overridden by changes.
 * @param service origin of the service, for the verify section
 */
export function changedContract(model: TasteModel, changes: Changes, service: string): string {
  return tasteContract(model, changedTaste(model, changes), service);
}

/**
 * The contract of a model with the taste that changes made of it.
 * @param service origin of the service, for the verify section
 * @param source see briefContract
 */
export function tasteContract(
  model: TasteModel,
  taste: ChangedTaste,
  service: string,
  source?: string | null,
): string {
  const { name, signature_move: signatureMove } = model.entry;
  return agentsMd(
    briefContract({
      name,
      signatureMove,
      ...(source !== undefined && { source }),
      families: model.values.type?.families,
      taste,
      service,
    }),
  );
}

/** The taste of a brief that no brand answers: what it states alone. */
export const NO_MODEL: TasteModel = {
  entry: { name: 'The brief', signature_move: '', theme: 'light' },
  grammar: {},
  values: { color: {} },
  components: {},
};

/** Path of that contract. Each stated axis is a parameter of the query string: those that the brand has are required too. */
export function changedContractPath({ entry }: IndexedBrand, stated: Grammar): string {
  const changes = AXES.flatMap(({ id }): [string, string][] =>
    stated[id] === undefined ? [] : [[id, stated[id]]],
  );
  return `/api/styles/${entry.slug}/agents.md?${new URLSearchParams(changes).toString()}`;
}
