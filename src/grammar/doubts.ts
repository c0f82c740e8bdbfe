import type { Features } from '../features/index.ts';
import { MIN_TEXT } from '../perception/readiness.ts';
import { measuresOf } from './measure.ts';

/** Signs that a page is not read completely; they lower the confidence of all its readings. */
export const DOUBTS = measuresOf(
  ({ completeness }: Features) => completeness,
  [
    ['content hidden until scripts run', '(0 or 1)', 'linear', ({ hidesItself }) => (hidesItself ? 1 : 0)],
    ['visible text', 'characters', 'log', ({ characters }) => characters],
    ['hardly any text', '(0 or 1)', 'linear', ({ characters }) => (characters < MIN_TEXT ? 1 : 0)],
    ['images missing', 'of the images', 'linear', ({ imagesMissing }) => imagesMissing],
    ['boxes that scripts fill', 'boxes', 'log', ({ awaited }) => awaited],
    ['scripts that have not run', 'scripts', 'log', ({ scripts }) => scripts],
  ],
);
