import { surfaceBorders } from '../grammar/axes/surface-borders/axis.ts';
import { surfaceRadius } from '../grammar/axes/surface-radius/axis.ts';
import { surfaceShadows } from '../grammar/axes/surface-shadows/axis.ts';
import type { Taste } from './complete-taste.ts';

/** Edges of boxes, in px or as CSS. */
export interface Surface {
  readonly radius: number;
  readonly cardRadius: number;
  readonly border: number;
  /** A value of box-shadow. */
  readonly shadow: string;
}

const LARGEST_CARD_RADIUS = 28; // px; rounder cards would clip text in their corners

/** @param own the radius of the brand in px; null without one of that value */
export function decideSurface(taste: Taste, dark: boolean, own: number | null): Surface {
  const radius = own ?? surfaceRadius.shownBy.px[taste['surface.radius']];
  return {
    radius,
    cardRadius: Math.min(radius, LARGEST_CARD_RADIUS),
    border: surfaceBorders.shownBy.px[taste['surface.borders']],
    shadow: surfaceShadows.shownBy[dark ? 'dark' : 'light'][taste['surface.shadows']],
  };
}
