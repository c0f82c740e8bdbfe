import { fittedHeights } from '../../fitted-heights.ts';
import { gapChanges, sectionGapChanges } from '../../gap-ways.ts';
import type { Gap } from '../../../perception/gaps.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SECTION: Readonly<Record<Value, number>> = { dense: 40, medium: 72, generous: 112, extreme: 320 };

/**
 * Other gaps between sections; then between elements too; then of sizes beyond what is usual for the value. A dense page
 * has less blank height in all, whatever lies in it.
 */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { sections, elements, bands } = page.features.rhythm;
  // A dense page gets no wider gap: parts of one may share an edge, and one of them would grow for the other.
  const changing = (gaps: readonly Gap[], size: number) =>
    target === 'dense' ? gaps.filter((gap) => gap.size > size) : gaps;
  const between = (size: number) => sectionGapChanges(page, changing(sections, size), size);
  const within = (size: number) => gapChanges(page, changing(elements, size), size);
  const usual = between(SECTION[target]);
  if (target === 'dense') {
    const heights = fittedHeights(page, [...sections, ...bands]);
    const inner = page.target['whitespace.element_gap'] === 'medium' ? MEDIUM : TIGHT;
    const closer = (size: number, own: number) => [
      ...heights,
      ...within(own),
      ...gapChanges(page, changing(bands, size), size),
      ...between(size),
    ];
    return [
      usual,
      [...heights, ...within(inner.usual), ...usual],
      closer(24, inner.usual),
      closer(12, inner.least),
    ].map((changes) => ({ changes }));
  }
  return [{ changes: usual }, { changes: [...within(24), ...usual] }, { changes: between(BEYOND[target]) }];
}

/** px between elements of a dense page, by the gaps that the target has there. */
const TIGHT = { usual: 8, least: 4 } as const;
const MEDIUM = { usual: 16, least: 12 } as const;

const BEYOND: Readonly<Record<Exclude<Value, 'dense'>, number>> = { medium: 56, generous: 160, extreme: 480 };
