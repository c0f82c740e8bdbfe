import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['rare-signal', 'recurring', 'pervasive'] as const;

export const paletteAccentUse = defineAxis({
  id: 'palette.accent_use',
  label: 'accent use',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { 'rare-signal': '', recurring: '', pervasive: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { 'rare-signal': [], recurring: [], pervasive: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
