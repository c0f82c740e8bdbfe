import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['none', 'hairline', 'medium', 'heavy'] as const;

export const surfaceBorders = defineAxis({
  id: 'surface.borders',
  label: 'borders',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { none: '', hairline: '', medium: '', heavy: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { none: [], hairline: [], medium: [], heavy: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
