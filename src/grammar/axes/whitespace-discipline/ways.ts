import { fittedHeights, gapChanges, sectionGapChanges } from '../../gap-ways.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SECTION: Readonly<Record<Value, number>> = { dense: 40, medium: 72, generous: 112, extreme: 320 };

/** Other gaps between sections; then between elements too; then of sizes beyond what is usual for the value. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { sections, elements, bands } = page.features.rhythm;
  const between = (size: number) => sectionGapChanges(page, sections, size);
  const within = (size: number) => gapChanges(page, elements, size);
  const usual = between(SECTION[target]);
  if (target === 'dense')
    return [
      { changes: usual },
      { changes: [...fittedHeights(page, sections), ...within(8), ...usual] },
      { changes: [...within(4), ...gapChanges(page, bands, 12), ...between(12)] },
    ];
  return [{ changes: usual }, { changes: [...within(24), ...usual] }, { changes: between(BEYOND[target]) }];
}

const BEYOND: Readonly<Record<Exclude<Value, 'dense'>, number>> = { medium: 56, generous: 160, extreme: 480 };
