import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['ultralight', 'light', 'regular', 'medium', 'bold', 'black'] as const;

export const typeHeadingWeight = defineAxis({
  id: 'type.heading_weight',
  label: 'heading weight',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { ultralight: '', light: '', regular: '', medium: '', bold: '', black: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { ultralight: [], light: [], regular: [], medium: [], bold: [], black: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
