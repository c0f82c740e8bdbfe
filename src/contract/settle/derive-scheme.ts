import { TEXT_CONTRAST } from '../../color/contrast.ts';
import type { Scheme } from '../../catalog/flat-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { composite } from '../../color/composite.ts';
import { toHex } from '../../color/hex.ts';
import { oklchColor, rgbaToOklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { withContrast } from '../../color/with-contrast.ts';

type Colors = Readonly<Record<string, string>>;

/** OKLCH lightness of the darkest and lightest ground of a derived scheme. */
const RANGE = { dark: [0.16, 0.98], light: [0.16, 1] } as const;
/** Of parts of controls: WCAG 2.2, SC 1.4.11. */
const PART_CONTRAST = 3;
const GROUND = /^(?:background|surface|field|card|well|border|divider|hairline)(?:-|$)/;
const INK = /^(?:text|ink|foreground|body|heading)(?:-|$)/;
const LINK = /^link(?:-|$)/;

/**
 * The colours of the other scheme, derived from those of one: neutral colours with mirrored lightness, colours with a
 * hue as they are, as far as they can be read on the new ground. Labels stay with their fills.
 */
export function deriveScheme(colors: Colors, wanted: Scheme): Colors {
  const ground = mirrored(tokenColor(colors['background'] ?? '#ffffff'), wanted);
  const derived = Object.entries(colors).map(([name, hex]) => {
    const color = tokenColor(hex);
    if (name === 'background') return [name, toHex(ground)] as const;
    if (name.startsWith('on-')) return [name, hex] as const;
    if (GROUND.test(name)) return [name, toHex(mirrored(color, wanted))] as const;
    const isKept = looksColored(color) && !INK.test(name);
    const turned = isKept ? color : mirrored(color, wanted);
    const least = INK.test(name) || LINK.test(name) ? TEXT_CONTRAST : PART_CONTRAST;
    return [name, toHex(withContrast(turned, [ground], least) ?? turned)] as const;
  });
  return Object.fromEntries(derived);
}

/** The same hue, as light as the colour was dark. */
function mirrored(color: Rgba, wanted: Scheme): Rgba {
  const { l, c, h } = rgbaToOklch(composite(color, WHITE));
  const [darkest, lightest] = RANGE[wanted];
  const lightness = darkest + (1 - l) * (lightest - darkest);
  // A light tint would be a strong colour in the dark.
  return oklchColor(lightness, Math.min(c, MAX_TINT), h);
}

const MAX_TINT = 0.02; // OKLCH chroma
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
