import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['compact', 'balanced', 'oversized'] as const;

export const typeDisplayScale = defineAxis({
  id: 'type.display_scale',
  label: 'display scale',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { compact: '', balanced: '', oversized: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { compact: [], balanced: [], oversized: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
