import { tokenColor } from '../../catalog/token-values.ts';
import { hueName } from '../../color/hue-name.ts';
import { looksColored } from '../../color/seen-hue.ts';
import type { FlatToken } from '../../catalog/flat-tokens.ts';

/** A design token that the words of a brief state. */
export interface SaidToken extends FlatToken {
  /** Whether the words name a hue alone, `green`, so that any colour of that hue is meant. */
  readonly isHue?: boolean;
  /** Whether words name the colour, so that shades of the same name are meant as well. */
  readonly isWord?: boolean;
  /** The words, and their place in the brief. */
  readonly phrase?: string;
  readonly start?: number;
}

/** Whether a colour is of the hue that a brief names: to the blue of a brand, `blue` adds nothing. */
export function hasSaidHue(hex: string | undefined, { value, isHue = false }: SaidToken): boolean {
  if (hex === undefined || !isHue) return false;
  const color = tokenColor(hex);
  return looksColored(color) && hueName(color) === hueName(tokenColor(value));
}
