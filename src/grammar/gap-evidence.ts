import type { Gap } from '../perception/gaps.ts';
import type { Rhythm } from '../features/rhythm.ts';
import { weightedMedian } from '../math/weighted.ts';
import type { Evidence } from './reading.ts';

const MOST = 5; // facts a reading may carry

/** px: the blank height that parts two sections; on a page of one section, the space around it. */
export function sectionGap({ sections, edges }: Rhythm): number {
  return median(sections.map(({ size }) => size)) ?? (edges.above + edges.below) / 2;
}

/** px: the typical gap, each weighed by the width it takes; null without gaps. */
export function elementGap({ elements }: Rhythm): number | null {
  return weightedMedian(elements.map(({ size, breadth }) => ({ value: size, weight: breadth })));
}

/** The gaps nearest to the one that decided, alike ones taken together. */
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

/** Between the two in the middle where the count is even; null for none. */
function median(sizes: readonly number[]): number | null {
  const ascending = sizes.toSorted((a, b) => a - b);
  const upper = ascending[Math.floor(ascending.length / 2)];
  const lower = ascending[Math.ceil(ascending.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}
