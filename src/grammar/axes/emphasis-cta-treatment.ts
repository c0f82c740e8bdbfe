import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['filled-solid', 'filled-gradient', 'outlined', 'text-link', 'underline-only'] as const;

export const emphasisCtaTreatment = defineAxis({
  id: 'emphasis.cta_treatment',
  label: 'cta treatment',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { 'filled-solid': '', 'filled-gradient': '', outlined: '', 'text-link': '', 'underline-only': '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { 'filled-solid': [], 'filled-gradient': [], outlined: [], 'text-link': [], 'underline-only': [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
