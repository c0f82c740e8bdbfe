import { surfaceBorders } from '../grammar/axes/surface-borders/axis.ts';
import { surfaceRadius } from '../grammar/axes/surface-radius/axis.ts';
import { surfaceShadows } from '../grammar/axes/surface-shadows/axis.ts';
import type { BrandChoices } from './brand-choices.ts';
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

/** @param own radius and shadow of the brand */
export function decideSurface(
  taste: Taste,
  dark: boolean,
  own: Pick<BrandChoices, 'radius' | 'style'>,
): Surface {
  const amount = taste['surface.shadows'];
  const radius = own.radius ?? surfaceRadius.shownBy.px[taste['surface.radius']];
  return {
    radius,
    cardRadius: Math.min(radius, LARGEST_CARD_RADIUS),
    border: surfaceBorders.shownBy.px[taste['surface.borders']],
    shadow:
      (amount === 'none' ? null : own.style.shadow) ??
      surfaceShadows.shownBy[dark ? 'dark' : 'light'][amount],
  };
}
