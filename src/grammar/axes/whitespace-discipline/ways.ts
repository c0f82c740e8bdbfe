import { gapChanges } from '../../gap-ways.ts';
import type { Restyling, Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SECTION: Readonly<Record<Value, number>> = { dense: 40, medium: 72, generous: 112, extreme: 320 };

/** Other gaps between sections; for a dense page between elements too. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { sections, elements } = page.features.rhythm;
  const between = gapChanges(page, sections, SECTION[target]);
  const within = gapChanges(page, elements, target === 'dense' ? 8 : 24);
  return [{ changes: between }, { changes: [...between, ...within] }];
}
