import type { CatalogEntry } from '../catalog/entry.ts';
import { listTokens } from '../catalog/listed-tokens.ts';
import { tokenValues } from '../catalog/token-values.ts';
import type { Contract } from './contract.ts';

/** The contract of a catalog brand. @param service see Contract */
export function brandContract(entry: CatalogEntry, service: string): Contract {
  const { name, official_url: url, theme, tokens, components = {}, basis, body } = entry;
  return {
    name,
    url,
    origin: originOf(entry),
    character: { signature: body.signature_move, avoid: body.anti_patterns },
    grammar: entry.grammar_flat,
    measures: basis?.curated ?? {},
    unstated: {},
    required: [...(basis?.computed ?? []), ...(basis?.measured ?? [])],
    tokens: listTokens({ tokens: tokenValues(tokens), theme, components }),
    service,
  };
}

/** Where tokens and values come from, in the terms of `basis`. */
function originOf({ sources, basis }: CatalogEntry): string {
  const curated = Object.keys(basis?.curated ?? {}).length;
  const parts = [
    counted(basis?.computed?.length ?? 0, 'computed from the tokens'),
    counted(basis?.measured?.length ?? 0, "measured on the brand's own pages"),
    counted(curated, 'curated from general knowledge of the brand, not verified, each with its basis'),
  ].filter((part) => part !== null);
  const values = parts.length === 0 ? '' : ` Of the values below, ${parts.join('; ')}.`;
  return `Tokens come from ${sources.map(({ ref }) => ref).join(', ')}.${values}`;
}

function counted(count: number, how: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? 'is' : 'are'} ${how}`;
}
