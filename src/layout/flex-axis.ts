import type { LayoutBox } from './layout-box.ts';
import type { ContentArea } from './layouter.ts';
import { gapOf } from './sizes.ts';

/** The main axis of a flex container. */
export interface FlexAxis {
  readonly row: boolean;
  /** Main start is at the right or at the bottom. */
  readonly reverse: boolean;
  readonly wraps: boolean;
  readonly wrapReverse: boolean;
  /** Main size available; the maximum height for a column of automatic height. */
  readonly main: number;
  /** Definite cross size, or null. */
  readonly cross: number | null;
  readonly mainGap: number;
  readonly crossGap: number;
}

/** The axes of a flex container, with its gaps and definite sizes in px. */
export function flexAxis({ style }: LayoutBox, area: ContentArea): FlexAxis {
  const direction = style['flex-direction'];
  const row = !direction.startsWith('column');
  const columnGap = gapOf(style, 'column-gap', area.width);
  const rowGap = gapOf(style, 'row-gap', area.height ?? 0);
  const reversed = direction.endsWith('reverse');
  return {
    row,
    reverse: row && style.direction === 'rtl' ? !reversed : reversed,
    wraps: style['flex-wrap'] !== 'nowrap',
    wrapReverse: style['flex-wrap'] === 'wrap-reverse',
    main: row ? area.width : (area.height ?? area.maxHeight),
    cross: row ? area.height : area.width,
    mainGap: row ? columnGap : rowGap,
    crossGap: row ? rowGap : columnGap,
  };
}
