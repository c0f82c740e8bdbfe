import { measuresOf } from '../../measure.ts';
import { hedgesOf } from './hedges-of.ts';

export const MEASURES = measuresOf(
  ({ prose }) => hedgesOf(prose),
  [
    ['hedges', 'in 100 words', 'root', ({ per100 }) => per100],
    ['number of hedges', 'hedges', 'log', ({ hedges }) => hedges],
    ['different hedges', 'hedges', 'log', ({ found }) => found.length],
    ['words', 'words', 'log', ({ words }) => words],
  ],
);
