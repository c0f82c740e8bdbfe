import fc from 'fast-check';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';

/** Any value on every axis, whether they fit together or not. */
export const anyGrammar: fc.Arbitrary<Grammar> = fc.record(
  Object.fromEntries(AXES.map(({ id, values }) => [id, fc.constantFrom(...(values as readonly string[]))])),
) as fc.Arbitrary<Grammar>; // fromEntries forgets which values belong to which axis

/** Some values on some axes. */
export const partialGrammar: fc.Arbitrary<Grammar> = fc.record(
  Object.fromEntries(AXES.map(({ id, values }) => [id, fc.constantFrom(...(values as readonly string[]))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Grammar>;
