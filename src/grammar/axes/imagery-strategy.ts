import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['none', 'photographic', 'illustration', 'abstract', 'mixed'] as const;

export const imageryStrategy = defineAxis({
  id: 'imagery.strategy',
  label: 'strategy',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { none: '', photographic: '', illustration: '', abstract: '', mixed: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { none: [], photographic: [], illustration: [], abstract: [], mixed: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
