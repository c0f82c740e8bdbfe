import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['none', 'subtle', 'layered', 'dramatic'] as const;

export const surfaceShadows = defineAxis({
  id: 'surface.shadows',
  label: 'shadows',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { none: '', subtle: '', layered: '', dramatic: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { none: [], subtle: [], layered: [], dramatic: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
