import { expect, it } from 'vitest';
import { acceptedValues } from '../../src/words/accepted-values.ts';

const axis = {
  id: 'surface.radius',
  values: ['0px', '4-6px', '8-10px', '12-16px', 'pill'],
  threshold: 0.5,
  sets: [['4-6px', '8-10px', '12-16px']],
} as const;

it.each([
  ['one value that is clearly the best', [0, 0.05, 0.1, 0.8, 0], [], ['12-16px']],
  ['the set in its own order, whichever leads by chance', [0, 0.3, 0.28, 0.35, 0], [], axis.sets[0]],
  ['the value of a phrase first', [0, 0.3, 0.28, 0.35, 0], ['8-10px'], ['8-10px', '4-6px', '12-16px']],
  ['a value that is much less probable last', [0, 0.18, 0.3, 0.45, 0], [], ['8-10px', '12-16px', '4-6px']],
  [
    'the best value when others than those of the set are probable',
    [0.3, 0.2, 0.2, 0.31, 0],
    [],
    ['12-16px'],
  ],
])('%s', (_, shares, phrased, expected) => {
  expect(acceptedValues(axis, shares, phrased)).toEqual(expected);
});
