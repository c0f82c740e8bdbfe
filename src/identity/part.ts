import type { Evidence } from '../grammar/reading.ts';
import type { SeenIdentity } from './seen.ts';
import type { TargetIdentity } from './target.ts';

/** What a declaration of a fix applies to. Who writes CSS chooses the selectors of the page for it. */
export type Role = 'page' | 'text' | 'heading' | 'code' | 'link' | 'button' | 'input' | 'card' | 'accent';

/** A CSS declaration in values of the target. */
export interface RoleDeclaration {
  readonly role: Role;
  /** CSS property. */
  readonly property: string;
  readonly value: string;
  /** Path of the token that states the value, such as `font.body`; null when no single token does. */
  readonly token: string | null;
  /** Indices of the elements that it is for; all of the role without them. */
  readonly elements?: readonly number[];
}

/** Page and target compared in one part. */
export interface PartComparison {
  /** What the page shows: `comic sans ms on 82 % of the text`. */
  readonly measured: string;
  readonly expected: string;
  /** In the unit of the part, 0 for none. */
  readonly distance: number;
  /** 0..1 */
  readonly score: number;
  /** Share of its weight that the part has within its group; 1 without it. */
  readonly share?: number;
  /** At most 5. */
  readonly evidence: readonly Evidence[];
  /** What the page has to declare to reach the target; empty when the part has its full score. */
  readonly declarations: readonly RoleDeclaration[];
}

/** Why a part could not be compared. */
export interface PartUnknown {
  readonly score: null;
  readonly reason: string;
}

/** Identifies a part: a group of tokens and what is compared of it. */
export type PartId = `${'color' | 'type' | 'shape' | 'space' | 'component'}.${string}`;

/**
 * What people recognise a brand by: its ground, its accent colours, its typefaces. No other part can make up for one of
 * these (see total.ts); all other parts are details.
 */
export type Group = 'ground' | 'accent' | 'typeface' | 'detail';

/** One comparison of page and target. A new part is one file in parts/ and one line in parts/index.ts. */
export interface Part<Id extends PartId = PartId> {
  readonly id: Id;
  readonly label: string;
  /** Share of the identity; the weights of all parts have the sum 1. */
  readonly weight: number;
  readonly group: Group;
  /** Unit of `distance`: `OKLab`, `px`, `em`, `ratio` or `share`. */
  readonly unit: 'OKLab' | 'px' | 'em' | 'ratio' | 'share' | 'weight';
  readonly compare: (seen: SeenIdentity, target: TargetIdentity) => PartComparison | PartUnknown;
}

/** Whether the part is no detail. */
export function isCore({ group }: Pick<Part, 'group'>): boolean {
  return group !== 'detail';
}

/** Keeps the literal id of a part in its type. */
export function definePart<const Id extends PartId>(part: Part<Id>): Part<Id> {
  return part;
}

export const TARGET_UNKNOWN = 'The tokens of the target do not state it.';

export function unknown(reason: string): PartUnknown {
  return { score: null, reason };
}

/** 1 up to `tolerance`, falling evenly to 0 at `limit`. */
export function closeness(distance: number, tolerance: number, limit: number): number {
  if (distance <= tolerance) return 1;
  return Math.max(0, 1 - (distance - tolerance) / (limit - tolerance));
}

/** Score from which a part asks for no change. */
export const CLOSE_ENOUGH = 0.9;
