import { html, type Markup } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';
import { block, drawing, letters, lines, outline, stroke } from './draw.ts';

/** What stands out and what groups, each drawn alone. */
export const EMPHASIS: FiguresOf<'emphasis'> = {
  'emphasis.mechanism': (value) => MECHANISMS[value](),
  'emphasis.cta_treatment': (value) => ACTIONS[value](),
  'emphasis.density_signals': (value) => GROUPS[value](),
};

const MECHANISMS = {
  weight: () => sentence(html`<tspan font-weight="800">words</tspan>`),
  color: () => sentence(html`<tspan class="signal">words</tspan>`),
  underline: () => sentence(html`<tspan text-decoration="underline">words</tspan>`),
  scale: () =>
    drawing(letters('Words', 8, 50, { size: 46, weight: 500 }), letters('and the text', 8, 78, { size: 13 })),
  spacing: () => sentence(html`<tspan letter-spacing="0.16em">words</tspan>`),
} as const;

function sentence(word: Markup): Markup {
  return drawing(html`<text class="ink" x="8" y="54" font-size="17">Few ${word} count</text>`);
}

const ACTIONS = {
  'filled-solid': () =>
    drawing(
      block(24, 28, 112, 40, 'signal'),
      letters('Begin', 58, 53, { size: 16, weight: 600, className: 'paper' }),
    ),
  'filled-gradient': () => html`<span class="figure-drawing button-gradient"><b>Begin</b></span>`,
  outlined: () => drawing(outline(24, 28, 112, 40, 2), letters('Begin', 58, 53, { size: 16, weight: 600 })),
  'text-link': () => drawing(letters('Begin', 58, 53, { size: 16, weight: 600, className: 'signal' })),
  'underline-only': () =>
    drawing(letters('Begin', 58, 53, { size: 16, weight: 600 }), stroke('M58 58h42', 'ink', 1.5)),
} as const;

const GROUPS = {
  dividers: () => drawing(group(16, 16), stroke('M16 48h128', 'ink', 1), group(16, 62)),
  whitespace: () => drawing(group(16, 10), group(16, 68)),
  borders: () => drawing(outline(8, 8, 144, 36, 1), group(20, 18), outline(8, 52, 144, 36, 1), group(20, 62)),
  'grouping-cards': () =>
    drawing(block(8, 8, 144, 36, 'rule'), group(20, 18), block(8, 52, 144, 36, 'rule'), group(20, 62)),
} as const;

function group(x: number, y: number): Markup {
  return html`${block(x, y, 44, 5)}${lines(x, y + 11, [96])}`;
}
