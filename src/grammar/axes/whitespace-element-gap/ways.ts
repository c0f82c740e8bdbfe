import { gapChanges } from '../../gap-ways.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, number>> = { tight: 8, medium: 20, airy: 40 };

/** The gaps that are not of the value, in the spacing of the target where it has the value. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const own = Number.parseFloat(page.tokens.value('spacing.element') ?? '');
  const size = own > 0 && fits(own) ? own : SIZE[target];
  const { elements } = page.features.rhythm;
  const wrong = elements.filter((gap) => !fits(gap.size));
  return [{ changes: gapChanges(page, wrong, size) }];
}
