import { fail } from '../errors.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import type { Remark } from '../page/page.ts';
import type { Scorecard } from './score.ts';

/** Characters of a caller's text that an error repeats. */
export const MAX_ECHO = 40;

/** Parses the axes that have to match, in the order of AXES. @throws TasteError `unknown_axis` */
export function parseRequiredAxes(names: readonly string[]): readonly AxisId[] {
  const ids = AXES.map(({ id }) => id);
  const unknown = names.findIndex((name) => !ids.some((id) => id === name));
  if (unknown >= 0)
    return fail('unknown_axis', `required_axes: ${names[unknown]?.slice(0, MAX_ECHO)} is not an axis.`, {
      fields: [{ field: `required_axes.${unknown}`, detail: 'Give an axis such as surface.radius.' }],
    });
  return ids.filter((id) => names.includes(id));
}

/** Those on which the page has another value than the target; what it does not show is no failure. */
export function failuresAmong(required: readonly AxisId[], { axes }: Pick<Scorecard, 'axes'>): AxisId[] {
  return axes.filter(({ id, status }) => status === 'fail' && required.includes(id)).map(({ id }) => id);
}

/**
 * A remark on the required axes that are not scored, so that none of them is taken for kept; none where all are scored.
 *
 * @param left axes that the request ignores or waives
 * @param hidesTarget whether the answer may not tell what the target states; it then names no axis but those of `left`
 */
export function uncountedRequirements(
  required: readonly AxisId[],
  { axes }: Pick<Scorecard, 'axes'>,
  { left, hidesTarget }: { readonly left: ReadonlySet<AxisId>; readonly hidesTarget: boolean },
): readonly Remark[] {
  const scored = new Set(axes.map(({ id }) => id));
  const ignored = required.filter((id) => left.has(id));
  const unstated = hidesTarget ? [] : required.filter((id) => !left.has(id) && !scored.has(id));
  const reasons = [
    ignored.length > 0 && `${ignored.join(', ')} (ignored or waived)`,
    unstated.length > 0 && `${unstated.join(', ')} (not stated by the target)`,
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return [];
  return [{ code: 'required_not_scored', detail: `Required, but not scored: ${reasons.join('; ')}.` }];
}
