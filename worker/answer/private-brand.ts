import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { FlatGrammarSchema, NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import type { PrivateBrand, PrivateBrandSummary } from '../store/private-brands.ts';

/** A private brand as a list item. */
export const privateBrandFields = {
  slug: described(v.string(), 'Slug of the brand.'),
  name: described(v.string(), 'Display name; empty when none was given.'),
  source_url: described(v.string(), 'URL of the page that was read; empty when none was given.'),
  created_at: described(
    v.pipe(v.string(), v.isoTimestamp()),
    'Time of the first registration, ISO 8601 in UTC.',
  ),
  updated_at: described(
    v.pipe(v.string(), v.isoTimestamp()),
    'Time of the last registration, ISO 8601 in UTC.',
  ),
};

/** A private brand with its grammar. */
export const privateBrandRecordFields = {
  ...privateBrandFields,
  grammar: described(NestedGrammarSchema, 'Axis values by category.'),
  grammar_flat: described(FlatGrammarSchema, 'The same values by axis id.'),
  tokens: described(
    v.nullable(v.record(v.string(), v.string())),
    'CSS values by token path, such as `font.body`; null for a brand registered before tokens were stored.',
  ),
};

export function presentPrivateBrand({ slug, name, sourceUrl, createdAt, updatedAt }: PrivateBrandSummary) {
  return { slug, name, source_url: sourceUrl, created_at: createdAt, updated_at: updatedAt };
}

export function presentPrivateBrandRecord(brand: PrivateBrand) {
  const { grammar, tokens } = brand;
  return {
    ...presentPrivateBrand(brand),
    grammar: nestGrammar(grammar),
    grammar_flat: grammar,
    tokens: tokens === null ? null : { ...tokens },
  };
}
