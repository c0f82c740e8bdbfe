import type { Scheme } from '../../catalog/flat-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { composite } from '../../color/composite.ts';
import { contrastOn, isDarkGround, TEXT_CONTRAST, GRAPHICS_CONTRAST } from '../../color/contrast.ts';
import { toHex } from '../../color/hex.ts';
import { oklchColor, rgbaToOklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { withContrast } from '../../color/with-contrast.ts';
import { labelOn } from '../../specimen/palette/oklch.ts';
import { GROUND_NAMES } from '../../catalog/ground-names.ts';
import { BLACK, WHITE } from '../../color/plain-colors.ts';

export type Colors = Readonly<Record<string, string>>;

/** OKLCH lightness of the darkest and lightest colour of a derived scheme, and the bound of its ground. */
const RANGE = { dark: [0.16, 0.98], light: [0.16, 1] } as const;
const GROUND_BOUND = { dark: 0.24, light: 0.97 } as const;
/** Contrast with its ground up to which a colour is a panel. */
const NEAR_GROUND = 1.6;
/** Contrast with its ground from which text is meant for that ground. */
const ON_GROUND = 2.5;
const LINE = /^(?:border|divider|hairline)(?:-|$)/;
const INK = /^(?:text|ink|foreground|body|heading)(?:-|$)/;
const LINK = /^link(?:-|$)/;
const TINT = 0.01; // OKLCH chroma of a ground that panels share
const MAX_TINT = 0.02; // OKLCH chroma; a light tint would be a strong colour in the dark

/** The colours of the other scheme, derived from those of one. */
export function deriveScheme(colors: Colors, wanted: Scheme): Colors {
  const { l, c, h } = rgbaToOklch(mirrored(tokenColor(colors['background'] ?? '#ffffff'), wanted));
  const bound = wanted === 'dark' ? Math.min(l, GROUND_BOUND.dark) : Math.max(l, GROUND_BOUND.light);
  return colorsOn(oklchColor(bound, c, h), colors);
}

/**
 * The colours on another ground. Panels and lines stay as far from it, towards the text, as they were; on a ground of
 * the other scheme, other neutral colours have the mirrored lightness. Colours with a hue that have labels stay as they
 * are, as do these labels; everything else can be read.
 */
export function colorsOn(ground: Rgba, colors: Colors): Colors {
  const own = tokenColor(colors['background'] ?? '#ffffff');
  const scheme = isDarkGround(ground) ? 'dark' : 'light';
  const isTurned = isDarkGround(own) !== isDarkGround(ground);
  const turned = (color: Rgba) => (isTurned ? mirrored(color, scheme) : color);
  const read = (color: Rgba, least: number) => withContrast(color, [ground], least) ?? color;
  const ink = composite(tokenColor(colors['text'] ?? (isDarkGround(own) ? '#ffffff' : '#000000')), own);
  const most = Math.max(contrastOn(BLACK, ground), contrastOn(WHITE, ground));
  // Text that is turned is as strong on its new ground as it was, as far as black or white can be.
  const inkOn = (color: Rgba) =>
    read(turned(color), Math.max(TEXT_CONTRAST, isTurned ? Math.min(contrastOn(color, own), most) : 0));
  const text = inkOn(ink);
  const [from, to] = [rgbaToOklch(own), rgbaToOklch(ground)];
  const panel = (name: string, color: Rgba) => {
    const { l, c, h } = rgbaToOklch(color);
    const lightness = Math.min(1, Math.max(0, to.l + (isTurned ? from.l - l : l - from.l)));
    const moved =
      to.c < TINT || c > MAX_TINT
        ? oklchColor(lightness, Math.min(c, MAX_TINT), h)
        : oklchColor(lightness, to.c, to.h);
    const holdsText = !LINE.test(name) && contrastOn(ink, color) >= GRAPHICS_CONTRAST;
    return (holdsText ? withContrast(moved, [text], TEXT_CONTRAST) : null) ?? moved;
  };
  const moved = (name: string, hex: string): Rgba => {
    const color = composite(tokenColor(hex), own);
    if (name === 'background') return ground;
    if (name === 'text') return text;
    const isColored = looksColored(color);
    const contrast = contrastOn(color, own);
    if (isColored && colors[`on-${name}`] !== undefined) return color;
    if (GROUND_NAMES.test(name)) return panel(name, color);
    if (INK.test(name)) return contrast < ON_GROUND ? turned(color) : inkOn(color);
    if (!isColored && contrast <= NEAR_GROUND) return panel(name, color);
    return read(isColored ? color : turned(color), LINK.test(name) ? TEXT_CONTRAST : GRAPHICS_CONTRAST);
  };
  const fills = Object.fromEntries(
    Object.entries(colors).map(([name, hex]) => [
      name,
      name.startsWith('on-') ? hex : toHex(moved(name, hex)),
    ]),
  );
  return withLabels(fills, colors, turned);
}

/** Labels stay with fills that stay, as far as large text can be read; others are turned with them and can be read. */
export function withLabels(fills: Colors, former: Colors, turned: (color: Rgba) => Rgba): Colors {
  const labels = Object.entries(fills).flatMap(([name, hex]): [string, string][] => {
    const fill = fills[name.slice(3)];
    if (!name.startsWith('on-') || fill === undefined) return [];
    const isKept =
      fill === former[name.slice(3)] && contrastOn(tokenColor(hex), tokenColor(fill)) >= GRAPHICS_CONTRAST;
    return isKept ? [] : [[name, readOn(fill, hex, turned)]];
  });
  return { ...fills, ...Object.fromEntries(labels) };
}

/** A label that can be read on a fill: as it is, turned as the fill was, or black or white. */
export function readOn(fill: string, label: string, turned: (color: Rgba) => Rgba): string {
  const [below, color] = [tokenColor(fill), tokenColor(label)];
  const plain = labelOn(below);
  const read = [color, turned(color), plain].find((one) => contrastOn(one, below) >= TEXT_CONTRAST);
  return read === color ? label : toHex(read ?? withContrast(plain, [below], TEXT_CONTRAST) ?? plain);
}

/** The same hue, as light as the colour was dark. */
function mirrored(color: Rgba, wanted: Scheme): Rgba {
  const { l, c, h } = rgbaToOklch(composite(color, WHITE));
  const [darkest, lightest] = RANGE[wanted];
  return oklchColor(darkest + (1 - l) * (lightest - darkest), Math.min(c, MAX_TINT), h);
}
