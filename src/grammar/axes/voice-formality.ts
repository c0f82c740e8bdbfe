import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['casual', 'conversational', 'professional', 'formal'] as const;

export const voiceFormality = defineAxis({
  id: 'voice.formality',
  label: 'formality',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { casual: '', conversational: '', professional: '', formal: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { casual: [], conversational: [], professional: [], formal: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
