import { firstScheme } from '../catalog/flat-tokens.ts';
import { groupTokens } from '../catalog/listed-tokens.ts';
import { renderSpecimen, type Specimen } from '../specimen/specimen.ts';
import type { WrittenContract } from './read-contract.ts';

/** A page made from what a contract says and nothing else. */
export function contractSpecimen({ name, grammar, tokens: list }: WrittenContract): Specimen {
  const { tokens, theme, components } = groupTokens(list);
  const scheme = firstScheme(theme, tokens);
  const isColored = tokens.color[scheme] !== undefined;
  return renderSpecimen({ grammar, name, ...(isColored && { tokens, components, stated: scheme }) });
}
