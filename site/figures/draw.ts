import type { Rgba } from '../../src/color/rgba.ts';
import { toHex } from '../../src/color/hex.ts';
import { html, type Markup } from '../html.ts';

/** CSS px; figures are shown in this size, so that lengths in them are true. */
export const SIZE = { width: 160, height: 96 } as const;

/** Colours of the site by class, so that figures follow its scheme. */
export type Tone = 'ink' | 'paper' | 'quiet' | 'rule' | 'signal';

/** A drawing that repeats what the text beside it says, so screen readers skip it. */
export function drawing(...shapes: readonly Markup[]): Markup {
  return html`<svg
    class="figure-drawing"
    width="${SIZE.width}"
    height="${SIZE.height}"
    viewBox="0 0 ${SIZE.width} ${SIZE.height}"
    aria-hidden="true"
  >
    ${shapes}
  </svg>`;
}

/** A filled rectangle, in a tone of the site or in a colour of its own. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Tone | Rgba = 'ink',
  radius = 0,
): Markup {
  const paint = typeof fill === 'string' ? html`class="${fill}"` : html`fill="${toHex(fill)}"`;
  return html`<rect ${paint} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" />`;
}

/** An outlined rectangle; the line lies inside of it. */
export function outline(
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
  radius = 0,
): Markup {
  return html`<rect
    class="line"
    x="${x + line / 2}"
    y="${y + line / 2}"
    width="${width - line}"
    height="${height - line}"
    rx="${Math.max(0, radius - line / 2)}"
    stroke-width="${line}"
  />`;
}

/** Bars that stand for lines of text. */
export function lines(
  x: number,
  y: number,
  widths: readonly number[],
  tone: Tone = 'quiet',
  step = 8,
): Markup {
  return html`${widths.map((width, at) => block(x, y + at * step, width, 3, tone))}`;
}

interface Letters {
  readonly size: number;
  readonly weight?: number;
  /** em */
  readonly tracking?: number;
  readonly className?: string;
  readonly fill?: string;
}

/** Text on a baseline. */
export function letters(text: string, x: number, y: number, set: Letters): Markup {
  const { size, weight = 400, tracking = 0, className = 'ink', fill } = set;
  return html`<text
    x="${x}"
    y="${y}"
    font-size="${size}"
    font-weight="${weight}"
    letter-spacing="${tracking}em"
    ${fill === undefined ? html`class="${className}"` : html`fill="${fill}"`}
    >${text}</text
  >`;
}

/** A line without fill. */
export function stroke(path: string, tone: Tone = 'ink', width = 2): Markup {
  return html`<path class="stroke ${tone}-line" d="${path}" stroke-width="${width}" />`;
}

/** Address of the photograph of specimens, which the build writes. */
export const PHOTOGRAPH = 'site/hills.svg';

/** The photograph, cut to a part of the figure. */
export function photo(x: number, width: number): Markup {
  return html`<image
    href="/${PHOTOGRAPH}"
    x="${x}"
    width="${width}"
    height="${SIZE.height}"
    preserveAspectRatio="xMidYMid slice"
  />`;
}
