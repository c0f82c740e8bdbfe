import { firstScheme, otherScheme } from '../../catalog/flat-tokens.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { schemeGaps, type SchemeGap } from '../../catalog/scheme-gaps.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { contrastOn, TEXT_CONTRAST } from '../../color/contrast.ts';
import { toHex } from '../../color/hex.ts';
import { oklchColor, rgbaToOklch } from '../../color/oklch.ts';
import { withContrast } from '../../color/with-contrast.ts';
import { deriveScheme } from './derive-scheme.ts';

type Colors = Readonly<Record<string, string>>;

interface CompletedScheme {
  readonly stated: StatedTokens;
  /** Names of the colours that were derived. */
  readonly derived: readonly string[];
}

/**
 * Adds to the other scheme the colours that it does not state and that cannot stay as they are. One that equals another
 * colour of the first scheme equals it in the other one as well; the others are derived, so that text can be read.
 */
export function completeScheme(stated: StatedTokens): CompletedScheme {
  const { theme, tokens } = stated;
  const first = firstScheme(theme, tokens);
  const other = otherScheme(first);
  const [own, turned] = [tokens.color[first], tokens.color[other]];
  const gaps = schemeGaps(theme, tokens);
  if (own === undefined || turned === undefined || gaps.length === 0) return { stated, derived: [] };
  const inks = deriveScheme(own, other);
  const added = gaps.map((gap) => {
    const color = gap.kind === 'ink' ? inkOf(gap.name, inks, turned) : groundOf(gap.name, own, turned);
    return [gap.name, twinOf(gap, own, turned) ?? color] as const;
  });
  const color = { ...tokens.color, [other]: { ...turned, ...Object.fromEntries(added) } };
  return { stated: { ...stated, tokens: { ...tokens, color } }, derived: gaps.map(({ name }) => name) };
}

function twinOf({ name, kind }: SchemeGap, own: Colors, turned: Colors): string | undefined {
  return Object.entries(own)
    .filter(([, hex]) => hex === own[name])
    .flatMap(([twin]) => turned[twin] ?? [])
    .find((hex) =>
      kind === 'ink'
        ? ratioOn(hex, turned['background']) >= TEXT_CONTRAST
        : ratioOn(hex, turned['background']) <= PANEL_CONTRAST && holdsText(hex, turned),
    );
}

function inkOf(name: string, derived: Colors, turned: Colors): string {
  const color = tokenColor(derived[name] ?? turned['text'] ?? BLACK);
  const readable = withContrast(color, [tokenColor(turned['background'] ?? BLACK)], TEXT_CONTRAST);
  return readable === null ? (turned['text'] ?? BLACK) : toHex(readable);
}

/** Most contrast of a panel with the ground of its scheme. */
const PANEL_CONTRAST = 2;
/** OKLab: the least step from a ground to its panels, and the lightness below which all is black. */
const STEP = { least: 0.04, from: 0.14 } as const;
/** OKLCH chroma of the most colourful tint. */
const MAX_TINT = 0.05;

/** As far from the ground of the scheme, towards its text, as the colour is from its own ground. */
function groundOf(name: string, own: Colors, turned: Colors): string {
  const { background = BLACK, surface = background } = turned;
  const lightness = (hex: string | undefined) => rgbaToOklch(tokenColor(hex ?? BLACK)).l;
  const { l, c, h } = rgbaToOklch(tokenColor(own[name] ?? BLACK));
  const step = Math.max(STEP.least, Math.abs(l - lightness(own['background'])));
  const side = Math.sign(lightness(turned['text']) - lightness(background));
  const hex = toHex(
    oklchColor(Math.max(STEP.from, lightness(background)) + side * step, Math.min(c, MAX_TINT), h),
  );
  return holdsText(hex, turned) ? hex : surface;
}

function holdsText(ground: string, { text }: Colors): boolean {
  return ratioOn(text ?? BLACK, ground) >= TEXT_CONTRAST;
}

function ratioOn(ink: string, ground: string = BLACK): number {
  const below = tokenColor(ground);
  return contrastOn(tokenColor(ink), below);
}

const BLACK = '#000000';
