import { parseHex } from '../color/hex.ts';
import { HUE_NAMES, hueName, type HueName } from '../color/hue-name.ts';
import { firstColors } from './flat-tokens.ts';
import type { TokenValues } from './tokens.ts';

/** Tokens whose colour people remember a brand by; all others carry states, text and data. */
const KNOWN_BY = ['background', 'primary', 'brand', 'accent', 'hero', 'secondary'] as const;
/** Without a hue, a colour is one that a brand is known by only when it covers the page or fills its buttons. */
const PLAIN: ReadonlySet<HueName> = new Set(['grey', 'white', 'black']);

/** The names of the colours that a brand is known by, in the order of HUE_NAMES. */
export function knownHues(tokens: TokenValues, theme: string | undefined): readonly HueName[] {
  const colors = firstColors(theme, tokens);
  const found = new Set(
    KNOWN_BY.flatMap((name) => {
      const color = parseHex((colors[name] ?? '').slice(1));
      const hue = color === null ? null : hueName(color);
      return hue === null || (PLAIN.has(hue) && name !== 'background' && name !== 'primary') ? [] : [hue];
    }),
  );
  return HUE_NAMES.filter((name) => found.has(name));
}
