import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['negative', 'tight', 'normal', 'loose'] as const;

export const typeTracking = defineAxis({
  id: 'type.tracking',
  label: 'tracking',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { negative: '', tight: '', normal: '', loose: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { negative: [], tight: [], normal: [], loose: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
