import type { Rgba } from '../../../color/rgba.ts';
import { rgbaToOklch } from '../../../color/oklch.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import { headingTexts } from '../../heading-texts.ts';
import { hasHue, huesOf, type Hue } from '../../hues.ts';
import { partsOf } from '../../page-parts.ts';
import { changeOf, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { accentColors, inkChanges, recolor, oklchColor } from '../../restyle-colors.ts';
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
    ];
  }
  return [
    { changes: more(page, kept - hues.length, hues, accents) },
    { changes: more(page, kept, hues, accents) },
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

function more(page: Restyling, count: number, hues: readonly Hue[], accents: readonly Rgba[]): StyleChange[] {
  const used = hues.map(({ hue }) => hue);
  const own = accents.map(rgbaToOklch).filter(({ h }) => isFree(h, used));
  const dark = (page.features.grounds.dark ?? 0) > 0.5;
  const fresh = [...own.map(({ h }) => h), ...WHEEL].filter(
    (hue, place, all) => isFree(hue, used) && all.slice(0, place).every((other) => isFree(hue, [other])),
  );
  const { links, buttons } = partsOf(page);
  const headings = headingTexts(page);
  const third = Math.ceil(headings.length / 3);
  const groups = [
    headings.slice(0, third),
    links,
    headings.slice(third, 2 * third),
    headings.slice(2 * third),
  ].filter((group) => group.length > 0);
  return fresh.slice(0, count).flatMap((hue, place) => {
    const group = groups[place];
    if (group === undefined) return place === 0 ? changeOf(buttons, {}) : [];
    const ink = oklchColor(dark ? 0.78 : INK.l, INK.c, hue);
    return inkChanges(page, new Map(group.map((index) => [index, ink])));
  });
}

const APART = 45; // degrees

function isFree(hue: number, used: readonly number[]): boolean {
  return used.every((other) => Math.abs(((hue - other + 540) % 360) - 180) >= APART);
}
