import { toHex } from '../../../color/hex.ts';
import { oklchColor, rgbaToOklch } from '../../../color/oklch.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import {
  accentBands,
  accentEdges,
  accentFrame,
  accentIcons,
  accentInks,
  accentLinks,
  accentTop,
  TOP_EDGE,
  wantsBands,
  THIN_TOP,
} from '../../accent-carriers.ts';
import { labelsOf } from '../../label-texts.ts';
import { mainButtonsOf, partsOf } from '../../page-parts.ts';
import type { Restyling, StyleChange, Way } from '../../restyle.ts';
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
const MAX_TOPS = 2; // lines along the upper edge that are tried

type SideOf = (color: PaintedColor) => Side;

/** The colours of the wrong side in a hue of the right one; every colour grey; half of the colours on each side. */
export function ways(target: Value, page: Restyling, sideOf: SideOf): readonly Way[] {
  const tinted = page.features.paintedColors.filter(({ oklch }) => oklch.c >= LEAST_CHROMA);
  switch (target) {
    case 'warm':
    case 'cool':
      return turnedWays(target, page, tinted, sideOf);
    case 'neutral': {
      // A button in the accent of the target is not the first to turn grey.
      const isPressed = ({ role }: PaintedColor) =>
        role === 'link' || (role === 'button' && accentColors(page.tokens).length > 0);
      const others = tinted.filter((color) => !isPressed(color));
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
        ...bothSides(page, sideOf),
        { changes: recolor(page, changed, ({ oklch }) => oklchColor(oklch.l, oklch.c, other)) },
        { changes: recolor(page, strong.slice(1), ({ oklch }) => oklchColor(oklch.l, oklch.c, other)) },
      ];
    }
  }
}

/** One side: colours of the other one turned; then tints, marks, surfaces and the ground on that side. */
function turnedWays(
  target: Side,
  page: Restyling,
  tinted: readonly PaintedColor[],
  sideOf: SideOf,
): readonly Way[] {
  const hue = ownHue(page, target, sideOf);
  const wrong = tinted.filter((color) => sideOf(color) !== target);
  const turned = recolor(page, wrong, ({ oklch }) => oklchColor(oklch.l, oklch.c, hue));
  const plain = page.features.paintedColors.filter(
    ({ role, oklch }) => role === 'link' || (role === 'box' && oklch.l < 0.6),
  );
  const tints = recolor(page, plain.slice(0, 12), ({ oklch }) =>
    oklchColor(Math.max(0.45, oklch.l), 0.15, hue),
  );
  const accent = ownAccent(page, target, sideOf);
  const marks = accent === null ? [] : marksIn(page, accent);
  const areas = accent === null ? [] : [accentTop(page, accent), accentFrame(page, accent)];
  const { l } = rgbaToOklch(page.features.grounds.candidates[0]?.color ?? WHITE);
  const toned = oklchColor(Math.min(0.97, Math.max(0.2, l)), GROUND_CHROMA, hue);
  const surface = oklchColor(l > 0.5 ? SURFACE.light : SURFACE.dark, SURFACE.chroma, hue);
  const { cards, inputs } = partsOf(page);
  const surfaces = fillChanges(page, new Map([...cards, ...inputs].map((index) => [index, surface])));
  return [
    ...(wrong.length > 0 ? [{ changes: turned }] : []),
    { changes: [...turned, ...tints] },
    ...(marks.length > 0 ? [{ changes: [...turned, ...marks] }] : []),
    ...areas.filter(({ length }) => length > 0).map((area) => ({ changes: [...turned, ...area] })),
    ...(surfaces.length > 0 ? [{ changes: [...turned, ...tints, ...surfaces] }] : []),
    ...targetPalette(page),
    { changes: [...groundChanges(page, toned), ...turned, ...tints] },
  ];
}

/**
 * Buttons and links in the leading accent of the target, labels, icons and edges in one of the other side; none where it
 * has accents on one side alone.
 */
function bothSides(page: Restyling, sideOf: SideOf): readonly Way[] {
  const warm = ownAccent(page, 'warm', sideOf);
  const cool = ownAccent(page, 'cool', sideOf);
  const [leading] = accentColors(page.tokens);
  if (warm === null || cool === null || leading === undefined) return [];
  const other = toHex(leading) === toHex(warm) ? cool : warm;
  const buttons = mainButtonsOf(page);
  const marks = [...accentIcons(page, other), ...accentEdges(page, [other])];
  const more = [...accentInks(page, labelsOf(page), other), ...marks];
  const pressed = [
    ...accentLinks(page, leading),
    ...fillChanges(page, new Map(buttons.map((index) => [index, leading]))),
  ];
  const isPervasive = wantsBands(page);
  const bands = isPervasive ? accentBands(page, [other, leading]) : [];
  const tops = ownAccents(page, isMostlyWarm(page, sideOf) ? 'cool' : 'warm', sideOf)
    .slice(0, MAX_TOPS)
    .flatMap((color) =>
      (isPervasive ? [TOP_EDGE, THIN_TOP] : [THIN_TOP]).map((px) => accentTop(page, color, px)),
    );
  return [bands, ...tops, marks, more, [...pressed, ...more], [...pressed, ...more, ...bands]]
    .filter((changes) => changes.length > 0)
    .map((changes) => ({ changes }));
}

/** Whether the page has more warm colour than cool. */
function isMostlyWarm({ features }: Restyling, sideOf: SideOf): boolean {
  const excess = features.paintedColors
    .filter(({ oklch }) => oklch.c >= LEAST_CHROMA)
    .reduce((sum, color) => sum + (sideOf(color) === 'warm' ? 1 : -1) * color.share * color.oklch.c, 0);
  return excess > 0;
}

/** The hue of an accent of the target on that side, else an example. */
function ownHue(page: Restyling, side: Side, sideOf: SideOf): number {
  const accent = ownAccent(page, side, sideOf);
  return accent === null ? HUE[side] : rgbaToOklch(accent).h;
}

function ownAccent(page: Restyling, side: Side, sideOf: SideOf): Rgba | null {
  return ownAccents(page, side, sideOf)[0] ?? null;
}

function ownAccents({ tokens }: Restyling, side: Side, sideOf: SideOf): readonly Rgba[] {
  const of = (color: Rgba) => sideOf({ color, oklch: rgbaToOklch(color), ...NOWHERE });
  return accentColors(tokens).filter((color) => of(color) === side);
}

const NOWHERE = { role: 'box', share: 0, elements: 0, indices: [], selector: '' } as const;

/** Links, buttons, icons and upper edges in an accent, for a page with too little colour to turn. */
function marksIn(page: Restyling, accent: Rgba): StyleChange[] {
  const buttons = mainButtonsOf(page).map((index) => [index, accent] as const);
  return [
    ...accentLinks(page, accent),
    ...fillChanges(page, new Map(buttons)),
    ...accentIcons(page, accent),
    ...accentEdges(page, [accent]),
  ];
}
