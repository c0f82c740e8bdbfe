import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['mono', 'mono+1', 'duotone', 'triadic', 'full-spectrum'] as const;

export const paletteStrategy = defineAxis({
  id: 'palette.strategy',
  label: 'strategy',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { mono: '', 'mono+1': '', duotone: '', triadic: '', 'full-spectrum': '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { mono: [], 'mono+1': [], duotone: [], triadic: [], 'full-spectrum': [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
