import { largestOf, quantileOf, shareWhere } from '../../facts.ts';
import { sectionGap, tallestBands } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';
import type { Gap } from '../../../perception/gaps.ts';

// px; bounds of the rubric
const COMPACT = 64;
const GRAND = 120;
const TALL = 80; // px; a band that parts sections on most pages
const size = (gap: Gap) => gap.size;
const isCompact = (gap: Gap) => gap.size < COMPACT;
const isGrand = (gap: Gap) => gap.size >= GRAND;
const isTall = (gap: Gap) => gap.size >= TALL;

export const MEASURES = measuresOf(
  ({ rhythm }) => rhythm,
  [
    ['median gap', 'px', 'log', (rhythm) => sectionGap(rhythm)],
    ['upper quartile of gaps', 'px', 'log', ({ sections }) => quantileOf(sections, 0.75, size)],
    ['largest gap', 'px', 'log', ({ sections }) => largestOf(sections, size)],
    [
      'compact bands',
      'of the tallest bands',
      'linear',
      (rhythm) => shareWhere(tallestBands(rhythm), isCompact),
    ],
    ['grand bands', 'of the tallest bands', 'linear', (rhythm) => shareWhere(tallestBands(rhythm), isGrand)],
    ['tall bands', 'bands per screen', 'log', ({ bands, screens }) => bands.filter(isTall).length / screens],
    ['blank below the content', 'px', 'log', ({ edges }) => edges.below],
    ['compact gaps', 'of the gaps', 'linear', ({ sections }) => shareWhere(sections, isCompact)],
    ['grand gaps', 'of the gaps', 'linear', ({ sections }) => shareWhere(sections, isGrand)],
    ['sections', 'gaps', 'log', ({ sections }) => sections.length],
    ['blank', 'of the height', 'linear', ({ blank }) => blank],
    ['covered', 'of the first three screens', 'linear', ({ coverage }) => coverage],
    ['elements per screen', 'elements', 'log', ({ crowding }) => crowding],
  ],
);
