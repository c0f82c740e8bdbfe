import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = [
  'librarian',
  'engineer',
  'artist',
  'friend',
  'concierge',
  'curator',
  'challenger',
  'generic',
] as const;

export const voiceArchetype = defineAxis({
  id: 'voice.archetype',
  label: 'archetype',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: {
    librarian: '',
    engineer: '',
    artist: '',
    friend: '',
    concierge: '',
    curator: '',
    challenger: '',
    generic: '',
  },
  needs: [],
  read: () => notShown('not read yet'),
  words: {
    librarian: [],
    engineer: [],
    artist: [],
    friend: [],
    concierge: [],
    curator: [],
    challenger: [],
    generic: [],
  },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
