import { toHex } from '../../color/hex.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import type { Design } from '../design.ts';
import { isOneHue } from '../palette/ground.ts';
import { chromaticColor } from '../palette/oklch.ts';
import type { Palette } from '../palette/palette.ts';
import type { Taste } from '../taste.ts';

/** Every colour of the page as a custom property, so that a dark scheme only has to change these. */
export function colorRules({ palette, taste }: Design): string {
  return `:root{${colorProperties(palette, taste)}}`;
}

export function colorProperties(palette: Palette, taste: Taste): string {
  const { ground, panel, ink, soft, line, dark } = palette;
  const [first] = palette.accents;
  const second = palette.accents[1] ?? first;
  const colored = hasAccent(taste) && first !== undefined;
  const action = colored ? first.fill : ink;
  const properties: Readonly<Record<string, string>> = {
    'color-scheme': dark ? 'dark' : 'light',
    '--ground': toHex(ground),
    '--panel': toHex(panel),
    '--ink': toHex(ink),
    '--soft': toHex(soft),
    '--line': toHex(line),
    '--dot': dotColor(palette, taste),
    '--edge': toHex(taste['surface.borders'] === 'hairline' ? line : ink),
    '--accent': toHex(first?.fill ?? ink),
    '--accent-label': toHex(first?.label ?? ground),
    '--accent-2': toHex(second?.fill ?? line),
    '--action': toHex(action),
    '--action-end': toHex(shaded(action)),
    '--action-label': toHex(colored ? first.label : ground),
    '--action-ink': toHex(colored && !isActionInInk(taste) ? first.ink : ink),
    '--link': toHex(linksAreColored(taste) ? (first?.ink ?? ink) : ink),
    '--stress': toHex(first?.ink ?? ink),
    '--heading': toHex(headingsAreColored(taste) ? (first?.ink ?? ink) : ink),
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Of the pattern on the ground: a breath of ink, or the one hue that all parts have. */
function dotColor({ panel, ink, dark }: Palette, taste: Taste): string {
  return dark && isOneHue(taste) ? toHex(panel) : toHex({ ...ink, a: 0.085 });
}

/** The main action carries the accent; a page that stays neutral draws it in ink. */
function hasAccent(taste: Taste): boolean {
  return taste['palette.saturation'] !== 'desaturated' && taste['palette.warmth'] !== 'neutral';
}

/** A rare accent marks the action and one other kind of thing, so links leave it to stressed words. */
function linksAreColored(taste: Taste): boolean {
  const rare = taste['palette.accent_use'] === 'rare-signal';
  return hasAccent(taste) && !(rare && taste['emphasis.mechanism'] === 'color');
}

/** An outline is one kind of coloured thing, its label another: too many for a rare accent. */
function isActionInInk(taste: Taste): boolean {
  const rare = taste['palette.accent_use'] === 'rare-signal';
  return rare && (taste['emphasis.cta_treatment'] === 'outlined' || taste['emphasis.mechanism'] === 'color');
}

/** The same hue a step deeper, where a gradient ends. */
function shaded(fill: Rgba): Rgba {
  const { l, c, h } = rgbaToOklch(fill);
  return chromaticColor({ l: l > 0.5 ? l - 0.16 : l + 0.16, c: c * 0.72, h });
}

function headingsAreColored(taste: Taste): boolean {
  return taste['emphasis.mechanism'] === 'color' && taste['palette.accent_use'] !== 'rare-signal';
}
