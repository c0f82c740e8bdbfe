import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['flat', 'grain', 'gradient', 'mesh', 'photo'] as const;

export const surfaceTexture = defineAxis({
  id: 'surface.texture',
  label: 'texture',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { flat: '', grain: '', gradient: '', mesh: '', photo: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { flat: [], grain: [], gradient: [], mesh: [], photo: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
