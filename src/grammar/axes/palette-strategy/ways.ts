import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { oklchColor, rgbaToOklch } from '../../../color/oklch.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import { headingTexts } from '../../heading-texts.ts';
import { hasHue, huesOf, type Hue } from '../../hues.ts';
import { partsOf } from '../../page-parts.ts';
import { changeOf, elementAt, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { accentColors, fillChanges, inkChanges, recolor } from '../../restyle-colors.ts';
import { targetPalette } from '../../target-palette.ts';
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
  const hues = huesOf(page.features.paintedColors, hasHue).toSorted((a, b) => b.share - a.share);
  const kept = HUES[target];
  const surplus = hues.slice(kept).flatMap(({ colors }) => colors);
  const fewer = hues.length > kept;
  const accents = accentColors(page.tokens);
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
  return [
    { changes: inInk(page, fresh) },
    { changes: inFills(page, fresh) },
    { changes: inInk(page, freshHues(page, kept, hues, accents)) },
  ];
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

/** Hues that the page does not have, those of the target first. */
function freshHues(
  page: Restyling,
  count: number,
  hues: readonly Hue[],
  accents: readonly Rgba[],
): readonly Rgba[] {
  const used = hues.map(({ hue }) => hue);
  const own = accents.map((accent) => rgbaToOklch(accent).h);
  const dark = (page.features.grounds.dark ?? 0) > 0.5;
  return [...own, ...WHEEL]
    .filter((hue, place, all) => isFree(hue, [...used, ...all.slice(0, place)]))
    .slice(0, count)
    .map((hue) => oklchColor(dark ? 0.78 : INK.l, INK.c, hue));
}

/** Headings and links in the colours. */
function inInk(page: Restyling, colors: readonly Rgba[]): StyleChange[] {
  const headings = headingTexts(page);
  const third = Math.ceil(headings.length / 3);
  const groups = [
    headings.slice(0, third),
    partsOf(page).links,
    headings.slice(third, 2 * third),
    headings.slice(2 * third),
  ].filter((group) => group.length > 0);
  return groups.slice(0, colors.length).flatMap((group, place) => {
    const ink = colors[place];
    return ink === undefined ? [] : inkChanges(page, new Map(group.map((index) => [index, ink])));
  });
}

/** Buttons, and the upper edges of cards and sections, in the colours: no text looks emphasised by them. */
function inFills(page: Restyling, colors: readonly Rgba[]): StyleChange[] {
  const { buttons, cards } = partsOf(page);
  const sections = page.features.rhythm.sections.flatMap(({ below }) => below);
  const edged = [...new Set([...cards, ...sections])].filter((index) => isHtml(page, index));
  const ofButtons = colors.slice(0, buttons.length > 0 ? 1 : 0);
  const others = colors.slice(ofButtons.length);
  const filled = ofButtons.flatMap((color) => buttons.map((index) => [index, color] as const));
  const edges = others.flatMap((color, place) =>
    changeOf(
      edged.filter((_, at) => at % others.length === place),
      { 'border-top': `4px solid ${toHex(color)}` },
    ),
  );
  return [...fillChanges(page, new Map(filled)), ...edges];
}

function isHtml(page: Restyling, index: number): boolean {
  return elementAt(page, index)?.namespace === 'html';
}

const APART = 45; // degrees

function isFree(hue: number, used: readonly number[]): boolean {
  return used.every((other) => Math.abs(((hue - other + 540) % 360) - 180) >= APART);
}
