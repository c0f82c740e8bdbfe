import { measuresOf } from '../../measure.ts';

export const MEASURES = measuresOf(
  ({ prose }) => prose.hedges,
  [
    ['hedges', 'in 100 words', 'root', ({ per100 }) => per100],
    ['number of hedges', 'hedges', 'log', ({ hedges }) => hedges],
    ['different hedges', 'hedges', 'log', ({ found }) => found.length],
    ['words', 'words', 'log', ({ words }) => words],
  ],
);
