import { opaqueTokenColor, tokenColor } from '../../catalog/token-values.ts';
import type { TokenValues } from '../../catalog/tokens.ts';
import { contrastOn } from '../../color/contrast.ts';

/** A text colour and its background. */
export interface ColorPair {
  /** Token names without the group: `text`, `background`. */
  readonly foreground: string;
  readonly background: string;
  /** WCAG 2.2 contrast ratio, 1..21, two decimals. */
  readonly ratio: number;
  /** The WCAG conformance level of the ratio. */
  readonly level: 'AAA' | 'AA' | 'AA large' | 'below AA';
}

const GROUNDS = ['background', 'surface'];
const TEXTS = ['text', 'text-muted', 'link', 'primary'];

/** Every pair of text and background that the token names imply, in the order of the tokens. */
export function colorPairs(colors: TokenValues['color']['light']): readonly ColorPair[] {
  if (colors === undefined) return [];
  const onGround = GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const));
  const onColor = Object.keys(colors).flatMap((name) =>
    name.startsWith('on-') ? [[name, name.slice(3)] as const] : [],
  );
  return [...onGround, ...onColor].flatMap(([foreground, background]) => {
    const over = colors[foreground];
    const under = colors[background];
    return over === undefined || under === undefined
      ? []
      : [{ foreground, background, ...measure(over, under) }];
  });
}

function measure(foreground: string, background: string): Pick<ColorPair, 'ratio' | 'level'> {
  const ratio = contrastOn(tokenColor(foreground), opaqueTokenColor(background));
  return { ratio: Math.floor(ratio * 100) / 100, level: levelOf(ratio) };
}

function levelOf(ratio: number): ColorPair['level'] {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'below AA';
}

/** `text on background 12.63:1 (AAA)` */
export function describePair({ foreground, background, ratio, level }: ColorPair): string {
  return `${foreground} on ${background} ${ratio.toFixed(2)}:1 (${level})`;
}
