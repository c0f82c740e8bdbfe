import type { Axis } from '../axis.ts';
import type { Evidence, Shown } from '../reading.ts';

const MAX_FACTS = 5; // of one reading

type Deciding = Pick<Axis, 'speaksFor' | 'values'>;

/** The reading of a rule, with the facts that speak for its value first. */
export function withArrangedEvidence(axis: Deciding, ruled: Shown): Shown {
  const own = ruled.evidence.map((fact) => axis.speaksFor?.(fact) ?? null);
  const isArranged = own[0] === ruled.value || !own.includes(ruled.value);
  return isArranged ? ruled : { ...ruled, evidence: arrangedEvidence(axis, ruled.value, ruled, []) };
}

/**
 * The facts of a rule and the measures of a fit, those that speak for the value first: answers show few of them, beside
 * the value of the target. Where the fit reads another value than the rule, what cannot be told to speak for it comes
 * later, and what the page lacks last.
 *
 * @param value as read in the end
 */
export function arrangedEvidence(
  axis: Deciding,
  value: string,
  ruled: Shown,
  carried: readonly Evidence[],
): readonly Evidence[] {
  const places = ruled.evidence.map((fact) => {
    const own = axis.speaksFor?.(fact) ?? (value === ruled.value ? value : null);
    return { fact, speaks: own === value };
  });
  const factsThat = (speak: boolean) =>
    places.filter(({ speaks }) => speaks === speak).map(({ fact }) => fact);
  const room = MAX_FACTS - carried.length;
  const speaking = factsThat(true).slice(0, room);
  const others = factsThat(false).slice(0, room - speaking.length);
  if (value === ruled.value) return [...speaking, ...others, ...carried];
  // The first value is the least, such as `none` or `mono`.
  const tells = (fact: Evidence) => value === axis.values[0] || !isNothing(fact);
  const lacking = carried.filter((fact) => !tells(fact));
  return [...speaking, ...carried.filter(tells), ...others, ...lacking];
}

/** A share or a count of 0: what the page lacks. It proves `none`, and tells little of other values. */
export function isNothing({ value }: Evidence): boolean {
  return /^0 (?:% of|[a-z]{3,}s$)/.test(value);
}
