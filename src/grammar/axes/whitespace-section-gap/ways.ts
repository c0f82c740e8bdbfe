import { sectionGap, tallestBands } from '../../gap-evidence.ts';
import { fittedHeights } from '../../fitted-heights.ts';
import { sectionGapChanges, gapsToChange } from '../../gap-ways.ts';
import type { Gap } from '../../../perception/gaps.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, number>> = { compact: 48, balanced: 88, grand: 144 };

/** px; inside the bounds of the value, near those to wider and to narrower gaps: other white space changes least. */
const NEAREST: Readonly<Record<Value, { readonly below: number; readonly above: number }>> = {
  compact: { below: 58, above: 58 },
  balanced: { below: 100, above: 70 },
  grand: { below: 116, above: 116 },
};
/** px; inside the bounds of the value, far from the next one: other white space of a page weighs in its reading. */
const BEYOND: Readonly<Record<Value, number>> = { compact: 28, balanced: 72, grand: 208 };

/** The gaps that are not of the value, in the spacing of the target where it has the value; then all gaps and tall bands. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const { rhythm } = page.features;
  const { sections } = rhythm;
  const { wrong: all, size } = gapsToChange(page, sections, {
    token: 'spacing.section',
    usual: SIZE[target],
    fits,
  });
  // Space below a header does not grow where that between sections shrinks.
  const typical = sectionGap(rhythm);
  const isOnSide = (gap: Gap) => Math.sign(gap.size - size) === Math.sign(typical - size);
  const wrong = fits(typical) ? all : all.filter(isOnSide);
  const heights = target === 'grand' ? [] : fittedHeights(page, sections);
  const near = typical > SIZE[target] ? NEAREST[target].below : NEAREST[target].above;
  const fitted =
    heights.length === 0
      ? []
      : [
          sectionGapChanges(page, wrong, size),
          ...[size, near].map((px) => sectionGapChanges(page, wrong, px, true)),
        ].map((changes) => ({ changes: [...heights, ...changes] }));
  return [
    { changes: sectionGapChanges(page, wrong, size) },
    { changes: sectionGapChanges(page, wrong, near) },
    ...fitted,
    { changes: sectionGapChanges(page, sections, size) },
    {
      changes: [
        ...heights,
        ...sectionGapChanges(page, [...tallestBands(rhythm), ...sections], BEYOND[target]),
      ],
    },
  ];
}
