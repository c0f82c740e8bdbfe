import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FlatGrammarSchema, NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { flattenGrammar, nestGrammar } from '../../src/catalog/nested-grammar.ts';
import { anyGrammar } from './grammars.ts';

test('nesting and flattening undo each other, and both forms fit their schemas', () => {
  fc.assert(
    fc.property(anyGrammar, (flat) => {
      const nested = nestGrammar(flat);
      expect(flattenGrammar(nested)).toEqual(flat);
      expect(v.is(NestedGrammarSchema, nested)).toBe(true);
      expect(v.is(FlatGrammarSchema, flat)).toBe(true);
    }),
  );
});

test.each([
  [{ surface: { ground: 'white' } }, true],
  [{}, true],
  [{ surface: {} }, true],
  [{ surface: { ground: 'mauve' } }, false],
  [{ surface: { border: 'none' } }, false],
  [{ surfaces: {} }, false],
  [{ type: { ground: 'white' } }, false],
])('%j fits the nested grammar: %s', (grammar, fits) => {
  expect(v.is(NestedGrammarSchema, grammar)).toBe(fits);
});
