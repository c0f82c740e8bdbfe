import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['weight', 'color', 'underline', 'scale', 'spacing'] as const;

export const emphasisMechanism = defineAxis({
  id: 'emphasis.mechanism',
  label: 'mechanism',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { weight: '', color: '', underline: '', scale: '', spacing: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { weight: [], color: [], underline: [], scale: [], spacing: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
