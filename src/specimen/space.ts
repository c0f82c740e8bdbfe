import { whitespaceDiscipline } from '../grammar/axes/whitespace-discipline/axis.ts';
import { whitespaceElementGap } from '../grammar/axes/whitespace-element-gap/axis.ts';
import type { Taste } from './complete-taste.ts';

/** Distances in px, and density. */
export interface SpaceDesign {
  /** From the last content of a section to the first content of the next. */
  readonly section: number;
  /** Between elements of a group. */
  readonly element: number;
  /** Inside panels and frames. */
  readonly padding: number;
  /** Widest line of text. */
  readonly measure: number;
  /** More and smaller elements on every screen. */
  readonly packed: boolean;
  /** Few, isolated elements. */
  readonly sparse: boolean;
}

export function decideSpace(taste: Taste): SpaceDesign {
  const discipline = taste['whitespace.discipline'];
  const packed = discipline === 'dense';
  const { gap, padding } = whitespaceElementGap.shownBy;
  return {
    section: whitespaceDiscipline.shownBy.sectionGap[discipline][taste['whitespace.section_gap']],
    element: gap[taste['whitespace.element_gap']],
    padding: packed ? 16 : padding[taste['whitespace.element_gap']],
    measure: discipline === 'extreme' ? 420 : 620,
    packed,
    sparse: discipline === 'extreme',
  };
}
