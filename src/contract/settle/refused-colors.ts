import { firstScheme } from '../../catalog/flat-tokens.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { composite } from '../../color/composite.ts';
import { contrastOn } from '../../color/contrast.ts';
import { toHex } from '../../color/hex.ts';
import { hueName, type HueName } from '../../color/hue-name.ts';
import { oklchColor, rgbaToOklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { isStateColor } from '../../color/state-colors.ts';
import { statedAccents } from '../../specimen/brand-choices.ts';
import type { SaidToken } from './said-token.ts';

/** Of parts of controls: WCAG 2.2, SC 1.4.11. */
const SEEN = 3;

/**
 * What a taste has in place of colours that a brief refuses: `Stripe but not purple`. The main colour becomes the first
 * other accent of the taste that can be seen on its ground, or else that of its text.
 * @param refused colours, of which their hues count
 */
export function inPlaceOfRefused(
  { tokens, theme }: Pick<StatedTokens, 'tokens' | 'theme'>,
  refused: readonly string[],
): SaidToken | null {
  const colors = tokens.color[firstScheme(theme, tokens)] ?? {};
  const { primary = colors['accent'] ?? colors['link'], background = '#ffffff', text = '#000000' } = colors;
  if (primary === undefined || refused.length === 0) return null;
  const isRefused = refusal(refused);
  if (!isRefused(primary)) return null;
  const ground = tokenColor(background);
  const other = statedAccents(colors)
    .map(toHex)
    .find((hex) => !isRefused(hex) && contrastOn(tokenColor(hex), ground) >= SEEN);
  return { path: 'color.primary', value: other ?? toHex(composite(tokenColor(text), ground)) };
}

/** Names of the colours of a taste that have a refused hue all the same, without those of states such as errors. */
export function keptRefused(
  { tokens, theme }: Pick<StatedTokens, 'tokens' | 'theme'>,
  refused: readonly string[],
): readonly string[] {
  if (refused.length === 0) return [];
  const isRefused = refusal(refused);
  const colors = Object.entries(tokens.color[firstScheme(theme, tokens)] ?? {});
  return colors.flatMap(([name, hex]) => (!isStateColor(name) && isRefused(hex) ? [name] : []));
}

function refusal(refused: readonly string[]): (hex: string) => boolean {
  const hues = new Set(refused.map((hex) => hueName(tokenColor(hex))));
  return (hex) => namesOf(tokenColor(hex)).some((name) => hues.has(name));
}

/** OKLCH degrees between two hues in which a colour has the names of both. */
const BETWEEN = 14;

/** The names that people give a colour with a hue: indigo is a blue and a purple. */
function namesOf(color: Rgba): readonly HueName[] {
  if (!looksColored(color)) return [];
  const { l, c, h } = rgbaToOklch(color);
  const turned = [-BETWEEN, BETWEEN].map((turn) => oklchColor(l, c, (h + turn + 360) % 360));
  return [color, ...turned].map(hueName);
}
