import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['desaturated', 'muted', 'balanced', 'vivid', 'neon'] as const;

export const paletteSaturation = defineAxis({
  id: 'palette.saturation',
  label: 'saturation',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { desaturated: '', muted: '', balanced: '', vivid: '', neon: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { desaturated: [], muted: [], balanced: [], vivid: [], neon: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
