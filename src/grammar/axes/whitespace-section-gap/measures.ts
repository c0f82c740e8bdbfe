import { largestOf, quantileOf, shareWhere } from '../../facts.ts';
import type { Rhythm } from '../../../features/rhythm.ts';
import { sectionGap, tallestBands } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';
import type { Gap } from '../../../perception/gaps.ts';

// px; bounds of the rubric
const COMPACT = 64;
const GRAND = 120;
const TALL = 80; // px; a band that parts sections on most pages
const size = (gap: Pick<Gap, 'size'>) => gap.size;
const isCompact = (gap: Pick<Gap, 'size'>) => gap.size < COMPACT;
const isGrand = (gap: Pick<Gap, 'size'>) => gap.size >= GRAND;
const isTall = (gap: Gap) => gap.size >= TALL;

/** The gaps between sections; a page of one section has one, above and below it. */
const gapsOf = (rhythm: Rhythm): readonly Pick<Gap, 'size'>[] =>
  rhythm.sections.length === 0 ? [{ size: sectionGap(rhythm) }] : rhythm.sections;

export const MEASURES = measuresOf(
  ({ rhythm }) => ({ ...rhythm, gaps: gapsOf(rhythm) }),
  [
    ['median gap', 'px', 'log', (rhythm) => sectionGap(rhythm)],
    ['upper quartile of gaps', 'px', 'log', ({ gaps }) => quantileOf(gaps, 0.75, size)],
    ['largest gap', 'px', 'log', ({ gaps }) => largestOf(gaps, size)],
    [
      'compact bands',
      'of the tallest bands',
      'linear',
      (rhythm) => shareWhere(tallestBands(rhythm), isCompact),
    ],
    ['grand bands', 'of the tallest bands', 'linear', (rhythm) => shareWhere(tallestBands(rhythm), isGrand)],
    ['tall bands', 'bands per screen', 'log', ({ bands, screens }) => bands.filter(isTall).length / screens],
    ['blank below the content', 'px', 'log', ({ edges }) => edges.below],
    ['compact gaps', 'of the gaps', 'linear', ({ gaps }) => shareWhere(gaps, isCompact)],
    ['grand gaps', 'of the gaps', 'linear', ({ gaps }) => shareWhere(gaps, isGrand)],
    ['sections', 'gaps', 'log', ({ sections }) => sections.length],
    ['blank', 'of the height', 'linear', ({ blank }) => blank],
    ['covered', 'of the first three screens', 'linear', ({ coverage }) => coverage],
    ['elements per screen', 'elements', 'log', ({ crowding }) => crowding],
  ],
);
