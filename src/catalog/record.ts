import * as v from 'valibot';
import { described } from './described.ts';
import { ComparedFactSchema } from './dissents.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { codeVariants, CodeVariantsSchema } from './code-variants.ts';
import { FrontmatterSchema } from './entry.ts';
import { FlatGrammarSchema } from './grammar-schema.ts';
import { API_VERSION, type EntryFacts, leanEntry, LeanEntrySchema } from './lean-entry.ts';
import { CompletenessSchema, completenessOf, GroundsSchema, groundsOf } from './ground/published-ground.ts';
import { LiveTokensSchema, NOT_MEASURED } from './live-tokens.ts';
import { renderTokens, RenderTokensSchema } from './render-tokens.ts';
import { ComponentsSchema, TokensSchema } from './tokens.ts';

const BodySchema = v.object({
  signature_move: described(v.string(), 'The signature move in detail, Markdown.'),
  era_lineage: described(v.string(), 'Where the design comes from, Markdown.'),
  doc_voice: described(v.string(), 'How the brand writes, Markdown.'),
  anti_patterns: described(v.array(v.string()), 'What the brand does not do, one statement each.'),
});

const {
  aliases,
  provenance,
  generated_at,
  reference_id,
  voice,
  grammar,
  basis,
  sources,
  dissent,
  surfaces,
  schemes,
  prose_cites,
  exceptions,
  absent,
  component_states,
  component_sizes,
  component_cites,
  second_reading,
} = FrontmatterSchema.entries;

/** `GET /api/styles/<slug>.json`: the lean entry and all other fields. */
export const BrandRecordSchema = v.object({
  ...LeanEntrySchema.entries,
  api_version: described(v.string(), 'Version of the API.'),
  aliases,
  provenance,
  generated_at,
  reference_id,
  voice,
  grammar,
  grammar_flat: v.optional(described(FlatGrammarSchema, 'The values of `grammar` by axis id.')),
  /** How each value of the grammar is known. */
  grammar_basis: basis,
  tokens: described(TokensSchema, 'Design tokens by group; a group that is absent is not known.'),
  components: v.optional(described(ComponentsSchema, 'CSS declarations of common parts of an interface.')),
  body: described(BodySchema, 'The prose of the entry.'),
  code: described(CodeVariantsSchema, 'The tokens as code.'),
  render_tokens: described(RenderTokensSchema, 'The few tokens that a preview needs.'),
  live_tokens: described(
    v.nullable(LiveTokensSchema),
    'Values measured on the official page; null until it is measured.',
  ),
  live_tokens_reason: v.exactOptional(described(v.string(), 'Why `live_tokens` is null.')),
  component_states,
  component_sizes,
  component_cites,
  surfaces,
  schemes,
  grounds: described(GroundsSchema, 'Where every fact comes from.'),
  core_fields: described(CompletenessSchema, 'What a builder needs, and what of it is missing.'),
  prose_cites,
  exceptions,
  absent,
  second_reading,
  sources,
  dissent,
  collected: described(
    v.array(ComparedFactSchema),
    'Facts that collected sources state as well, with what each of them states.',
  ),
});
export type BrandRecord = v.InferOutput<typeof BrandRecordSchema>;

export function brandRecord(entry: CatalogEntry, facts: EntryFacts): BrandRecord {
  return {
    ...leanEntry(entry, facts),
    api_version: API_VERSION,
    ...(entry.aliases === undefined ? {} : { aliases: entry.aliases }),
    provenance: entry.provenance,
    generated_at: entry.generated_at,
    reference_id: entry.reference_id ?? null,
    ...(entry.voice === undefined ? {} : { voice: entry.voice }),
    ...(entry.grammar === undefined ? {} : { grammar: entry.grammar, grammar_flat: entry.grammar_flat }),
    ...(entry.basis === undefined ? {} : { grammar_basis: entry.basis }),
    tokens: entry.tokens,
    ...(entry.components === undefined ? {} : { components: entry.components }),
    body: { ...entry.body, anti_patterns: [...entry.body.anti_patterns] },
    code: codeVariants(entry),
    render_tokens: renderTokens(entry),
    live_tokens: facts.liveTokens,
    ...(facts.liveTokens === null && { live_tokens_reason: NOT_MEASURED }),
    ...stated(entry),
    surfaces: entry.surfaces,
    grounds: groundsOf(entry),
    core_fields: completenessOf(entry),
    sources: entry.sources,
    collected: [...entry.compared],
  };
}

/** Optional fields that are published as they are written. */
const OPTIONAL = [
  'schemes',
  'component_states',
  'component_sizes',
  'component_cites',
  'prose_cites',
  'exceptions',
  'absent',
  'second_reading',
  'dissent',
] as const satisfies readonly (keyof CatalogEntry)[];

function stated(entry: CatalogEntry): Partial<Pick<CatalogEntry, (typeof OPTIONAL)[number]>> {
  return Object.fromEntries(OPTIONAL.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]])));
}
