import * as fc from 'fast-check';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';

/** Any grammar, axes left out at random. */
export const anyGrammar = fc
  .tuple(
    ...AXES.map(({ values }) => fc.option(fc.constantFrom<string>(...values), { nil: undefined, freq: 6 })),
  )
  // The values come from the axis at the same position.
  .map(
    (values) =>
      Object.fromEntries(
        AXES.flatMap(({ id }, i) => (values[i] === undefined ? [] : [[id, values[i]]])),
      ) as Grammar,
  );

/** Any grammar that states every axis. */
export const fullGrammar = fc
  .tuple(...AXES.map(({ values }) => fc.constantFrom<string>(...values)))
  // The values come from the axis at the same position.
  .map((values) => Object.fromEntries(AXES.map(({ id }, i) => [id, values[i]])) as Grammar);
