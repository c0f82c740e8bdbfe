import { gapChanges, gapsToChange } from '../../gap-ways.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, number>> = { tight: 8, medium: 20, airy: 40 };

/** The gaps that are not of the value, in the spacing of the target where it has the value. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const { elements } = page.features.rhythm;
  const { wrong, size } = gapsToChange(page, elements, {
    token: 'spacing.element',
    usual: SIZE[target],
    fits,
  });
  return [{ changes: gapChanges(page, wrong, size) }];
}
