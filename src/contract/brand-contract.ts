import type { CatalogEntry } from '../catalog/catalog-entry.ts';
import { firstScheme, flatTokens } from '../catalog/flat-tokens.ts';
import type { Contract } from './contract.ts';

/** The contract of a brand of the catalog. @param service see Contract */
export function brandContract(entry: CatalogEntry, service: string): Contract {
  const { name, official_url: url, theme, tokens, basis, body } = entry;
  const sources = entry.sources.map(({ ref }) => ref).join(', ');
  return {
    name,
    url,
    origin: `Tokens come from ${sources}; values that no token decides were judged by a person, with the reason given.`,
    character: { signature: body.signature_move, avoid: body.anti_patterns },
    grammar: entry.grammar_flat,
    measures: basis?.curated ?? {},
    unstated: {},
    required: [...(basis?.computed ?? []), ...(basis?.measured ?? [])],
    tokens: flatTokens(tokens, firstScheme(theme, tokens)),
    service,
  };
}
