import { oklchColor, rgbaToOklch } from '../../../color/oklch.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import { partsOf } from '../../page-parts.ts';
import type { Restyling, Way } from '../../restyle.ts';
import { accentColors, fillChanges, recolor, WHITE } from '../../restyle-colors.ts';
import { groundChanges } from '../../scheme-ways.ts';
import { targetPalette } from '../../target-palette.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;
type Side = 'warm' | 'cool';

const HUE: Readonly<Record<Side, number>> = { warm: 45, cool: 250 }; // OKLCH: orange, blue
const LEAST_CHROMA = 0.012; // OKLCH; below, a colour looks grey
const GROUND_CHROMA = 0.012; // OKLCH; seen as warm or cool, and still white or grey
const SURFACE = { light: 0.955, dark: 0.28, chroma: 0.03 } as const; // OKLCH
const GREY = 0.004; // OKLCH chroma

/** The colours of the wrong side in a hue of the right one; every colour grey; half of the colours on each side. */
export function ways(target: Value, page: Restyling, sideOf: (color: PaintedColor) => Side): readonly Way[] {
  const tinted = page.features.paintedColors.filter(({ oklch }) => oklch.c >= LEAST_CHROMA);
  switch (target) {
    case 'warm':
    case 'cool': {
      const hue = ownHue(page, target, sideOf);
      const wrong = tinted.filter((color) => sideOf(color) !== target);
      const turned = { changes: recolor(page, wrong, ({ oklch }) => oklchColor(oklch.l, oklch.c, hue)) };
      const plain = page.features.paintedColors.filter(
        ({ role, oklch }) => role === 'link' || (role === 'box' && oklch.l < 0.6),
      );
      const tints = {
        changes: recolor(page, plain.slice(0, 12), ({ oklch }) =>
          oklchColor(Math.max(0.45, oklch.l), 0.15, hue),
        ),
      };
      const ground = page.features.grounds.candidates[0]?.color ?? WHITE;
      const { l } = rgbaToOklch(ground);
      const toned = oklchColor(Math.min(0.97, Math.max(0.2, l)), GROUND_CHROMA, hue);
      const turnedAll = [...turned.changes, ...tints.changes];
      const surface = oklchColor(l > 0.5 ? SURFACE.light : SURFACE.dark, SURFACE.chroma, hue);
      const { cards, inputs } = partsOf(page);
      const surfaces = fillChanges(page, new Map([...cards, ...inputs].map((index) => [index, surface])));
      return [
        ...(wrong.length > 0 ? [turned, { changes: turnedAll }] : [tints]),
        ...(surfaces.length > 0 ? [{ changes: [...turnedAll, ...surfaces] }] : []),
        ...targetPalette(page),
        { changes: [...groundChanges(page, toned), ...turnedAll] },
      ];
    }
    case 'neutral': {
      const links = tinted.filter(({ role }) => role === 'link');
      const others = tinted.filter((color) => !links.includes(color));
      return [
        { changes: recolor(page, others, ({ oklch }) => oklchColor(oklch.l, GREY, oklch.h)) },
        { changes: recolor(page, tinted, ({ oklch }) => oklchColor(oklch.l, GREY, oklch.h)) },
      ];
    }
    case 'mixed': {
      const strong = tinted.toSorted((a, b) => b.share * b.oklch.c - a.share * a.oklch.c);
      const side = strong[0] === undefined ? 'cool' : sideOf(strong[0]);
      const other = HUE[side === 'warm' ? 'cool' : 'warm'];
      const changed = strong.filter((_, place) => place % 2 === 1);
      return [
        { changes: recolor(page, changed, ({ oklch }) => oklchColor(oklch.l, oklch.c, other)) },
        { changes: recolor(page, strong.slice(1), ({ oklch }) => oklchColor(oklch.l, oklch.c, other)) },
      ];
    }
  }
}

/** The hue of an accent of the target on that side, else an example. */
function ownHue({ tokens }: Restyling, side: Side, sideOf: (color: PaintedColor) => Side): number {
  const hues = accentColors(tokens).map((color) => ({ color, oklch: rgbaToOklch(color) }));
  const found = hues.find(
    ({ color, oklch }) =>
      sideOf({ color, oklch, role: 'box', share: 0, elements: 0, indices: [], selector: '' }) === side,
  );
  return found?.oklch.h ?? HUE[side];
}
