import type { Gap } from '../perception/gaps.ts';
import type { Rhythm } from '../features/rhythm.ts';
import { weightedMedian } from '../math/weighted.ts';
import type { Evidence } from './reading.ts';

const SECTION_BAND = 60; // px; RUBRIC: below 64 even gaps between sections are compact
const MOST = 5; // facts a reading may carry

/** px; median blank height between two sections. On a page with one section, the mean space above and below it. */
export function sectionGap({ sections, edges }: Rhythm): number {
  return median(sections.map(({ size }) => size)) ?? (edges.above + edges.below) / 2;
}

/**
 * The gaps between neighbours in a group: blank bands across the page that are too low to part sections; on pages
 * without any, the gaps within their groups, which may lie side by side.
 */
export function elementGaps(rhythm: Rhythm): readonly Gap[] {
  const low = lowBands(rhythm);
  return low.length > 0 ? low : rhythm.elements;
}

/** Blank bands across the page that are too low to part sections. */
export function lowBands({ bands }: Rhythm): readonly Gap[] {
  return bands.filter(({ size }) => size < SECTION_BAND);
}

/** The tallest blank bands, one for each screen of the page: few pages have more sections than screens. */
export function tallestBands({ bands, screens }: Rhythm): readonly Gap[] {
  return bands.toSorted((a, b) => b.size - a.size).slice(0, Math.round(screens));
}

/** px; median of `elementGaps`; of gaps within groups, weighted by width. Null without gaps. */
export function elementGap(rhythm: Rhythm): number | null {
  const gaps = elementGaps(rhythm);
  const weigh = ({ breadth }: Gap) => (gaps === rhythm.elements ? breadth : 1);
  return weightedMedian(gaps.map((gap) => ({ value: gap.size, weight: weigh(gap) })));
}

/** Evidence for the gaps nearest to the typical one; equal gaps are grouped. */
export function evidenceOfGaps(gaps: readonly Gap[], typical: number): Evidence[] {
  const alike = Map.groupBy(gaps, ({ selector, size }) => `${selector} ${Math.round(size)}`);
  return [...alike.values()]
    .flatMap((group) => (group[0] === undefined ? [] : [{ first: group[0], count: group.length }]))
    .toSorted((a, b) => Math.abs(a.first.size - typical) - Math.abs(b.first.size - typical))
    .slice(0, MOST)
    .map(({ first, count }) => ({
      selector: first.selector,
      property: 'blank height above',
      value: `${Math.round(first.size)} px`,
      share: count / gaps.length,
      source: 'layout',
    }));
}

/** Null for an empty list. */
function median(sizes: readonly number[]): number | null {
  const ascending = sizes.toSorted((a, b) => a - b);
  const upper = ascending[Math.floor(ascending.length / 2)];
  const lower = ascending[Math.ceil(ascending.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}
