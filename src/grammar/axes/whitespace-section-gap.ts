import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['compact', 'balanced', 'grand'] as const;

export const whitespaceSectionGap = defineAxis({
  id: 'whitespace.section_gap',
  label: 'section gap',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { compact: '', balanced: '', grand: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { compact: [], balanced: [], grand: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
