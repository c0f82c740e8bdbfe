import { parseHex } from '../color/hex.ts';
import { HUE_NAMES, hueName, type HueName } from '../color/hue-name.ts';
import { firstColors } from './flat-tokens.ts';
import type { TokenValues } from './tokens.ts';

/** Tokens whose colour people remember a brand by, those they see first; all others carry states, text and data. */
const KNOWN_BY = ['primary', 'brand', 'accent', 'hero', 'secondary', 'background'] as const;
/** Without a hue, a colour is one that a brand is known by only when it covers the page or fills its buttons. */
const PLAIN: ReadonlySet<HueName> = new Set(['grey', 'white', 'black']);

/** The colours that a brand is known by in the scheme that a visitor sees first, as `#rrggbb`; each once. */
export function knownColors(tokens: TokenValues, theme: string | undefined): readonly string[] {
  const colors = firstColors(theme, tokens);
  const known = KNOWN_BY.flatMap((name) => {
    const written = colors[name] ?? '';
    const hue = hueOf(written);
    return hue === null || (PLAIN.has(hue) && name !== 'background' && name !== 'primary')
      ? []
      : [written.toLowerCase()];
  });
  return [...new Set(known)];
}

/** The names of the colours that a brand is known by, in the order of HUE_NAMES. */
export function knownHues(tokens: TokenValues, theme: string | undefined): readonly HueName[] {
  const found = new Set(knownColors(tokens, theme).map(hueOf));
  return HUE_NAMES.filter((name) => found.has(name));
}

function hueOf(hex: string): HueName | null {
  const color = parseHex(hex.slice(1));
  return color === null ? null : hueName(color);
}
