import { leadRadius } from '../../catalog/lead-radius.ts';
import type { Hybrid } from '../../compose/hybrid.ts';
import { creditOfSources } from '../../compose/source.ts';
import { hybridContract } from '../hybrid-contract.ts';
import { rulesOf } from '../written-rules.ts';
import { substituted } from '../../catalog/open-substitutes.ts';
import type { ExportedTaste } from './exporter.ts';

/** Rules name no address. */
const NO_SERVICE = '';

/** A hybrid as input for exporters. */
export function hybridTaste(hybrid: Hybrid): ExportedTaste {
  const { name, slug, signatureMove, scheme, grammar, tokens, sources } = hybrid;
  return {
    name,
    slug,
    description: signatureMove,
    scheme,
    radius: leadRadius(tokens, grammar),
    tokens: substituted(tokens),
    components: {},
    states: {},
    sizes: {},
    prose: null,
    rules: () => rulesOf(hybridContract(hybrid, NO_SERVICE)),
    avoid: [],
    credit: `Composed from ${creditOfSources(sources, 'the design-taste catalog (CC BY 4.0)')}.`,
  };
}
