import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = [
  'serif/sans',
  'sans/sans',
  'sans/mono',
  'serif/grotesque',
  'grotesque/mono',
  'single-family',
] as const;

export const typePairing = defineAxis({
  id: 'type.pairing',
  label: 'pairing',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: {
    'serif/sans': '',
    'sans/sans': '',
    'sans/mono': '',
    'serif/grotesque': '',
    'grotesque/mono': '',
    'single-family': '',
  },
  needs: [],
  read: () => notShown('not read yet'),
  words: {
    'serif/sans': [],
    'sans/sans': [],
    'sans/mono': [],
    'serif/grotesque': [],
    'grotesque/mono': [],
    'single-family': [],
  },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
