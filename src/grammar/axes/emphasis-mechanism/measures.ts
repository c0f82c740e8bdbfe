import type { Features } from '../../../features/index.ts';
import type { Emphasis, EmphasisKind } from '../../../features/emphasis.ts';
import type { TextAccent } from '../../../features/text-accents.ts';
import type { Heading, Setting } from '../../../features/typography.ts';
import { weightedMode } from '../../../math/weighted.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { mainHeadings } from '../../main-headings.ts';
import { measuresOf } from '../../measure.ts';
import { coloredHeadings } from './colored-headings.ts';
import { typeDisplayScale } from '../type-display-scale/axis.ts';

const TEXT = 'of the text';
const OPEN = 0.04; // em; RUBRIC: loose
const BOLD = 600; // font-weight
const MIN_ACCENT = 0.08; // OKLCH chroma; RUBRIC calls less muted
const MAX_PHRASE = 60; // characters; longer texts are set in a colour as a whole
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
  [
    'coloured headings',
    'of the headings',
    'linear',
    ({ headings, isColored }) => shareWhere(headings, isColored),
  ],
  ['spaced headings', 'of the headings', 'linear', ({ headings }) => shareWhere(headings, isOpen)],
  ['largest heading', 'times the text', 'log', ({ all, text }) => Math.max(1, largestOf(all, size) / text)],
  ['median heading', 'times the text', 'log', ({ headings, text }) => quantileOf(headings, 0.5, size) / text],
  ['oversized headings', '(0 or 1)', 'linear', ({ oversized }) => Number(oversized)],
  [
    'upper headings',
    'times the text',
    'log',
    ({ headings, text }) => quantileOf(headings, 0.75, size) / text,
  ],
  ['spread of sizes', 'log of the size', 'linear', ({ settings }) => spreadOf(settings)],
  ['bold headings', 'of the headings', 'linear', ({ headings }) => shareWhere(headings, isBold)],
  ['coloured text', 'of the area of all text', 'root', ({ accents }) => sumOf(accents, ({ share }) => share)],
  ['coloured phrases', 'phrases', 'log', ({ phrases }) => sumOf(phrases, ({ attention }) => attention)],
  [
    'strongest colour',
    'OKLCH chroma',
    'linear',
    ({ accents }) => largestOf(accents.filter(isNoLink), ({ chroma }) => chroma),
  ],
  ['coloured elements', 'elements', 'log', ({ colored }) => sumOf(colored, ({ elements }) => elements)],
  [
    'partly coloured headings',
    'phrases',
    'log',
    ({ accents }) => sumOf(accents, ({ partial, attention }) => (partial ? attention : 0)),
  ],
  ['running text', 'characters', 'log', ({ characters }) => characters],
]);

function factsOf({ typography, emphasis, textAccents, paintedColors }: Features) {
  const { headings, running } = typography;
  const mode = (of: 'fontWeight' | 'size') =>
    weightedMode(running.map((setting) => ({ value: setting[of], weight: setting.characters })));
  return {
    emphasis,
    accents: textAccents,
    colored: paintedColors.filter(({ oklch }) => oklch.c >= MIN_ACCENT),
    phrases: textAccents.filter((each) => isWord(each) && isNoLink(each) && each.characters <= MAX_PHRASE),
    settings: [...running, ...headings],
    all: headings,
    headings: mainHeadings(headings),
    isColored: coloredHeadings(typography),
    weight: mode('fontWeight') ?? 400,
    text: mode('size') ?? 16,
    characters: sumOf(running, ({ characters }) => characters),
    oversized: typeDisplayScale.read({ typography }).value === 'oversized', // RUBRIC: then scale carries the emphasis
  };
}

const isBold = ({ fontWeight }: Heading) => fontWeight >= BOLD;
const isWord = ({ role }: TextAccent) => role === 'running' || role === 'heading';
const isNoLink = ({ link }: TextAccent) => !link;
const isOpen = ({ tracking }: Heading) => tracking >= OPEN;

function shareOf(emphasis: readonly Emphasis[], kind: EmphasisKind): number {
  return Math.min(
    1,
    sumOf(emphasis, (each) => (each.kind === kind ? each.share : 0)),
  );
}

/** Standard deviation of the logarithms of the sizes, weighted by characters and position. */
function spreadOf(settings: readonly Setting[]): number {
  const whole = sumOf(settings, ({ weight }) => weight);
  const moment = (of: (logarithm: number) => number) =>
    sumOf(settings, (each) => each.weight * of(Math.log(Math.max(1, each.size)))) / whole;
  const mean = moment((logarithm) => logarithm);
  return Math.sqrt(moment((logarithm) => (logarithm - mean) ** 2));
}
