import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['none', 'low', 'medium', 'high'] as const;

export const voiceHedging = defineAxis({
  id: 'voice.hedging',
  label: 'hedging',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { none: '', low: '', medium: '', high: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { none: [], low: [], medium: [], high: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
