import type { Features } from '../../../features/index.ts';
import type { Gap } from '../../../perception/gaps.ts';
import { shareWhere } from '../../facts.ts';
import { lowBands } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';

// px; bounds of the rubric
const TIGHT = 14;
const AIRY = 28;
const MIN_GAP = 2; // px; lines that touch are apart by their leading alone
const breadth = (gap: Gap) => gap.breadth;

export const MEASURES = measuresOf(factsOf, [
  ['tight gaps', 'of the gaps', 'linear', ({ elements }) => shareWhere(elements, isTight, breadth)],
  ['tight gaps and bands', 'of the gaps and bands', 'linear', ({ all }) => shareWhere(all, isTight)],
  ['airy gaps and bands', 'of the gaps and bands', 'linear', ({ all }) => shareWhere(all, isAiry)],
  ['elements per screen', 'elements', 'log', ({ crowding }) => crowding],
]);

function factsOf({ rhythm }: Features) {
  const all = [...rhythm.elements, ...lowBands(rhythm)].filter(({ size }) => size >= MIN_GAP);
  return { ...rhythm, all };
}

const isTight = (gap: Gap) => gap.size < TIGHT;
const isAiry = (gap: Gap) => gap.size >= AIRY;
