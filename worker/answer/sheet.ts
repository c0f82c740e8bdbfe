import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import type { Sheet } from '../../src/score/sheet.ts';

/** The stylesheet for the whole page as answers state it. */
export const SheetSchema = v.object({
  css: described(v.string(), 'Stylesheet to add as the last one of the page, instead of `fixes`.'),
  predicted_delta: described(
    v.number(),
    'Points the score gains with it; the page was read again to measure it.',
  ),
  identity_delta: described(
    v.nullable(v.number()),
    'Points the identity gains with it, below 0 for a loss; null when the identity has no score.',
  ),
  reached: described(
    v.array(v.string()),
    'Axes that have the value of the target with it and not without; empty when the caller may not read the target.',
  ),
  lost: described(
    v.array(v.string()),
    'Axes that have the value of the target without it and not with it; empty when the caller may not read the target.',
  ),
});

/** @param hidesTarget leaves out which values the target has */
export function presentSheet(
  { css, predictedDelta, identityDelta, reached, lost }: Sheet,
  { hidesTarget }: { readonly hidesTarget: boolean },
): v.InferOutput<typeof SheetSchema> {
  return {
    css,
    predicted_delta: predictedDelta,
    identity_delta: identityDelta,
    reached: hidesTarget ? [] : [...reached],
    lost: hidesTarget ? [] : [...lost],
  };
}
