import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['cool', 'neutral', 'warm', 'mixed'] as const;

export const paletteWarmth = defineAxis({
  id: 'palette.warmth',
  label: 'warmth',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { cool: '', neutral: '', warm: '', mixed: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { cool: [], neutral: [], warm: [], mixed: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
