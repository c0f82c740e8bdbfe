import { elementGaps } from '../../gap-evidence.ts';
import { fittedLines } from '../../fitted-lines.ts';
import { gapChanges, gapsToChange } from '../../gap-ways.ts';
import type { Gap } from '../../../perception/gaps.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, number>> = { tight: 8, medium: 20, airy: 40 };

/**
 * The gaps that are not of the value, in the spacing of the target where it has the value: those in groups, those that are
 * measured, which may lie between groups, and both.
 */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const { rhythm } = page.features;
  const changed = (gaps: readonly Gap[]) => {
    const { wrong, size } = gapsToChange(page, gaps, { token: 'spacing.element', usual: SIZE[target], fits });
    return { changes: gapChanges(page, wrong, size) };
  };
  const lines = target === 'airy' ? [] : fittedLines(page);
  const inLines = lines.length === 0 ? [] : [{ changes: lines }];
  const measured = elementGaps(rhythm);
  const within = changed(rhythm.elements);
  if (measured === rhythm.elements) return [within, ...inLines];
  return [within, changed(measured), changed([...rhythm.elements, ...measured]), ...inLines];
}
