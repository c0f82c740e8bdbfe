import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TasteError } from '../../src/errors.ts';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import { parseGrammar } from '../../src/grammar/parse-grammar.ts';
import { anyGrammar } from '../score/readings.ts';

function refusal(given: unknown): TasteError {
  try {
    parseGrammar(given, 'target_grammar');
  } catch (error) {
    if (error instanceof TasteError) return error;
  }
  throw new Error('was accepted');
}

describe('the two forms of a grammar', () => {
  it('say the same', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        expect(parseGrammar(nestGrammar(grammar), 'g')).toEqual(grammar);
        expect(parseGrammar(grammar, 'g')).toEqual(grammar);
      }),
    );
  });

  it.each([
    ['a list', [], 'invalid_request'],
    ['a string', 'pill', 'invalid_request'],
    ['null', null, 'invalid_request'],
    ['an unknown category', { shape: { radius: 'pill' } }, 'unknown_axis'],
    ['an unknown axis', { 'surface.softness': 'high' }, 'unknown_axis'],
    ['a prototype key', JSON.parse('{"__proto__":{"radius":"pill"}}'), 'unknown_axis'],
    ['an unknown value', { surface: { radius: 'round' } }, 'invalid_request'],
    ['a value of another type', { 'surface.radius': 4 }, 'invalid_request'],
    ['an axis nested and flat', { surface: { radius: 'pill' }, 'surface.radius': '0px' }, 'invalid_request'],
    ['an axis flat and nested', { 'voice.hedging': 'low', voice: { hedging: 'none' } }, 'invalid_request'],
    ['a deeper object', { surface: { radius: { value: 'pill' } } }, 'invalid_request'],
  ])('refuse %s', (_, given, code) => {
    expect(refusal(given).code).toBe(code);
  });

  it('may state an axis twice with one value', () => {
    const grammar = { 'surface.radius': 'pill', surface: { radius: 'pill' } };
    expect(parseGrammar(grammar, 'g')).toEqual({ 'surface.radius': 'pill' });
  });

  it('name every invalid field with similar names', () => {
    const { fields } = refusal({ surface: { border: 'hairline', radius: 'round' } });
    expect(fields).toEqual([
      {
        field: 'target_grammar.surface.border',
        detail: 'surface.border is not an axis of the grammar. Did you mean surface.borders?',
      },
      {
        field: 'target_grammar.surface.radius',
        detail: 'surface.radius takes one of 0px, 4-6px, 8-10px, 12-16px, pill.',
      },
    ]);
  });
});
