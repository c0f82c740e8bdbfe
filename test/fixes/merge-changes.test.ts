import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothWays, mergedChanges } from '../../src/fixes/merge-changes.ts';
import type { StyleChange } from '../../src/grammar/restyle.ts';

const change = (elements: number[], declarations: Record<string, string>): StyleChange => ({
  elements,
  declarations,
});

describe('changes of the same elements', () => {
  it('become one rule for each element, with the last value of each property', () => {
    const merged = mergedChanges([change([1, 2], { color: 'red' }), change([2, 3], { color: 'blue' })]);
    expect(merged).toEqual([change([1], { color: 'red' }), change([2, 3], { color: 'blue' })]);
  });

  it('keep what shorthands would reset behind them', () => {
    const [merged] = mergedChanges([
      change([1], { 'border-top': '1px solid', color: 'red' }),
      change([1], { border: '0' }),
      change([1], { 'border-top': '2px solid' }),
    ]);
    expect(Object.keys(merged?.declarations ?? {})).toEqual(['color', 'border', 'border-top']);
  });

  it('leave out what a later shorthand resets', () => {
    const [merged] = mergedChanges([
      change([1], { 'background-color': '#fff', 'border-width': '4px', 'border-radius': '2px' }),
      change([1], { background: '#000', border: '0' }),
      change([1], { 'background-color': '#111' }),
    ]);
    expect(merged?.declarations).toEqual({
      'border-radius': '2px',
      'background-image': 'none',
      border: '0',
      'background-color': '#111',
    });
  });

  it('stay apart for pseudo-elements', () => {
    const before: StyleChange = { ...change([1], { color: 'blue' }), pseudo: 'before' };
    const changes = [change([1], { color: 'red' }), before];
    expect(mergedChanges(changes)).toEqual(changes);
  });

  it('name no element twice', () => {
    const anyChange = fc.record({
      elements: fc.array(fc.nat(6)),
      declarations: fc.dictionary(fc.constantFrom('color', 'border', 'margin'), fc.constantFrom('a', 'b')),
    });
    fc.assert(
      fc.property(fc.array(anyChange), (changes) => {
        const named = mergedChanges(changes).flatMap(({ elements }) => elements);
        expect(named.length).toBe(new Set(named).size);
        expect(new Set(named)).toEqual(new Set(changes.flatMap(({ elements }) => elements)));
      }),
    );
  });
});

describe('two ways', () => {
  const [light, other] = [
    { changes: [change([1], { color: 'red' })] },
    { changes: [change([2], { color: 'blue' })] },
  ];
  const dark = { ...other, media: '(prefers-color-scheme: dark)' };

  it.each([
    [
      'in the same media are one',
      light,
      other,
      { changes: [...light.changes, ...other.changes], atRules: [] },
    ],
    ['in other media follow each other', light, dark, { ...light, also: dark }],
    [
      'keep what follows',
      { ...light, also: dark },
      other,
      { changes: [...light.changes, ...other.changes], atRules: [], also: dark },
    ],
  ])('%s', (_, one, second, both) => {
    expect(bothWays(one, second)).toEqual(both);
  });
});
