import type { Rgba } from '../color/rgba.ts';
import type { FontClass } from '../text/font-class.ts';
import { type Band, place } from './decide.ts';

/** The tokens of a brand in its default scheme. */
export interface TokenFacts {
  /** A token by its path: `text.body`. */
  readonly token: (path: string) => string | undefined;
  /** A token that is a colour. */
  readonly color: (path: string) => Rgba | undefined;
  /** A CSS value of a component; undefined when it is not stated. */
  readonly component: (name: 'button' | 'card' | 'input', property: string) => string | undefined;
  /** Typefaces by role: `heading`, `body`. */
  readonly families: Readonly<Record<string, TokenFamily>>;
  readonly theme: 'light' | 'dark' | 'mixed' | undefined;
}

export interface TokenFamily {
  readonly stack: string;
  readonly class: FontClass | 'slab';
}

/** Share of a boundary within which both neighbours are acceptable; as for graders. */
const TOLERANCE = 0.1;

/** The band of a quantity, and its neighbour where the boundary is near. */
export function accepted<const V extends string>(
  quantity: number,
  bands: readonly [Band<V>, ...Band<V>[]],
): readonly V[] {
  const { value, neighbour, margin } = place(quantity, bands);
  return neighbour !== null && margin <= TOLERANCE ? [value, neighbour] : [value];
}

/** The values that follow from a numeric token, with or without a unit; empty without such a token. */
export function fromNumber<const V extends string>(
  text: string | undefined,
  then: (quantity: number) => readonly V[],
): readonly V[] {
  const quantity = Number.parseFloat(text ?? '');
  return Number.isNaN(quantity) ? [] : then(quantity);
}
