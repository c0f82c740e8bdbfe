import { firstScheme } from '../../catalog/flat-tokens.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import type { TokenValues } from '../../catalog/tokens.ts';
import { composite } from '../../color/composite.ts';
import { contrastOn } from '../../color/contrast.ts';
import { toHex } from '../../color/hex.ts';
import { hueName, type HueName } from '../../color/hue-name.ts';
import { oklchColor, rgbaToOklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { isStateColor } from '../../color/state-colors.ts';
import { statedAccents } from '../../specimen/brand-choices.ts';
import { shadeOf } from '../../specimen/palette/oklch.ts';
import { listed } from '../../text/listed.ts';
import { mapAccents } from './change-colors.ts';
import type { Colors } from './derive-scheme.ts';
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

/**
 * Colours of which none has a refused hue but those of states such as errors. Those with a role get the hue of another
 * accent, or none; further accents of a palette are left out.
 * @param refused colours, of which their hues count
 */
export function withoutRefused(colors: Colors, refused: readonly string[]): Colors {
  const kept = keptRefused(colors, refused);
  if (kept.length === 0) return colors;
  const isRefused = refusal(refused);
  const extra = new Set(kept.filter((name) => !ROLE.test(name)));
  const rest = Object.fromEntries(
    Object.entries(colors).filter(([name]) => !extra.has(name.replace(/^on-/, ''))),
  );
  const other = statedAccents(rest).find((color) => !isRefused(toHex(color)));
  const hue = other === undefined ? null : rgbaToOklch(other);
  return mapAccents(rest, true, (own) => {
    if (!isRefused(toHex(shadeOf(own)))) return own;
    const turned = hue === null ? null : { l: own.l, c: Math.min(own.c, hue.c), h: hue.h };
    return turned === null || isRefused(toHex(shadeOf(turned))) ? { ...own, c: 0 } : turned;
  });
}

/** Tokens by what they are for, those of components included, which have a `#` in their names. */
const ROLE =
  /^(?:primary|secondary|accent|link|focus|hover|brand|background|surface|text|border|nav|button|selection|icon|heading)(?:-|$)|#/;

/** Names of the colours that have a refused hue, without those of states such as errors. */
function keptRefused(colors: Colors, refused: readonly string[]): readonly string[] {
  if (refused.length === 0) return [];
  const isRefused = refusal(refused);
  return Object.entries(colors).flatMap(([name, hex]) =>
    !isStateColor(name) && isRefused(hex) ? [name] : [],
  );
}

const MAX_NAMES = 6; // tokens in a sentence

/** What a contract says of refused hues; null where no hue is refused. */
export function refusalSentence(
  former: TokenValues['color'],
  colors: TokenValues['color'],
  refused: readonly string[],
): string | null {
  const hues = [...new Set(refused.map(tokenColor).filter(looksColored).map(hueName))];
  if (hues.length === 0) return null;
  const isRefused = refusal(refused);
  const schemesOf = (color: TokenValues['color']) =>
    Object.values(color).filter((scheme) => scheme !== undefined);
  const ofStates = schemesOf(colors).some((scheme) =>
    Object.entries(scheme).some(([name, hex]) => isStateColor(name) && isRefused(hex)),
  );
  const changed = schemesOf(former).flatMap((scheme) => keptRefused(scheme, refused));
  const names = [...new Set(changed)].map((name) => `color.${name}`);
  const them = hues.length === 1 ? 'it' : 'them';
  const rule = `The brief refuses ${listed(hues)}: no part of the page has ${them}${ofStates ? ', apart from states such as errors' : ''}.`;
  if (names.length === 0) return rule;
  const rest = names.length > MAX_NAMES ? [`${names.length - MAX_NAMES} more`] : [];
  const those = listed([...names.slice(0, MAX_NAMES), ...rest]);
  return names.length === 1
    ? `${rule} So ${those} differs from the colour of the brand or is left out.`
    : `${rule} So ${those} differ from the colours of the brand or are left out.`;
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
