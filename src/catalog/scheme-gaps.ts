import { composite } from '../color/composite.ts';
import { contrastOn } from '../color/contrast.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { firstScheme, otherScheme } from './flat-tokens.ts';
import { opaqueTokenColor, tokenColor } from './token-values.ts';
import type { TokenValues } from './tokens.ts';

/** A colour that only the first scheme of a brand states, and that cannot be read in the other one. */
export interface SchemeGap {
  readonly name: string;
  /** `ground`: the text of the other scheme cannot be read on it; `ink`: it cannot be read on the other ground. */
  readonly kind: 'ground' | 'ink';
}

/** Contrast below which text is lost: that of large text and parts of controls, WCAG 2.2, SC 1.4.3 and 1.4.11. */
const LOST = 3;
/** Contrast with the ground of its own scheme up to which a colour is a panel or a tint. */
const NEAR_GROUND = 1.6;
/** OKLCH chroma; stronger colours are accents with labels of their own. */
const TINT = 0.11;
const LINE = /border|line|divider|separator|gap|ring/;
const INK = /^(?:text|ink|foreground|body|heading|link|placeholder)(?:-|$)/;
const ON_FILL = /^on-/;

/** The gaps of the other scheme; none where it or its ground is not stated. */
export function schemeGaps(theme: string | undefined, tokens: TokenValues): SchemeGap[] {
  const first = firstScheme(theme, tokens);
  const [own, other] = [tokens.color[first], tokens.color[otherScheme(first)]];
  const grounds = [own?.['background'], other?.['background'], other?.['text']].map((hex) =>
    hex === undefined ? null : opaqueTokenColor(hex),
  );
  const [ground, turned, text] = grounds;
  if (own === undefined || other === undefined || !ground || !turned || !text) return [];
  return Object.entries(own).flatMap(([name, hex]) => {
    if (other[name] !== undefined || LINE.test(name)) return [];
    const kind = gapOf(name, tokenColor(hex), { ground, turned, text });
    return kind === null ? [] : [{ name, kind }];
  });
}

interface Grounds {
  readonly ground: Rgba;
  readonly turned: Rgba;
  readonly text: Rgba;
}

function gapOf(name: string, color: Rgba, { ground, turned, text }: Grounds): SchemeGap['kind'] | null {
  if (INK.test(name))
    return contrastOn(color, ground) >= LOST && contrastOn(color, turned) < LOST ? 'ink' : null;
  const isPanel =
    !ON_FILL.test(name) && contrastOn(color, ground) <= NEAR_GROUND && rgbaToOklch(color).c <= TINT;
  return isPanel && contrastOn(text, composite(color, turned)) < LOST ? 'ground' : null;
}
