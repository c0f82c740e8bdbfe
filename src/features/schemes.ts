import type { ComputedStyle } from '../cascade/properties.ts';
import type { DarkVariant, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { isDarkGround } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import { seenOklch } from '../color/seen-hue.ts';
import type { Rgba } from '../color/rgba.ts';
import { defineFeature } from './feature.ts';
import type { Perception } from '../perception/perceive.ts';
import { schemeSwitch } from './scheme-switch.ts';
import { callsIn, isCommentedOut, withoutBlockComments } from '../document/script-text.ts';

/** What one way of asking for dark does to the page. */
export interface SchemeVariant {
  readonly kind: DarkVariant['kind'];
  readonly selector: string;
  readonly changed: number;
  /** The page ground before and after. */
  readonly from: Rgba;
  readonly to: Rgba;
  /** A light ground becomes a dark one. */
  readonly turnsDark: boolean;
  /** By a filter, or by swapping ink and ground and nothing else. */
  readonly inverts: boolean;
}

export interface Schemes {
  readonly variants: readonly SchemeVariant[];
  /** A control the reader can press to change the scheme, null for none. */
  readonly control: { readonly selector: string; readonly words: string } | null;
  /** A script asks the system for its preference. */
  readonly scriptAsks: boolean;
}

const DARK_CANVAS: Rgba = { r: 18, g: 18, b: 18, a: 1 }; // Chromium's canvas under color-scheme: dark
const LIGHT_CANVAS: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const SWAPPED = 0.12; // OKLab distance up to which an ink counts as the former ground
const GREY = 0.03; // OKLCH chroma
const SAME_ACCENT = 0.05; // OKLab distance; beyond it, an accent was chosen anew for the dark scheme

/** How the page answers a reader who wants dark. */
export const schemes = defineFeature({
  id: 'schemes',
  observe(perception: Perception): Schemes {
    const { page } = perception;
    return {
      variants: page.dark.map((variant) => schemeVariant(variant, page)),
      control: schemeSwitch(perception),
      scriptAsks: page.scripts.some(({ text }) => asksForScheme(text)),
    };
  },
});

/** A script asks `matchMedia` for the scheme; comments and strings of a script that does not ask say nothing. */
function asksForScheme(text: string): boolean {
  if (!text.includes('prefers-color-scheme') || !text.includes('matchMedia')) return false;
  const live = withoutBlockComments(text);
  const asked = live.indexOf('prefers-color-scheme');
  return asked >= 0 && !isCommentedOut(live, asked) && callsIn(live, MATCH_MEDIA).length > 0;
}

const MATCH_MEDIA: ReadonlySet<string> = new Set(['matchMedia']);

function schemeVariant(variant: DarkVariant, page: StyledPage): SchemeVariant {
  const styleOf = (element: StyledElement) => variant.styles[element.index] ?? element.style;
  const before = rootColors(page, ({ style }) => style);
  const after = rootColors(page, styleOf);
  const turnsDark = !isDarkGround(before.ground) && isDarkGround(after.ground);
  return {
    kind: variant.kind,
    selector: variant.selector,
    changed: variant.changed,
    from: before.ground,
    to: after.ground,
    turnsDark,
    inverts:
      pageFrames(page).some((frame) => inverts(variant.styles[frame.index])) ||
      (turnsDark && swaps(before, after) && staysGrey(variant, page)),
  };
}

interface RootColors {
  readonly ground: Rgba;
  readonly ink: Rgba;
}

/** The ground the whole page lies on, and the ink of its body. */
function rootColors(page: StyledPage, styleOf: (element: StyledElement) => ComputedStyle): RootColors {
  const frames = pageFrames(page);
  const [root, body] = frames;
  if (root === undefined) return { ground: LIGHT_CANVAS, ink: DARK_CANVAS };
  const offered = styleOf(root)['color-scheme'].split(' ');
  const canvas = offered.includes('dark') && !offered.includes('light') ? DARK_CANVAS : LIGHT_CANVAS;
  const ground = frames.reduce(
    (below, frame) => composite(styleOf(frame)['background-color'], below),
    canvas,
  );
  return { ground, ink: styleOf(body ?? root).color };
}

/** html, body, and what fills it: #root, .page and the like. */
function pageFrames(page: StyledPage): StyledElement[] {
  const frames = page.elements.slice(0, 1);
  let inner = page.elements.find(({ tag }) => tag === 'body');
  for (; inner !== undefined; inner = wrapperIn(page, inner)) frames.push(inner);
  return frames;
}

/** The one child that fills its parent, such as #root or .page. */
function wrapperIn(page: StyledPage, { children, box }: StyledElement): StyledElement | undefined {
  return children
    .map((index) => page.elements[index])
    .find(
      (child) =>
        child !== undefined &&
        child.visible &&
        child.box.width * child.box.height > 0.9 * box.width * box.height,
    );
}

function inverts(style: ComputedStyle | null | undefined): boolean {
  const amount = /invert\((\d+(?:\.\d+)?|\.\d+)(%?)\)/.exec(style?.filter ?? '');
  return amount !== null && Number(amount[1]) / (amount[2] === '%' ? 100 : 1) > 0.5;
}

function swaps(before: RootColors, after: RootColors): boolean {
  return (
    colorDifference(before.ground, after.ink) < SWAPPED && colorDifference(before.ink, after.ground) < SWAPPED
  );
}

/** Nothing that changes gets a colour of its own: neither a grey thing a hue, nor a coloured one another colour. */
function staysGrey({ styles }: DarkVariant, { elements }: StyledPage): boolean {
  return elements.every((element) => {
    const style = styles[element.index];
    if (!style || !element.visible) return true;
    const colors = [
      [style.color, element.style.color],
      [style['background-color'], element.style['background-color']],
    ] as const;
    return colors.every(
      ([now, was]) => now.a === 0 || isGrey(now) || (!isGrey(was) && colorDifference(now, was) < SAME_ACCENT),
    );
  });
}

function isGrey(color: Rgba): boolean {
  return seenOklch(color).c < GREY;
}
