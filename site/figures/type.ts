import { typeBodySize } from '../../src/grammar/axes/type-body-size/axis.ts';
import { typeDisplayScale } from '../../src/grammar/axes/type-display-scale/axis.ts';
import { typeHeadingWeight } from '../../src/grammar/axes/type-heading-weight/axis.ts';
import { typeTracking } from '../../src/grammar/axes/type-tracking/axis.ts';
import { html } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';
import { drawing, letters } from './draw.ts';

/** px; text beside a heading, small so that the largest heading fits. */
const TEXT = 12;

/** Sizes, weights and letter-spacing are those of a specimen, in px of the screen. */
export const TYPE: FiguresOf<'type'> = {
  'type.pairing': (value) => {
    const [heading, text] = FAMILIES[value];
    return drawing(
      letters('Heading', 8, 46, { size: 34, weight: 600, className: `ink ${heading}` }),
      letters('Running text below it', 8, 74, { size: 14, className: `ink ${text}` }),
    );
  },
  'type.heading_weight': (value) =>
    drawing(letters('Heading', 8, 60, { size: 30, weight: typeHeadingWeight.shownBy.weight[value] })),
  'type.body_size': (value) => {
    const size = typeBodySize.shownBy.px[value];
    return drawing(
      ...['Running text', 'at its size on', 'a screen'].map((text, at) =>
        letters(text, 8, 32 + at * size * 1.5, { size }),
      ),
    );
  },
  'type.display_scale': (value) =>
    drawing(
      letters('Head', 8, 58, { size: TEXT * typeDisplayScale.shownBy.timesText[value], weight: 600 }),
      letters('Running text', 8, 84, { size: TEXT }),
    ),
  'type.tracking': (value) => {
    const tracking = typeTracking.shownBy.em[value];
    return drawing(
      letters('Heading', 8, 50, { size: 32, weight: 600, tracking }),
      html`${letters(`${tracking} em`, 8, 78, { size: 13, className: 'quiet' })}`,
    );
  },
};

/** Classes of the typefaces of headings and of running text. */
const FAMILIES = {
  'serif/sans': ['serif', 'humanist'],
  'sans/sans': ['condensed', 'humanist'],
  'sans/mono': ['mono', 'humanist'],
  'serif/grotesque': ['serif', 'grotesque'],
  'grotesque/mono': ['mono', 'grotesque'],
  'single-family': ['grotesque', 'grotesque'],
} as const;
