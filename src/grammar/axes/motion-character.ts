import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['mechanical', 'smooth', 'playful', 'cinematic'] as const;

export const motionCharacter = defineAxis({
  id: 'motion.character',
  label: 'character',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { mechanical: '', smooth: '', playful: '', cinematic: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { mechanical: [], smooth: [], playful: [], cinematic: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
