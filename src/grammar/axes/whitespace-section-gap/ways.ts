import { fittedHeights, gapChanges, gapsToChange } from '../../gap-ways.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, number>> = { compact: 48, balanced: 88, grand: 144 };

/** The gaps that are not of the value, in the spacing of the target where it has the value. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const { sections } = page.features.rhythm;
  const { wrong, size } = gapsToChange(page, sections, {
    token: 'spacing.section',
    usual: SIZE[target],
    fits,
  });
  const heights = target === 'grand' ? [] : fittedHeights(page, sections);
  const fitted = heights.length === 0 ? [] : [{ changes: [...heights, ...gapChanges(page, wrong, size)] }];
  return [
    { changes: gapChanges(page, wrong, size) },
    ...fitted,
    { changes: gapChanges(page, sections, size) },
  ];
}
