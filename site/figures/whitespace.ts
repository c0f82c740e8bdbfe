import { whitespaceDiscipline } from '../../src/grammar/axes/whitespace-discipline/axis.ts';
import { whitespaceElementGap } from '../../src/grammar/axes/whitespace-element-gap/axis.ts';
import { html, type Markup } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';
import { block, drawing, SIZE } from './draw.ts';

const { sectionGap } = whitespaceDiscipline.shownBy;
/** px between two sections. */
const SECTION_GAPS = {
  compact: sectionGap.medium.compact,
  balanced: sectionGap.medium.balanced,
  grand: sectionGap.generous.grand,
} as const;

/** px of a page for one px of the figure. */
const SCALE = { discipline: 6, section: 2.5 } as const;

/** Gaps of a specimen: between elements in true size, between sections made smaller. */
export const WHITESPACE: FiguresOf<'whitespace'> = {
  'whitespace.discipline': (value) => drawing(bars(sectionGap[value].balanced / SCALE.discipline, 8)),
  'whitespace.section_gap': (value) => drawing(bars(SECTION_GAPS[value] / SCALE.section, 18)),
  'whitespace.element_gap': (value) => drawing(bars(whitespaceElementGap.shownBy.gap[value], 10)),
};

/** Bars of a height with a gap between them, as many as fit, in the middle of the figure. */
function bars(gap: number, height: number): Markup {
  const count = Math.max(1, Math.floor((SIZE.height + gap) / (height + gap)));
  const top = (SIZE.height - count * height - (count - 1) * gap) / 2;
  const all = Array.from({ length: count }, (_, at) => top + at * (height + gap));
  return html`${all.map((y) => block(20, Math.round(y * 10) / 10, 120, height))}`;
}
