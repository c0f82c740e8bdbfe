import * as v from 'valibot';
import type { CatalogEntry } from './entry.ts';
import { codeVariants, CodeVariantsSchema } from './code-variants.ts';
import { FrontmatterSchema } from './entry.ts';
import { FlatGrammarSchema } from './grammar-schema.ts';
import { API_VERSION, type EntryFacts, leanEntry, LeanEntrySchema } from './lean-entry.ts';
import { LiveTokensSchema } from './live-tokens.ts';
import { renderTokens, RenderTokensSchema } from './render-tokens.ts';
import { ComponentsSchema, TokensSchema } from './tokens.ts';

const BodySchema = v.object({
  signature_move: v.string(),
  era_lineage: v.string(),
  doc_voice: v.string(),
  anti_patterns: v.array(v.string()),
});

const { provenance, generated_at, reference_id, voice, grammar, basis, sources, cross_check } =
  FrontmatterSchema.entries;

/** `GET /api/styles/<slug>.json`: the lean entry and all other fields. */
export const BrandRecordSchema = v.object({
  ...LeanEntrySchema.entries,
  api_version: v.string(),
  provenance,
  generated_at,
  reference_id,
  voice,
  grammar,
  grammar_flat: v.optional(FlatGrammarSchema),
  /** How each value of the grammar is known. */
  grammar_basis: basis,
  tokens: TokensSchema,
  components: v.optional(ComponentsSchema),
  body: BodySchema,
  code: CodeVariantsSchema,
  /** Selected from the tokens. */
  render_tokens: RenderTokensSchema,
  /** Measured on the page of the screenshot and recording; absent until measured. */
  live_tokens: v.exactOptional(LiveTokensSchema),
  sources,
  cross_check,
});
export type BrandRecord = v.InferOutput<typeof BrandRecordSchema>;

export function brandRecord(entry: CatalogEntry, facts: EntryFacts): BrandRecord {
  return {
    ...leanEntry(entry, facts),
    api_version: API_VERSION,
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
    ...(facts.liveTokens !== null && { live_tokens: facts.liveTokens }),
    sources: entry.sources,
    ...(entry.cross_check === undefined ? {} : { cross_check: entry.cross_check }),
  };
}
