import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['dense', 'medium', 'generous', 'extreme'] as const;

export const whitespaceDiscipline = defineAxis({
  id: 'whitespace.discipline',
  label: 'discipline',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { dense: '', medium: '', generous: '', extreme: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { dense: [], medium: [], generous: [], extreme: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
