import { citedSources } from '../../catalog/cited-sources.ts';
import type { PublishedEntry } from '../../catalog/entry-of-record.ts';
import { firstScheme } from '../../catalog/flat-tokens.ts';
import { voiceText } from '../../catalog/voice-example.ts';
import { leadRadius } from '../../catalog/lead-radius.ts';
import { brandContract } from '../brand-contract.ts';
import { rulesOf } from '../written-rules.ts';
import { substituted } from '../../catalog/open-substitutes.ts';
import type { ExportedTaste } from './exporter.ts';

/** Rules name no address. */
const NO_SERVICE = '';

/** A catalog brand as input for exporters. */
export function brandTaste(entry: PublishedEntry): ExportedTaste {
  const { name, slug, signature_move, theme, grammar_flat, tokens, components, body } = entry;
  const refs = citedSources(entry).map(({ ref }) => ref);
  return {
    name,
    slug,
    description: signature_move,
    scheme: firstScheme(theme, tokens),
    radius: leadRadius(tokens, grammar_flat),
    tokens: substituted(tokens),
    components: components ?? {},
    states: entry.component_states ?? {},
    sizes: entry.component_sizes ?? {},
    prose: { ...body, doc_voice: voiceText(entry.voice, body.doc_voice) },
    rules: () => rulesOf(brandContract(entry, NO_SERVICE)),
    avoid: body.anti_patterns,
    credit: `From the design-taste catalog (CC BY 4.0). Sources: ${refs.join(', ')}.`,
  };
}
