import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['low', 'medium', 'high', 'extreme'] as const;

export const paletteContrast = defineAxis({
  id: 'palette.contrast',
  label: 'contrast',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { low: '', medium: '', high: '', extreme: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { low: [], medium: [], high: [], extreme: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
