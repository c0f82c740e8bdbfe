import { categoryOf } from '../grammar/category-of.ts';
import { fail } from '../errors.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import { CATEGORIES } from '../grammar/axis.ts';
import { MAX_ECHO } from './required-axes.ts';

/**
 * Parses the axes to ignore: `voice.formality`, or `voice` for a whole category. In the order of AXES.
 * @throws TasteError `unknown_axis`, naming every invalid entry
 */
export function parseIgnoredAxes(names: readonly string[]): readonly AxisId[] {
  const known: ReadonlySet<string> = new Set([...CATEGORIES, ...AXES.map(({ id }) => id)]);
  const unknown = names.flatMap((name, index) => (known.has(name) ? [] : [{ name, index }]));
  const [first] = unknown;
  if (first !== undefined) {
    const fields = unknown.map(({ index }) => ({
      field: `ignore_axes.${index}`,
      detail: 'Unknown axis or category. Give an axis such as voice.formality, or a category such as voice.',
    }));
    return fail(
      'unknown_axis',
      `ignore_axes: ${first.name.slice(0, MAX_ECHO)} is not an axis or a category.`,
      { fields },
    );
  }
  return AXES.map(({ id }) => id).filter((id) => names.includes(id) || names.includes(categoryOf(id)));
}

/** The target without the ignored axes. @throws TasteError `missing_target` when no axis is left */
export function withoutAxes(target: Grammar, ignored: readonly AxisId[]): Grammar {
  if (ignored.length === 0) return target;
  const waived: readonly string[] = ignored;
  const left = Object.entries(target).filter(([axis]) => !waived.includes(axis));
  if (left.length === 0)
    return fail(
      'missing_target',
      'ignore_axes removes every axis of the target; leave at least one to score.',
    );
  return Object.fromEntries(left);
}
