import type { Axis } from '../axis.ts';
import type { Evidence, Shown } from '../reading.ts';

const MAX_FACTS = 5; // of one reading

/** The reading of a rule, with the facts that speak for its value first. */
export function withArrangedEvidence(axis: Pick<Axis, 'speaksFor'>, ruled: Shown): Shown {
  const own = ruled.evidence.map((fact) => axis.speaksFor?.(fact) ?? null);
  const isArranged = own[0] === ruled.value || !own.includes(ruled.value);
  return isArranged ? ruled : { ...ruled, evidence: arrangedEvidence(axis, ruled.value, ruled, []) };
}

/**
 * The facts of a rule and the measures of a fit, those that speak for the value first: answers show few of them, beside
 * the value of the target. Where the fit reads another value than the rule, what cannot be told to speak for it is last.
 *
 * @param value as read in the end
 */
export function arrangedEvidence(
  axis: Pick<Axis, 'speaksFor'>,
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
  return value === ruled.value ? [...speaking, ...others, ...carried] : [...speaking, ...carried, ...others];
}
