import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['terse', 'balanced', 'flowing'] as const;

export const voiceSentenceLength = defineAxis({
  id: 'voice.sentence_length',
  label: 'sentence length',
  question: '',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: { terse: '', balanced: '', flowing: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { terse: [], balanced: [], flowing: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
