import { listTokens } from '../catalog/listed-tokens.ts';
import { openSubstitutes, withSubstitutes } from '../catalog/open-substitutes.ts';
import type { Hybrid } from '../compose/hybrid.ts';
import { namesOfSources } from '../compose/source.ts';
import type { Contract } from './contract.ts';
import { splitOpenAxes } from './settle/open-axes.ts';
import { followingOf, settleTaste } from './settle/settle-taste.ts';

/** The contract of a hybrid. @param service see Contract */
export function hybridContract(hybrid: Hybrid, service: string): Contract {
  const { name, tokens, theme, sources, signatureMove } = hybrid;
  const settled = settleTaste(hybrid.grammar, { tokens, theme, components: {} });
  const { stated, former, excluded, remarks } = settled;
  const { grammar, open } = splitOpenAxes(settled.grammar, stated);
  return {
    name,
    isNameQuoted: false,
    url: null,
    origin: [`Composed from the catalog: ${namesOfSources(sources).join(', ')}.`, ...remarks].join(' '),
    character: { signature: signatureMove, avoid: [] },
    grammar,
    open,
    measures: followingOf(former, 'the source has'),
    unstated: excluded,
    required: [],
    tokens: listTokens(withSubstitutes(stated)),
    further: { states: {}, sizes: {}, substitutes: openSubstitutes(stated) },
    service,
  };
}
