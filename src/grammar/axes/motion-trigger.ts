import { defineAxis } from '../axis.ts';
import { notShown } from '../reading.ts';
import { nominal } from '../scale.ts';

const VALUES = ['hover-only', 'scroll', 'autonomous', 'gesture'] as const;

export const motionTrigger = defineAxis({
  id: 'motion.trigger',
  label: 'trigger',
  question: '',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({}),
  rubric: { 'hover-only': '', scroll: '', autonomous: '', gesture: '' },
  needs: [],
  read: () => notShown('not read yet'),
  words: { 'hover-only': [], scroll: [], autonomous: [], gesture: [] },
  negated: {},
  fix: (target) => `Move towards ${target}.`,
});
