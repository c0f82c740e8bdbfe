import type { Features } from '../../../features/index.ts';
import type { Gap } from '../../../perception/gaps.ts';
import { quantileOf, shareWhere } from '../../facts.ts';
import { elementGaps, lowBands, sectionGap } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';

// px; bounds of the rubric
const TIGHT = 14;
const AIRY = 28;
const MIN_GAP = 2; // px; lines that touch are apart by their leading alone
const size = (gap: Gap) => gap.size;
const breadth = (gap: Gap) => gap.breadth;

export const MEASURES = measuresOf(factsOf, [
  ['median of low blank bands', 'px', 'log', ({ low }) => quantileOf(low, 0.5, size)],
  ['lower quartile of low blank bands', 'px', 'log', ({ low }) => quantileOf(low, 0.25, size)],
  ['upper quartile of low blank bands', 'px', 'log', ({ low }) => quantileOf(low, 0.75, size)],
  ['median gap', 'px', 'log', ({ elements }) => quantileOf(elements, 0.5, size, breadth)],
  ['median gap by number', 'px', 'log', ({ elements }) => quantileOf(elements, 0.5, size)],
  ['lower quartile of gaps', 'px', 'log', ({ elements }) => quantileOf(elements, 0.25, size, breadth)],
  ['upper quartile of gaps', 'px', 'log', ({ elements }) => quantileOf(elements, 0.75, size, breadth)],
  ['tight gaps', 'of the gaps', 'linear', ({ elements }) => shareWhere(elements, isTight, breadth)],
  ['airy gaps', 'of the gaps', 'linear', ({ elements }) => shareWhere(elements, isAiry, breadth)],
  ['tight gaps and bands', 'of the gaps and bands', 'linear', ({ all }) => shareWhere(all, isTight)],
  ['airy gaps and bands', 'of the gaps and bands', 'linear', ({ all }) => shareWhere(all, isAiry)],
  ['gaps', 'gaps', 'log', ({ elements }) => elements.length],
  ['gap between sections', 'px', 'log', ({ section }) => section],
  ['running text', 'px', 'log', ({ text }) => text],
  ['blank', 'of the height', 'linear', ({ blank }) => blank],
  ['elements per screen', 'elements', 'log', ({ crowding }) => crowding],
]);

function factsOf({ rhythm, typography: { running } }: Features) {
  const text = quantileOf(
    running,
    0.5,
    (setting) => setting.size,
    (setting) => setting.characters,
  );
  const all = [...rhythm.elements, ...lowBands(rhythm)].filter(({ size: px }) => px >= MIN_GAP);
  return { ...rhythm, all, low: elementGaps(rhythm), section: sectionGap(rhythm), text };
}

const isTight = (gap: Gap) => gap.size < TIGHT;
const isAiry = (gap: Gap) => gap.size >= AIRY;
