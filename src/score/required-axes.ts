import { fail } from '../errors.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import type { Scorecard } from './score.ts';

/** Characters of a caller's text that an error repeats. */
const MAX_ECHO = 40;

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
