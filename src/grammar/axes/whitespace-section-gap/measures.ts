import { largestOf, quantileOf, shareWhere } from '../../facts.ts';
import { elementGap, sectionGap } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';
import type { Gap } from '../../../perception/gaps.ts';

// px; bounds of the rubric
const COMPACT = 64;
const GRAND = 120;
const MIN_BAND = 40; // px; lower bands are between elements
const size = (gap: Gap) => gap.size;
const isHigh = (gap: Gap) => gap.size >= MIN_BAND;

export const MEASURES = measuresOf(
  ({ rhythm }) => rhythm,
  [
    ['median gap', 'px', 'log', (rhythm) => sectionGap(rhythm)],
    ['lower quartile of gaps', 'px', 'log', ({ sections }) => quantileOf(sections, 0.25, size)],
    ['upper quartile of gaps', 'px', 'log', ({ sections }) => quantileOf(sections, 0.75, size)],
    ['largest gap', 'px', 'log', ({ sections }) => largestOf(sections, size)],
    ['median blank band', 'px', 'log', ({ bands }) => quantileOf(bands.filter(isHigh), 0.5, size)],
    [
      'upper quartile of blank bands',
      'px',
      'log',
      ({ bands }) => quantileOf(bands.filter(isHigh), 0.75, size),
    ],
    [
      'compact gaps',
      'of the gaps',
      'linear',
      ({ sections }) => shareWhere(sections, (gap) => gap.size < COMPACT),
    ],
    [
      'grand gaps',
      'of the gaps',
      'linear',
      ({ sections }) => shareWhere(sections, (gap) => gap.size >= GRAND),
    ],
    ['sections', 'gaps', 'log', ({ sections }) => sections.length],
    ['gap between elements', 'px', 'log', (rhythm) => elementGap(rhythm) ?? 0],
    ['blank', 'of the height', 'linear', ({ blank }) => blank],
    ['covered', 'of the first three screens', 'linear', ({ coverage }) => coverage],
    ['elements per screen', 'elements', 'log', ({ crowding }) => crowding],
  ],
);
