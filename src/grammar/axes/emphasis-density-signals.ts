import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['dividers', 'whitespace', 'borders', 'grouping-cards'] as const;

export const emphasisDensitySignals = defineAxis({
  id: 'emphasis.density_signals',
  label: 'density signals',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { dividers: '', whitespace: '', borders: '', 'grouping-cards': '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { dividers: [], whitespace: [], borders: [], 'grouping-cards': [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
