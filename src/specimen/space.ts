import type { Taste } from './taste.ts';

/** Distances in px, and how much stands on a screen. */
export interface SpaceDesign {
  /** From the last content of a section to the first of the next. */
  readonly section: number;
  /** Between neighbours in a group. */
  readonly element: number;
  /** Inside panels and frames. */
  readonly padding: number;
  /** Widest line of text. */
  readonly measure: number;
  /** More, and smaller, contents on every screen. */
  readonly packed: boolean;
  /** Few contents, standing alone. */
  readonly sparse: boolean;
}

const GAPS = {
  dense: { compact: 40, balanced: 40, grand: 40 },
  medium: { compact: 54, balanced: 72, grand: 72 },
  generous: { compact: 98, balanced: 98, grand: 148 },
  extreme: { compact: 380, balanced: 380, grand: 380 },
} as const;
const ELEMENT = { tight: 9, medium: 20, airy: 36 } as const;
const PADDING = { tight: 18, medium: 28, airy: 40 } as const;

export function decideSpace(taste: Taste): SpaceDesign {
  const discipline = taste['whitespace.discipline'];
  const packed = discipline === 'dense';
  return {
    section: GAPS[discipline][taste['whitespace.section_gap']],
    element: ELEMENT[taste['whitespace.element_gap']],
    padding: packed ? 16 : PADDING[taste['whitespace.element_gap']],
    measure: discipline === 'extreme' ? 420 : 620,
    packed,
    sparse: discipline === 'extreme',
  };
}
