import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { tokenFacts } from '../../catalog/token-facts.ts';
import { BANDS as HEADING_WEIGHTS } from '../../grammar/axes/type-heading-weight/axis.ts';
import { BANDS as TRACKINGS } from '../../grammar/axes/type-tracking/axis.ts';
import type { AxisId } from '../../grammar/axes/index.ts';
import { place } from '../../grammar/decide.ts';

const HEADINGS = ['heading', 'display', 'h1', 'h2', 'h3'] as const;

/**
 * Whether the headings of a taste have different values of an axis, such as a display letter-spacing of its own: a page has
 * the value of those that it shows most of, so that no contract can require one.
 */
export function hasSeveralValues(id: AxisId, stated: StatedTokens): boolean {
  const values = bandsOfHeadings(id, stated);
  return new Set(values).size > 1;
}

function bandsOfHeadings(id: AxisId, stated: StatedTokens): string[] {
  switch (id) {
    case 'type.heading_weight':
      return headingNumbers('font-weight', stated).map((weight) => place(weight, HEADING_WEIGHTS).value);
    case 'type.tracking':
      return headingNumbers('tracking', stated).map((em) => place(em, TRACKINGS).value);
    default:
      return [];
  }
}

/** The numbers that tokens of a group state for headings. @param group `font-weight`, `tracking` */
export function headingNumbers(group: string, stated: StatedTokens): number[] {
  const { token } = tokenFacts(stated);
  return HEADINGS.map((role) => Number.parseFloat(token(`${group}.${role}`) ?? '')).filter(Number.isFinite);
}
