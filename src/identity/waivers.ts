import { closest } from '../catalog/closest.ts';
import { TasteError, type FieldError } from '../errors.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { PartId } from './part.ts';
import { PARTS } from './parts/index.ts';
import { MAX_ECHO } from '../score/required-axes.ts';

/** One thing that a score leaves out, and why. */
export interface Waiver {
  /** An axis (`motion.budget`) or a part of the identity (`identity.type.body`). */
  readonly name: string;
  readonly reason: string;
}

/** What a score leaves out, with the reason of each. */
export interface Waivers {
  readonly axes: ReadonlyMap<AxisId, string>;
  readonly parts: ReadonlyMap<PartId, string>;
}

const PREFIX = 'identity.';
const AXIS_NAMES: readonly AxisId[] = AXES.map(({ id }) => id);
const PART_NAMES = PARTS.map(({ id }) => `${PREFIX}${id}` as const);

/** Names that can be waived: every axis and every part of the identity. */
export const WAIVABLE: readonly string[] = [...AXIS_NAMES, ...PART_NAMES];

/**
 * Sorts waivers into axes and parts.
 * @throws TasteError `unknown_axis`, or `invalid_request` for known names alone, naming every unknown or repeated name
 */
export function parseWaivers(given: readonly Waiver[]): Waivers {
  const wrong = given.flatMap(({ name }, index): WrongName[] => {
    const detail = problemOf(name, given.findIndex((other) => other.name === name) < index);
    return detail === null ? [] : [{ name, field: `waive.${index}.name`, detail }];
  });
  const first = wrong.find(({ name }) => !WAIVABLE.includes(name)) ?? wrong[0];
  if (first !== undefined) throw wrongName(first, wrong);
  const reasons = new Map(given.map(({ name, reason }) => [name, reason]));
  return {
    axes: new Map(AXIS_NAMES.flatMap((id) => entryOf(id, reasons.get(id)))),
    parts: new Map(PARTS.flatMap(({ id }) => entryOf(id, reasons.get(`${PREFIX}${id}`)))),
  };
}

interface WrongName extends FieldError {
  readonly name: string;
}

function problemOf(name: string, isRepeated: boolean): string | null {
  if (!WAIVABLE.includes(name))
    return `Unknown name. Give an axis (${AXIS_NAMES.join(', ')}) or a part of the identity (${PART_NAMES.join(', ')}).`;
  return isRepeated ? 'Is waived twice; state one reason.' : null;
}

function wrongName({ name, detail }: WrongName, wrong: readonly WrongName[]): TasteError {
  const shown = name.slice(0, MAX_ECHO);
  const isKnown = WAIVABLE.includes(name);
  const meant = isKnown ? null : closest(shown, WAIVABLE);
  const question = meant === null ? '' : ` Did you mean ${meant}?`;
  return new TasteError(
    isKnown ? 'invalid_request' : 'unknown_axis',
    `waive: \`${shown}\`: ${detail}${question}`,
    {
      fields: wrong.map((one) => ({ field: one.field, detail: one.detail })),
      didYouMean: meant === null ? [] : [meant],
    },
  );
}

function entryOf<Id>(id: Id, reason: string | undefined): (readonly [Id, string])[] {
  return reason === undefined ? [] : [[id, reason]];
}

/** The axes of a target that a score counts, and those that are waived. */
export function splitWaived(target: Grammar, { axes }: Waivers): { counted: Grammar; waived: Grammar } {
  const isWaived = ([id]: readonly [string, string]) => axes.has(id as AxisId); // a grammar has keys of axes only
  const entries = Object.entries(target);
  return {
    counted: Object.fromEntries(entries.filter((entry) => !isWaived(entry))),
    waived: Object.fromEntries(entries.filter(isWaived)),
  };
}
