import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import type { Rgba } from '../color/rgba.ts';
import { toHex } from '../color/hex.ts';
import { looksColored, seenOklch } from '../color/seen-hue.ts';
import type { PageView, TextRun } from '../features/page-view.ts';
import type { Reading } from '../grammar/reading.ts';
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
/** px² of ink in an average 16 px letter: about a fifth of its 8 x 20 box. */
const INK_PER_CHARACTER = 32;
/** A filled control is looked at more than its area says; as much as this many letters of link text. */
const FILLED_CONTROL_LETTERS = 40;

/** @param ground the reading of surface.ground, so that the token and the axis name the same colour */
export function colorTokens(view: PageView, ground: Reading): ColorTokens {
  const background = ground.evidence[0]?.value ?? rootGround(view);
  const text = textColor(view, background);
  const accent = weightedMode(accents(view).filter(({ value }) => value !== background && value !== text));
  const painted = tally(paint(view));
  const total = painted.reduce((sum, { weight }) => sum + weight, 0);
  const seen = painted.filter(({ weight }) => weight >= PALETTE_FROM_SHARE * total).map(({ value }) => value);
  const palette = [...new Set([...seen.slice(0, PALETTE_SIZE - 1), ...(accent === null ? [] : [accent])])];
  return { background, text, accent, palette };
}

function rootGround(view: PageView): string {
  const [root] = view.page.elements;
  return root === undefined ? '#ffffff' : toHex(view.ground(root).color);
}

/** The ink of running text on the background; of text elsewhere when there is none; of links as the last resort. */
function textColor({ runs }: PageView, background: string): string {
  const flat = runs.filter(({ ground }) => !ground.image);
  const running = flat.filter(({ element }) => !isControl(element));
  const here = running.filter(({ ground }) => toHex(ground.color) === background);
  const chosen = [here, running, flat].find((candidates) => candidates.length > 0) ?? [];
  return weightedMode(chosen.map(ink)) ?? '#000000';
}

/** The colour of a text as it is seen. */
function ink({ element, ground, weight }: TextRun): Weighted<string> {
  return { value: toHex(composite(element.style.color, ground.color)), weight };
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
  return { value: toHex(color), weight: looksColored(color) ? weight * seenOklch(color).c : 0 };
}

/** Fills by area, text by ink. */
function paint(view: PageView): Weighted<string>[] {
  const fills = view.visible
    .filter(isFilled)
    .map((element) => ({ value: toHex(view.ground(element).color), weight: view.weight(element.box) }));
  const letters = view.runs
    .map(ink)
    .map(({ value, weight }) => ({ value, weight: weight * INK_PER_CHARACTER }));
  return [...fills, ...letters];
}

/** A fill more transparent than this is a tint of what lies behind. */
function isFilled({ style }: StyledElement): boolean {
  return style['background-color'].a >= 0.5;
}
