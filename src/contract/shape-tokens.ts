import type { Shadow } from '../cascade/computed-value.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { toHex } from '../color/hex.ts';
import type { FramedBox } from '../features/framed-boxes.ts';
import type { Features } from '../features/index.ts';
import type { DrawnPage } from '../perception/drawn-page.ts';
import { tally, type Weighted } from '../math/weighted.ts';
import { oncePer } from '../text/once-per.ts';

/** Radii, shadows, borders and durations; lists hold at most three values, most frequent first. */
export interface ShapeTokens {
  /** CSS lengths, null when there are no such boxes; `9999px` means fully rounded. */
  readonly controlRadius: string | null;
  readonly boxRadius: string | null;
  /** Values of box-shadow. */
  readonly shadows: readonly string[];
  /** Border widths, px. */
  readonly borders: readonly number[];
  /** Transition durations, ms. */
  readonly durations: readonly number[];
}

const KEPT = 3;
const PILL = '9999px';
const MAX_SHADOWS = 8; // of one box, frontmost first; more are not told apart
/** px; 90% of the viewport width. Wider elements are full-width sections, not boxes. */
const FULL_WIDTH = 1152;

/** Reads the shapes. The radii are those of the boxes that surface.radius is read from. */
export function shapeTokens({ visible }: DrawnPage, { framedBoxes }: Features): ShapeTokens {
  const boxes = visible.filter(looksLikeBox);
  return {
    controlRadius: radiusOf(framedBoxes.filter(({ kind }) => kind === 'button' || kind === 'input')),
    boxRadius: radiusOf(framedBoxes.filter(({ kind }) => kind === 'card')),
    shadows: mostFrequent(boxes.flatMap(shadowOf)),
    borders: mostFrequent(boxes.flatMap(borderOf)),
    durations: kept(tally(durationsOf(visible))),
  };
}

/** The most frequent radius. Squares hold icons and are round on many pages: they decide only among themselves. */
function radiusOf(boxes: readonly FramedBox[]): string | null {
  const oblong = boxes.filter(({ square }) => !square);
  const deciding = oblong.length > 0 ? oblong : boxes;
  const radii = deciding.map(({ radius, pill }) => (pill ? PILL : `${Math.round(radius)}px`));
  return mostFrequent(radii)[0] ?? null;
}

function mostFrequent<T>(values: Iterable<T>): T[] {
  return kept(tally(eachOnce(values)));
}

function kept<T>(tallied: readonly Weighted<T>[]): T[] {
  return tallied.slice(0, KEPT).map(({ value }) => value);
}

function* eachOnce<T>(values: Iterable<T>): Iterable<Weighted<T>> {
  for (const value of values) yield { value, weight: 1 };
}

/** Whether the element has a fill, a border or a shadow and is narrower than a full-width section. */
function looksLikeBox({ style, box, tag }: StyledElement): boolean {
  const drawn =
    style['background-color'].a > 0 || style['border-top-width'] > 0 || style['box-shadow'].length > 0;
  return drawn && box.width < FULL_WIDTH && tag !== 'html' && tag !== 'body';
}

function shadowOf({ style }: StyledElement): string[] {
  const shadows = style['box-shadow'];
  return shadows.length === 0 ? [] : [shadows.slice(0, MAX_SHADOWS).map(shadowText).join(', ')];
}

export function shadowText({ inset, x, y, blur, spread, color }: Shadow): string {
  const lengths = [x, y, blur, spread].map((length) => (length === 0 ? '0' : `${length}px`)).join(' ');
  return `${inset ? 'inset ' : ''}${lengths} ${toHex(color)}`;
}

function borderOf({ style }: StyledElement): number[] {
  const width = style['border-top-width'];
  return width > 0 && style['border-top-style'] !== 'none' ? [width] : [];
}

/** Transition durations in ms, one after the other. */
function* durationsOf(elements: readonly StyledElement[]): Iterable<Weighted<number>> {
  for (const { style } of elements) yield* durationsIn(style['transition-duration']);
}

/** Thousands of elements can share a list of a thousand transitions. */
const durationsIn = oncePer((seconds: readonly number[]): readonly Weighted<number>[] => {
  const all = seconds.filter((each) => each > 0).map((each) => Math.round(each * 1000));
  return [...Map.groupBy(all, (each) => each)].map(([value, some]) => ({ value, weight: some.length }));
});
