import { looksColored } from '../../../color/seen-hue.ts';
import type { Features } from '../../../features/index.ts';
import type { Emphasis, EmphasisKind } from '../../../features/emphasis.ts';
import type { Heading } from '../../../features/typography.ts';
import { weightedMode } from '../../../math/weighted.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { mainHeadings } from '../../main-headings.ts';
import { measuresOf } from '../../measure.ts';

const TEXT = 'of the text';
const OPEN = 0.04; // em; RUBRIC: loose
const size = (heading: Heading) => heading.size;

export const MEASURES = measuresOf(factsOf, [
  ['bold words', TEXT, 'root', ({ emphasis }) => shareOf(emphasis, 'weight')],
  ['coloured words', TEXT, 'root', ({ emphasis }) => shareOf(emphasis, 'color')],
  ['coloured links', TEXT, 'root', ({ emphasis }) => shareOf(emphasis, 'link')],
  ['underlined words', TEXT, 'root', ({ emphasis }) => shareOf(emphasis, 'underline')],
  ['spaced words', TEXT, 'root', ({ emphasis }) => shareOf(emphasis, 'spacing')],
  [
    'weight of headings above the text',
    'font-weight',
    'linear',
    ({ headings, weight }) => quantileOf(headings, 0.5, ({ fontWeight }) => fontWeight - weight),
  ],
  ['coloured headings', 'of the headings', 'linear', ({ headings }) => shareWhere(headings, isColored)],
  ['spaced headings', 'of the headings', 'linear', ({ headings }) => shareWhere(headings, isOpen)],
  ['largest heading', 'times the text', 'log', ({ all, text }) => Math.max(1, largestOf(all, size) / text)],
  ['median heading', 'times the text', 'log', ({ headings, text }) => quantileOf(headings, 0.5, size) / text],
  ['headings', 'headings', 'log', ({ headings }) => headings.length],
  ['running text', 'characters', 'log', ({ characters }) => characters],
]);

function factsOf({ typography: { headings, running }, emphasis }: Features) {
  const mode = (of: 'fontWeight' | 'size') =>
    weightedMode(running.map((setting) => ({ value: setting[of], weight: setting.characters })));
  return {
    emphasis,
    all: headings,
    headings: mainHeadings(headings),
    weight: mode('fontWeight') ?? 400,
    text: mode('size') ?? 16,
    characters: sumOf(running, ({ characters }) => characters),
  };
}

const isColored = ({ color }: Heading) => looksColored(color);
const isOpen = ({ tracking }: Heading) => tracking >= OPEN;

function shareOf(emphasis: readonly Emphasis[], kind: EmphasisKind): number {
  return Math.min(
    1,
    sumOf(emphasis, (each) => (each.kind === kind ? each.share : 0)),
  );
}
