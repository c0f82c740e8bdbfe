import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { oklchColor, rgbaToOklch } from '../../../color/oklch.ts';
import { hueDistance } from '../../../color/seen-hue.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import {
  accentBands,
  accentEdges,
  accentIcons,
  accentInks,
  accentTop,
  wantsBands,
} from '../../accent-carriers.ts';
import { headingTexts } from '../../heading-texts.ts';
import { hasHue, huesOf, type Hue } from '../../hues.ts';
import { labelsOf } from '../../label-texts.ts';
import { mainButtonsOf, partsOf } from '../../page-parts.ts';
import type { Restyling, StyleChange, Way } from '../../restyle.ts';
import { accentColors, fillChanges, recolor } from '../../restyle-colors.ts';
import { targetPalette } from '../../target-palette.ts';
import { statesColors } from '../../token-palette.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const HUES: Readonly<Record<Value, number>> = {
  mono: 0,
  'mono+1': 1,
  duotone: 2,
  triadic: 3,
  'full-spectrum': 4,
};
/** OKLCH hues of further colours, well apart from each other. */
const WHEEL = [255, 30, 150, 330, 90] as const;
const INK = { l: 0.5, c: 0.16 } as const; // OKLCH; readable on white and clearly coloured

/** Fewer hues: the others take a hue that stays, or turn grey. More hues: headings, links and icons get one each. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const accents = accentColors(page.tokens);
  const hues = byRank(huesOf(page.features.paintedColors, hasHue), accents);
  const kept = HUES[target];
  const surplus = hues.slice(kept).flatMap(({ colors }) => colors);
  const fewer = hues.length > kept;
  if (fewer) {
    const main = kept === 0 ? null : (hues[0] ?? null);
    return [
      { changes: recolor(page, surplus, (painted) => inHue(painted, main)) },
      { changes: recolor(page, surplus, (painted) => inHue(painted, null)) },
      {
        changes: recolor(
          page,
          hues.flatMap(({ colors }) => colors),
          (painted) => branded(painted, accents.slice(0, kept)),
        ),
      },
      ...targetPalette(page),
    ];
  }
  // Hues may be there and too faint to count.
  const fresh = freshHues(page, Math.max(1, kept - hues.length), hues, accents);
  const more = freshHues(page, kept, hues, accents);
  const inBands = wantsBands(page) ? [accentBands(page, fresh)] : [];
  const [first] = fresh;
  return [
    ...inBands,
    ...(first === undefined ? [] : [accentTop(page, first)]),
    inFills(page, fresh),
    inInk(page, fresh),
    [...inInk(page, more), ...inFills(page, more)],
    inFills(page, more),
  ].map((changes) => ({ changes }));
}

/** The hue by which the target is known first, then the largest: messages of states may have more colour than buttons. */
function byRank(hues: readonly Hue[], [leading]: readonly Rgba[]): readonly Hue[] {
  const isLeading = ({ hue }: Hue) =>
    Number(leading !== undefined && hueDistance(rgbaToOklch(leading).h, hue) < APART);
  return hues.toSorted((a, b) => isLeading(b) - isLeading(a) || b.share - a.share);
}

/** The same lightness in another hue; grey without one. */
function inHue({ oklch }: PaintedColor, hue: Hue | null): Rgba {
  return hue === null ? oklchColor(oklch.l, 0, 0) : oklchColor(oklch.l, oklch.c, hue.hue);
}

function branded({ oklch }: PaintedColor, accents: readonly Rgba[]): Rgba {
  const [first] = accents;
  if (first === undefined) return oklchColor(oklch.l, 0, 0);
  const { c, h } = rgbaToOklch(first);
  return oklchColor(oklch.l, Math.min(c, oklch.c), h);
}

/** Accents of the target in hues that the page does not have; for a target without tokens, hues well apart. */
function freshHues(
  page: Restyling,
  count: number,
  hues: readonly Hue[],
  accents: readonly Rgba[],
): readonly Rgba[] {
  const used = hues.map(({ hue }) => hue);
  const dark = (page.features.grounds.dark ?? 0) > 0.5;
  const wheel = WHEEL.map((hue) => oklchColor(dark ? 0.78 : INK.l, INK.c, hue));
  const offered = statesColors(page.tokens) ? accents : [...accents, ...wheel];
  const hueOf = (color: Rgba) => rgbaToOklch(color).h;
  return offered
    .filter((color, place, all) =>
      isFree(hueOf(color), [...used, ...all.slice(0, place).map((each) => hueOf(each))]),
    )
    .slice(0, count);
}

/** Headings and links in the colours. With an ink of its own for headings, a target has them in that. */
function inInk(page: Restyling, colors: readonly Rgba[]): StyleChange[] {
  const headings = statesColors(page.tokens) ? [] : headingTexts(page);
  const third = Math.ceil(headings.length / 3);
  const groups = [
    headings.slice(0, third),
    partsOf(page).links,
    labelsOf(page),
    headings.slice(third, 2 * third),
    headings.slice(2 * third),
  ].filter((group) => group.length > 0);
  return groups.slice(0, colors.length).flatMap((group, place) => {
    const color = colors[place];
    if (color === undefined) return [];
    return accentInks(page, group, color);
  });
}

/**
 * Buttons, icons, and the upper edges of cards and sections, in the colours: no text looks emphasised by them. Buttons are
 * in the leading colour of the target alone.
 */
function inFills(page: Restyling, colors: readonly Rgba[]): StyleChange[] {
  const buttons = mainButtonsOf(page);
  const [leading = colors[0]] = accentColors(page.tokens);
  const isOfButtons = (color: Rgba) =>
    buttons.length > 0 && leading !== undefined && toHex(color) === toHex(leading);
  const [ofButtons, others] = [colors.filter(isOfButtons), colors.filter((color) => !isOfButtons(color))];
  const filled = ofButtons.flatMap((color) => buttons.map((index) => [index, color] as const));
  const icons = others.slice(0, 1).flatMap((color) => accentIcons(page, color));
  return [...fillChanges(page, new Map(filled)), ...icons, ...accentEdges(page, others)];
}

const APART = 45; // degrees

function isFree(hue: number, used: readonly number[]): boolean {
  return used.every((other) => hueDistance(hue, other) >= APART);
}
