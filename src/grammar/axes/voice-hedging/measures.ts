import type { Features } from '../../../features/index.ts';
import { countHedges } from '../../../text/hedges.ts';
import { measuresOf } from '../../measure.ts';

export const MEASURES = measuresOf(factsOf, [
  ['hedges', 'in 100 words', 'root', ({ per100 }) => per100],
  ['number of hedges', 'hedges', 'log', ({ hedges }) => hedges],
  ['different hedges', 'hedges', 'log', ({ found }) => found.length],
  ['words', 'words', 'log', ({ words }) => words],
]);

function factsOf({ prose }: Features) {
  return countHedges(prose.text, prose.language.tongue ?? 'en');
}
