import { motionCharacter } from '../../src/grammar/axes/motion-character/axis.ts';
import { html, type Markup } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';
import { block, drawing, letters, outline, stroke } from './draw.ts';

/** Motion stands still here: what moves, when it moves, and what starts it. */
export const MOTION: FiguresOf<'motion'> = {
  'motion.budget': (value) => {
    const parts = Array.from({ length: 12 }, (_, at) => at);
    return drawing(
      ...parts.map((at) =>
        block(
          8 + (at % 4) * 38,
          6 + Math.floor(at / 4) * 30,
          30,
          22,
          MOVING[value].includes(at) ? 'signal' : 'rule',
        ),
      ),
    );
  },
  'motion.character': (value) => timing(motionCharacter.shownBy.timing[value]),
  'motion.trigger': (value) => TRIGGERS[value](),
};

/** Which of twelve parts of a page move. */
const MOVING: Readonly<Record<'none' | 'accent' | 'recurring' | 'pervasive', readonly number[]>> = {
  none: [],
  accent: [5],
  recurring: [1, 4, 7, 10],
  pervasive: [0, 1, 2, 3, 4, 5, 6, 7, 9, 10],
};

/** ms; as wide as the figure. */
const LONGEST = 1000;

/** The course of a move over time: the curve of its easing, as wide as it lasts. */
function timing({ duration, easing }: { readonly duration: string; readonly easing: string }): Markup {
  const ms = Number.parseFloat(duration);
  const width = (144 * ms) / LONGEST;
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = CURVES[easing] ?? numbersOf(easing);
  const point = (x: number, y: number) => `${round(8 + x * width)} ${round(72 - y * 44)}`;
  return drawing(
    stroke('M8 72h144', 'rule', 1),
    stroke(`M${point(0, 0)}C${point(x1, y1)} ${point(x2, y2)} ${point(1, 1)}`, 'signal'),
    letters(duration.replace('ms', ' ms'), 8, 90, { size: 13, className: 'quiet' }),
  );
}

/** Control points of the named easings of CSS. */
const CURVES: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
};

function numbersOf(easing: string): readonly number[] {
  return [...easing.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const TRIGGERS = {
  'hover-only': () => drawing(outline(30, 22, 84, 40, 2), html`${pointer(96, 46)}`),
  scroll: () => drawing(outline(52, 8, 56, 80, 2), stroke('M80 26v42m-10-10 10 10 10-10', 'signal')),
  autonomous: () => drawing(stroke('M104 48a24 24 0 1 1-8-18m0-12v13h-13', 'signal')),
  gesture: () => drawing(block(40, 36, 24, 24, 'signal', 12), stroke('M72 48h46m-10-10 10 10-10 10')),
} as const;

/** The arrow of a mouse. */
function pointer(x: number, y: number): Markup {
  return html`<path class="signal" d="M${x} ${y}l0 28 7-7 5 12 6-3-5-11 10-1z" />`;
}
