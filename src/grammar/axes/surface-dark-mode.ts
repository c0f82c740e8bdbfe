import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['none', 'system-adaptive', 'inversion', 'custom-palette', 'dark-first'] as const;

export const surfaceDarkMode = defineAxis({
  id: 'surface.dark_mode',
  label: 'dark mode',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { none: '', 'system-adaptive': '', inversion: '', 'custom-palette': '', 'dark-first': '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { none: [], 'system-adaptive': [], inversion: [], 'custom-palette': [], 'dark-first': [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
