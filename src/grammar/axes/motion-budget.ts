import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['none', 'accent', 'recurring', 'pervasive'] as const;

export const motionBudget = defineAxis({
  id: 'motion.budget',
  label: 'budget',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { none: '', accent: '', recurring: '', pervasive: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { none: [], accent: [], recurring: [], pervasive: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
