import { fail, refuse, type ErrorCode, type FieldError } from '../errors.ts';
import { AXES, type Grammar } from './axes/index.ts';

const VALUES_BY_AXIS: ReadonlyMap<string, readonly string[]> = new Map(
  AXES.map(({ id, values }) => [id, values]),
);

/**
 * Checks a grammar from a request against AXES. It may be nested (`{ surface: { radius: 'pill' } }`) or flat
 * (`{ 'surface.radius': 'pill' }`).
 * @param field name of the field in errors
 * @throws TasteError `unknown_axis` or `invalid_request`, naming every bad field at once
 */
export function parseGrammar(given: unknown, field: string): Grammar {
  if (!isRecord(given)) return refuse('invalid_request', field, 'Must be an object of axes.');
  const problems: Problem[] = [];
  const flat: Record<string, string> = {};
  for (const [axis, value] of flatten(given)) {
    const problem = checkValue(axis, value) ?? checkRepeated(axis, value, flat);
    if (problem !== null) problems.push(problem);
    else if (typeof value === 'string') flat[axis] = value;
  }
  const [first] = problems;
  if (first !== undefined) {
    const fields: FieldError[] = problems.map(({ axis, detail }) => ({ field: `${field}.${axis}`, detail }));
    return fail(first.code, `${field}: ${first.detail}`, { fields });
  }
  // Every key and value has just been checked against AXES.
  return flat;
}

interface Problem {
  readonly axis: string;
  readonly code: ErrorCode;
  readonly detail: string;
}

function flatten(given: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(given).flatMap(([key, value]): [string, unknown][] =>
    isRecord(value)
      ? Object.entries(value).map(([axis, inner]) => [`${key}.${axis}`, inner])
      : [[key, value]],
  );
}

function checkValue(axis: string, value: unknown): Problem | null {
  const values = VALUES_BY_AXIS.get(axis);
  const known = [...VALUES_BY_AXIS.keys()];
  if (values === undefined) {
    const near = known.find((id) => id.startsWith(axis) || axis.startsWith(id));
    const advice = near === undefined ? '' : ` Did you mean ${near}?`;
    return { axis, code: 'unknown_axis', detail: `${axis} is not an axis of the grammar.${advice}` };
  }
  if (typeof value === 'string' && values.includes(value)) return null;
  return { axis, code: 'invalid_request', detail: `${axis} takes one of ${values.join(', ')}.` };
}

/** An axis may be both nested and flat, but only with one value. */
function checkRepeated(
  axis: string,
  value: unknown,
  stated: Readonly<Record<string, string>>,
): Problem | null {
  const before = stated[axis];
  if (before === undefined || before === value) return null;
  return { axis, code: 'invalid_request', detail: `${axis} is given twice: ${before} and ${String(value)}.` };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
