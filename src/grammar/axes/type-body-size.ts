import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['small', 'regular', 'large'] as const;

export const typeBodySize = defineAxis({
  id: 'type.body_size',
  label: 'body size',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { small: '', regular: '', large: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { small: [], regular: [], large: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
