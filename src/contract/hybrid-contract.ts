import { listTokens } from '../catalog/listed-tokens.ts';
import { openSubstitutes, withSubstitutes } from '../catalog/open-substitutes.ts';
import { hybridMove, type Hybrid } from '../compose/hybrid.ts';
import { creditOfSources, sourceOf } from '../compose/source.ts';
import { CATEGORIES } from '../grammar/axis.ts';
import type { Contract } from './contract.ts';
import { axesOfTokens } from './settle/follow-tokens.ts';
import { splitOpenAxes } from './settle/open-axes.ts';
import { hasSeveralValues } from './settle/several-values.ts';
import { followingOf, settleTaste } from './settle/settle-taste.ts';
import { listed } from '../text/listed.ts';

/** The contract of a hybrid. @param service see Contract */
export function hybridContract(hybrid: Hybrid, service: string): Contract {
  const { name, tokens, theme, sources, components } = hybrid;
  const settled = settleTaste(hybrid.grammar, { tokens, theme, components });
  const { stated, former, excluded, remarks } = settled;
  const { grammar, open } = splitOpenAxes(settled.grammar, stated);
  return {
    name,
    isNameQuoted: false,
    url: null,
    origin: [
      `Composed from ${creditOfSources(sources, 'the catalog')}.`,
      ...withoutSource(hybrid),
      ...remarks,
    ].join(' '),
    character: { signature: hybridMove(sources, settled.grammar), avoid: [] },
    grammar,
    open,
    measures: followingOf(former, 'the source has'),
    unstated: excluded,
    required: axesOfTokens(grammar, stated).filter((id) => !hasSeveralValues(id, stated)),
    tokens: listTokens(withSubstitutes(stated)),
    further: { states: {}, sizes: {}, substitutes: openSubstitutes(stated) },
    service,
  };
}

function withoutSource({ sources }: Hybrid): string[] {
  const missing = CATEGORIES.filter((category) => sourceOf(sources, category) === null);
  return missing.length === 0 ? [] : [`No brand was chosen for ${listed(missing)}: keep what there is.`];
}
