import type { Cursor } from '../css/cursor.ts';
import { fromRgba, type SpaceColor, toRgba } from './color-space.ts';
import type { Rgba } from './rgba.ts';
import { BLACK } from './plain-colors.ts';

/** What a colour depends on besides its text. */
export interface ColorContext {
  /** The used colour scheme of the element. */
  readonly scheme: 'light' | 'dark';
  /** The value of `currentcolor`. */
  readonly current: Rgba;
}

/** A colour as written. */
export interface SpecifiedColor {
  /** Whether its value depends on the element's `color`. */
  readonly usesCurrent: boolean;
  readonly resolve: (context: ColorContext) => Rgba;
}

/** A part of a colour expression; keeps its colour space and its missing components. */
export interface ColorNode {
  readonly usesCurrent: boolean;
  readonly usesScheme: boolean;
  /** On its own, the colour is rounded to whole sRGB steps. */
  readonly inWholeSteps?: boolean;
  readonly evaluate: (context: ColorContext) => SpaceColor;
}

/** Reads a nested colour. */
export type TakeColor = (cursor: Cursor) => ColorNode | null;

/** A colour that is the same for every element and scheme. */
export function fixedNode(color: SpaceColor): ColorNode {
  return { usesCurrent: false, usesScheme: false, evaluate: () => color };
}

/** A node made of other nodes; it has all their dependencies. */
export function compoundNode(
  parts: readonly ColorNode[],
  evaluate: (context: ColorContext) => SpaceColor,
): ColorNode {
  return {
    usesCurrent: parts.some(({ usesCurrent }) => usesCurrent),
    usesScheme: parts.some(({ usesScheme }) => usesScheme),
    evaluate,
  };
}

export const CURRENT_COLOR: ColorNode = {
  usesCurrent: true,
  usesScheme: false,
  evaluate: ({ current }) => fromRgba(current),
};

/** Colours without dependencies are computed once. */
export function specify(node: ColorNode): SpecifiedColor {
  if (node.usesCurrent || node.usesScheme)
    return { usesCurrent: node.usesCurrent, resolve: (context) => toRgba(node.evaluate(context)) };
  const rgba = toRgba(node.evaluate({ scheme: 'light', current: BLACK }));
  return fixedColor(node.inWholeSteps === true ? wholeSteps(rgba) : rgba);
}

function fixedColor(rgba: Rgba): SpecifiedColor {
  const color = Object.freeze(rgba);
  return { usesCurrent: false, resolve: () => color };
}

function wholeSteps({ r, g, b, a }: Rgba): Rgba {
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a };
}
