import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['white', 'cream', 'gray-light', 'gray-dark', 'black', 'warm-tinted', 'cool-tinted'] as const;

export const surfaceGround = defineAxis({
  id: 'surface.ground',
  label: 'ground',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: {
    white: '',
    cream: '',
    'gray-light': '',
    'gray-dark': '',
    black: '',
    'warm-tinted': '',
    'cool-tinted': '',
  },
  needs: [],
  read: () => notShown('not read yet'),
  words: {
    white: [],
    cream: [],
    'gray-light': [],
    'gray-dark': [],
    black: [],
    'warm-tinted': [],
    'cool-tinted': [],
  },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
