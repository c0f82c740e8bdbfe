import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWaivers, splitWaived, WAIVABLE } from '../../src/identity/waivers.ts';
import { anyGrammar } from '../score/readings.ts';

const reason = 'Printed as well.';
const waive = (...names: readonly string[]) => parseWaivers(names.map((name) => ({ name, reason })));

describe('waivers', () => {
  it('name axes and parts of the identity', () => {
    const { axes, parts } = waive('identity.type.body', 'motion.budget', 'surface.ground');
    expect([...axes]).toEqual([
      ['surface.ground', reason],
      ['motion.budget', reason],
    ]);
    expect([...parts]).toEqual([['type.body', reason]]);
  });

  it.each([
    [['glow'], ['waive.0.name'], null],
    [['motion.budgets'], ['waive.0.name'], 'motion.budget'],
    [['type.body'], ['waive.0.name'], null],
    [['identity'], ['waive.0.name'], null],
    [['identity.type.bdy'], ['waive.0.name'], 'identity.type.body'],
    [['motion'], ['waive.0.name'], null],
    [['__proto__', 'motion.budget', 'toString'], ['waive.0.name', 'waive.2.name'], null],
    [['x'.repeat(10_000)], ['waive.0.name'], null],
    [['motion.budget', 'motion.budget', 'glow'], ['waive.1.name', 'waive.2.name'], null],
  ])('%.60j are refused', (names, fields, meant) => {
    expect(() => waive(...names)).toThrowError(
      expect.objectContaining({
        code: 'unknown_axis',
        fields: fields.map((field) => expect.objectContaining({ field })),
        ...(meant !== null && { didYouMean: [meant] }),
      }),
    );
  });

  it.each([
    [['motion.budget', 'motion.budget'], ['waive.1.name']],
    [
      ['identity.type.body', 'surface.ground', 'surface.ground', 'identity.type.body'],
      ['waive.2.name', 'waive.3.name'],
    ],
  ])('of known names that are repeated are no unknown axes: %j', (names, fields) => {
    expect(() => waive(...names)).toThrowError(
      expect.objectContaining({
        code: 'invalid_request',
        message: expect.stringContaining('Is waived twice; state one reason.'),
        fields: fields.map((field) => expect.objectContaining({ field })),
      }),
    );
  });

  it('name the choices when a name is unknown', () => {
    expect(() => waive('glow')).toThrowError(/surface\.ground, .*identity\.type\.body/);
    expect(() => waive('x'.repeat(10_000))).toThrowError(/^.{0,2000}$/);
  });

  it('split any target into what counts and what does not', () => {
    fc.assert(
      fc.property(anyGrammar, fc.subarray([...WAIVABLE]), (target, names) => {
        const { counted, waived } = splitWaived(target, waive(...names));
        expect({ ...counted, ...waived }).toEqual(target);
        expect(Object.keys(waived).every((axis) => names.includes(axis))).toBe(true);
        expect(Object.keys(counted).some((axis) => names.includes(axis))).toBe(false);
      }),
    );
  });
});
