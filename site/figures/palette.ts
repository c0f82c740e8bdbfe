import { contrastRatio } from '../../src/color/contrast.ts';
import { toHex } from '../../src/color/hex.ts';
import { oklchColor } from '../../src/color/oklch.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { paletteAccentUse } from '../../src/grammar/axes/palette-accent-use/axis.ts';
import { paletteContrast } from '../../src/grammar/axes/palette-contrast/axis.ts';
import { paletteSaturation } from '../../src/grammar/axes/palette-saturation/axis.ts';
import { paletteStrategy } from '../../src/grammar/axes/palette-strategy/axis.ts';
import { html, type Markup } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';
import { block, drawing, letters, lines, SIZE } from './draw.ts';
import { WHITE } from '../../src/color/plain-colors.ts';

/** OKLCH hue angles in degrees: red, blue, yellow, green. */
const HUES = [29, 256, 88, 148] as const;
const GREYS: readonly Rgba[] = [0.97, 0.85, 0.55, 0.25].map((lightness) => oklchColor(lightness, 0, 0));
/** Fluorescent colours need a dark ground. */
const NIGHT: Rgba = { r: 13, g: 13, b: 13, a: 1 };

/** Colours have the chroma and contrast, areas the share, that a specimen has. */
export const PALETTE: FiguresOf<'palette'> = {
  'palette.strategy': (value) => {
    const count = value === 'mono' ? 0 : paletteStrategy.shownBy.hues[value];
    const hues = HUES.slice(0, count).map((hue) => oklchColor(0.62, 0.17, hue));
    return drawing(strip(GREYS, 0, 48), strip(hues.length === 0 ? GREYS : hues, 48, 48));
  },
  'palette.saturation': (value) => {
    const chroma = paletteSaturation.shownBy.chroma[value];
    const hues = HUES.map((hue) => oklchColor(0.68, chroma, hue));
    if (value === 'neon') return drawing(block(0, 0, 160, 96, NIGHT), strip(hues, 24, 48));
    return drawing(strip(hues, 0, 96));
  },
  'palette.warmth': (value) => drawing(strip(WARMTHS[value], 0, 96)),
  'palette.accent_use': (value) => {
    const area = paletteAccentUse.shownBy.area[value] * SIZE.width * SIZE.height;
    const height = value === 'pervasive' ? 24 : Math.sqrt(area / 3);
    return drawing(
      block(0, 0, 160, 96, 'rule'),
      block(1, 1, 158, 94, 'paper'),
      lines(16, 20, [96, 112, 88]),
      block(16, 60, area / height, height, 'signal'),
    );
  },
  'palette.contrast': (value) => contrast(paletteContrast.shownBy.text[value]),
};

const WARMTHS = {
  cool: [256, 200, 280].map((hue) => oklchColor(0.62, 0.13, hue)),
  neutral: GREYS,
  warm: [29, 60, 88].map((hue) => oklchColor(0.7, 0.15, hue)),
  mixed: [29, 256, 88, 200].map((hue) => oklchColor(0.66, 0.14, hue)),
} as const satisfies Record<string, readonly Rgba[]>;

function strip(colors: readonly Rgba[], y: number, height: number): Markup {
  const width = SIZE.width / colors.length;
  return html`${colors.map((color, at) => block(at * width, y, width, height, color))}`;
}

/** Text on white with a contrast ratio, and the ratio. */
function contrast(ratio: number): Markup {
  const grey = greyWith(ratio);
  return drawing(
    block(0, 0, 160, 96, 'rule'),
    block(1, 1, 158, 94, WHITE),
    letters('Aa', 16, 62, { size: 48, weight: 500, fill: toHex(grey) }),
    letters(`${contrastRatio(grey, WHITE).toFixed(1)}:1`, 92, 62, { size: 16, fill: toHex(grey) }),
  );
}

/** The lightest grey with at least this contrast to white. */
function greyWith(ratio: number): Rgba {
  for (let level = 255; level > 0; level--) {
    const grey: Rgba = { r: level, g: level, b: level, a: 1 };
    if (contrastRatio(grey, WHITE) >= ratio) return grey;
  }
  return { r: 0, g: 0, b: 0, a: 1 };
}
