import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['0px', '4-6px', '8-10px', '12-16px', 'pill'] as const;

export const surfaceRadius = defineAxis({
  id: 'surface.radius',
  label: 'radius',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { '0px': '', '4-6px': '', '8-10px': '', '12-16px': '', pill: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { '0px': [], '4-6px': [], '8-10px': [], '12-16px': [], pill: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
