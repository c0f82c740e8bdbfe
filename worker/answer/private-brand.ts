import * as v from 'valibot';
import { FlatGrammarSchema, NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import type { PrivateBrand, PrivateBrandSummary } from '../store/private-brands.ts';

/** A private brand as a list item. */
export const privateBrandFields = {
  slug: v.string(),
  name: v.string(),
  source_url: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  updated_at: v.pipe(v.string(), v.isoTimestamp()),
};

/** A private brand with its grammar. */
export const privateBrandRecordFields = {
  ...privateBrandFields,
  grammar: NestedGrammarSchema,
  grammar_flat: FlatGrammarSchema,
};

export function presentPrivateBrand({ slug, name, sourceUrl, createdAt, updatedAt }: PrivateBrandSummary) {
  return { slug, name, source_url: sourceUrl, created_at: createdAt, updated_at: updatedAt };
}

export function presentPrivateBrandRecord(brand: PrivateBrand) {
  const { grammar } = brand;
  return { ...presentPrivateBrand(brand), grammar: nestGrammar(grammar), grammar_flat: grammar };
}
