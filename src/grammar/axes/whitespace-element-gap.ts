import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['tight', 'medium', 'airy'] as const;

export const whitespaceElementGap = defineAxis({
  id: 'whitespace.element_gap',
  label: 'element gap',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { tight: '', medium: '', airy: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { tight: [], medium: [], airy: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
