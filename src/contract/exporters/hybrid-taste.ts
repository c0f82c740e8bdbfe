import { leadRadius } from '../../catalog/lead-radius.ts';
import type { Hybrid } from '../../compose/hybrid.ts';
import type { ExportedTaste } from './exporter.ts';

/** A hybrid as input for exporters. */
export function hybridTaste({
  name,
  slug,
  signatureMove,
  scheme,
  grammar,
  tokens,
  sources,
}: Hybrid): ExportedTaste {
  const parts = sources.map(({ category, source }) => `${category} of ${source.entry.name}`);
  return {
    name,
    slug,
    description: signatureMove,
    scheme,
    radius: leadRadius(tokens, grammar),
    tokens,
    components: {},
    avoid: [],
    credit: `A hybrid from the design-taste catalog (CC BY 4.0): ${parts.join(', ')}.`,
  };
}
