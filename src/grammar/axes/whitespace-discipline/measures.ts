import { quantileOf } from '../../facts.ts';
import { elementGap, sectionGap } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';
import type { Gap } from '../../../perception/gaps.ts';

const LEAST_BLANK = 0.05; // of the height; every page has line height and margins
const MIN_BAND = 40; // px; lower bands are between elements
const isHigh = (gap: Gap) => gap.size >= MIN_BAND;
const size = (gap: Gap) => gap.size;

export const MEASURES = measuresOf(
  ({ rhythm }) => rhythm,
  [
    ['median gap between sections', 'px', 'log', (rhythm) => sectionGap(rhythm)],
    [
      'upper quartile of gaps between sections',
      'px',
      'log',
      ({ sections }) => quantileOf(sections, 0.75, size),
    ],
    ['median blank band', 'px', 'log', ({ bands }) => quantileOf(bands.filter(isHigh), 0.5, size)],
    ['sections', 'gaps', 'log', ({ sections }) => sections.length],
    ['covered', 'of the first three screens', 'linear', ({ coverage }) => coverage],
    ['blank', 'of the height', 'linear', ({ blank }) => blank],
    ['elements per screen', 'elements', 'log', ({ crowding }) => crowding],
    [
      'elements per blank screen',
      'elements',
      'log',
      ({ crowding, blank }) => crowding / Math.max(blank, LEAST_BLANK),
    ],
    ['gap between elements', 'px', 'log', (rhythm) => elementGap(rhythm) ?? 0],
    ['blank above the content', 'px', 'log', ({ edges }) => Math.max(0, edges.above)],
  ],
);
