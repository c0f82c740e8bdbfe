import type { Evidence } from '../grammar/reading.ts';
import {
  CLOSE_ENOUGH,
  TARGET_UNKNOWN,
  unknown,
  type PartComparison,
  type PartUnknown,
  type Role,
} from './part.ts';

/** One property of one role, compared. */
export interface Aspect {
  readonly role: Role;
  /** CSS property. */
  readonly property: string;
  readonly selector: string;
  /** CSS values. */
  readonly measured: string;
  readonly expected: string;
  /** In the unit of the part. */
  readonly distance: number;
  /** 0..1 */
  readonly score: number;
  /** Path of the token, null when no single token states the value. */
  readonly token: string | null;
  /** Indices of the elements that are compared; all of the role without them. */
  readonly elements?: readonly number[];
}

const MAX_EVIDENCE = 5;

/** A part made of several aspects: their mean; the one with the lowest score comes first in the evidence. */
export function compareAspects(aspects: readonly Aspect[], notShown: string): PartComparison | PartUnknown {
  if (aspects.length === 0) return unknown(notShown);
  const worstFirst = aspects.toSorted((a, b) => a.score - b.score);
  const describe = describing(aspects);
  return {
    measured: describe(({ measured }) => measured),
    expected: describe(({ expected }) => expected),
    distance: worstFirst[0]?.distance ?? 0,
    score: aspects.reduce((sum, { score }) => sum + score, 0) / aspects.length,
    evidence: worstFirst.slice(0, MAX_EVIDENCE).map(({ selector, property, measured }): Evidence => ({
      selector,
      property,
      value: measured,
      source: 'css',
    })),
    declarations: worstFirst
      .filter(({ score }) => score < CLOSE_ENOUGH)
      .map(({ role, property, expected, token, elements }) => ({
        role,
        property,
        value: expected,
        token,
        ...(elements !== undefined && { elements }),
      })),
  };
}

/** Several properties of one role go by their names, and only those that differ are told; others go by their role. */
function describing(aspects: readonly Aspect[]): (value: (aspect: Aspect) => string) => string {
  const [first] = aspects;
  const isOneRole = aspects.every(({ role }) => role === first?.role);
  const isOneProperty = aspects.every(({ property }) => property === first?.property);
  if (!isOneRole || isOneProperty)
    return (value) => aspects.map((aspect) => `${aspect.role} ${value(aspect)}`).join(', ');
  const off = aspects.filter(({ score }) => score < CLOSE_ENOUGH);
  const told = off.length > 0 ? off : aspects;
  return (value) => told.map((aspect) => `${aspect.property} ${value(aspect)}`).join(', ');
}

/** Why a part has no aspect: the target states nothing, or the page shows nothing of what it states. */
export function reasonFor(isStated: boolean, shown: string): string {
  return isStated ? `The page shows no ${shown}.` : TARGET_UNKNOWN;
}
