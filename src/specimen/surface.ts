import type { Taste } from './taste.ts';

/** Edges of boxes, in px or as CSS. */
export interface Surface {
  readonly radius: number;
  readonly cardRadius: number;
  readonly border: number;
  /** A value of box-shadow. */
  readonly shadow: string;
}

const RADIUS = { '0px': 0, '4-6px': 5, '8-10px': 9, '12-16px': 14, pill: 999 } as const;
const LARGEST_CARD_RADIUS = 28; // px; a card as round as its button would lose its corners' text
const BORDER = { none: 0, hairline: 1, medium: 2, heavy: 4 } as const;

const LIGHT_SHADOW = {
  none: 'none',
  subtle: '0 2px 8px rgb(20 20 30 / .13)',
  layered: '0 4px 6px rgb(20 20 30 / .07), 0 14px 34px rgb(20 20 30 / .13)',
  dramatic: '0 26px 70px rgb(10 10 20 / .42)',
} as const;
/** On dark grounds black shows less, so shadows are deeper, and the strongest is a glow. */
const DARK_SHADOW = {
  none: 'none',
  subtle: '0 2px 10px rgb(0 0 0 / .7)',
  layered: '0 4px 8px rgb(0 0 0 / .6), 0 16px 36px rgb(0 0 0 / .8)',
  dramatic: '0 0 72px rgb(255 255 255 / .2)',
} as const;

/** @param own the brand's corner in px, null where it has none of that class */
export function decideSurface(taste: Taste, dark: boolean, own: number | null): Surface {
  const radius = own ?? RADIUS[taste['surface.radius']];
  return {
    radius,
    cardRadius: Math.min(radius, LARGEST_CARD_RADIUS),
    border: BORDER[taste['surface.borders']],
    shadow: (dark ? DARK_SHADOW : LIGHT_SHADOW)[taste['surface.shadows']],
  };
}
