import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { toHex } from '../color/hex.ts';
import type { PageView } from '../features/page-view.ts';
import { tally, weightedMode, type Weighted } from '../math/weighted.ts';
import { isControl } from './control.ts';

/** Opaque colours as `#rrggbb`. */
export interface ColorTokens {
  /** The ground under most of the text. */
  readonly background: string;
  /** The colour of most of the text on that ground. */
  readonly text: string;
  /** The chromatic colour that marks what can be clicked; null on a page in neutrals. */
  readonly accent: string | null;
  /** What is seen most, first; at most eight. */
  readonly palette: readonly string[];
}

const PALETTE_SIZE = 8;
/** Share of what is painted below which a colour is an accident. */
const PALETTE_FROM_SHARE = 0.001;
/** OKLCH chroma below which a colour looks grey beside a coloured one. */
const CHROMATIC_FROM = 0.04;
/** px² of ink in an average 16 px letter: about a fifth of its 8 x 20 box. */
const INK_PER_CHARACTER = 32;
/** A filled control is looked at more than its area says; as much as this many letters of link text. */
const FILLED_CONTROL_LETTERS = 40;

export function colorTokens(view: PageView): ColorTokens {
  const onFlatGround = view.runs.filter(({ ground }) => !ground.image);
  const background =
    weightedMode(onFlatGround.map(({ ground, weight }) => ({ value: toHex(ground.color), weight }))) ??
    rootGround(view);
  const text = weightedMode(
    onFlatGround
      .filter(({ ground }) => toHex(ground.color) === background)
      .map(({ element, ground, weight }) => ({
        value: toHex(composite(element.style.color, ground.color)),
        weight,
      })),
  );
  const accent = weightedMode(accents(view));
  const painted = tally(paint(view));
  const total = painted.reduce((sum, { weight }) => sum + weight, 0);
  const seen = painted.filter(({ weight }) => weight >= PALETTE_FROM_SHARE * total).map(({ value }) => value);
  const palette = [...new Set([...seen.slice(0, PALETTE_SIZE - 1), ...(accent === null ? [] : [accent])])];
  return { background, text: text ?? '#000000', accent, palette };
}

function rootGround(view: PageView): string {
  const [root] = view.page.elements;
  return root === undefined ? '#ffffff' : toHex(view.ground(root).color);
}

/** Fills and letters of controls, chromatic ones only, the stronger colour counting more. */
function accents(view: PageView): Weighted<string>[] {
  const fills = view.visible
    .filter((element) => isControl(element) && isFilled(element))
    .map((element) => weighedByChroma(view.ground(element).color, FILLED_CONTROL_LETTERS));
  const letters = view.runs
    .filter(({ element }) => isControl(element))
    .map(({ element, ground, weight }) =>
      weighedByChroma(composite(element.style.color, ground.color), weight),
    );
  return [...fills, ...letters].filter(({ weight }) => weight > 0);
}

function weighedByChroma(color: Rgba, weight: number): Weighted<string> {
  const { c: chroma } = rgbaToOklch(color);
  return { value: toHex(color), weight: chroma < CHROMATIC_FROM ? 0 : weight * chroma };
}

/** Fills by area, text by ink. */
function paint(view: PageView): Weighted<string>[] {
  const fills = view.visible
    .filter(isFilled)
    .map((element) => ({ value: toHex(view.ground(element).color), weight: view.weight(element.box) }));
  const letters = view.runs.map(({ element, ground, weight }) => ({
    value: toHex(composite(element.style.color, ground.color)),
    weight: weight * INK_PER_CHARACTER,
  }));
  return [...fills, ...letters];
}

/** A fill more transparent than this is a tint of what lies behind. */
function isFilled({ style }: StyledElement): boolean {
  return style['background-color'].a >= 0.5;
}
