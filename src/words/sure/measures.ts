import * as words from '../vocabulary/measure-patterns.ts';
import { clauseAround, saying, spansOf, type SureReader } from './sure-words.ts';
import type { Span } from '../understanding.ts';
import { allMatches } from '../../text/all-matches.ts';

const SHORT = new RegExp(words.SHORT, 'giu');
const MOVING = new RegExp(words.MOVING, 'i');
/** What takes time without moving. */
const LOADING = new RegExp(words.LOADING, 'i');

/** `No animation longer than 200ms` refuses the long ones only. */
const NO_LONGER = new RegExp(words.NO_LONGER, 'giu');

/** The longest mechanical movement, and from when on it is drawn out. ms */
const [QUICK, LONG] = [200, 600] as const;

/** `Transitions under 200 ms`. */
const shortMotion: SureReader = (text) =>
  allMatches(SHORT, text).flatMap(({ 0: written, index: start, groups = {} }) => {
    const span: Span = { start, end: start + written.length, text: written };
    const amount = Number(groups['amount'] ?? groups['after_amount']);
    const unit = groups['unit'] ?? groups['after_unit'] ?? 'ms';
    const milliseconds = unit.toLowerCase().startsWith('s') ? 1000 * amount : amount;
    const clause = clauseAround(text, span);
    if (LOADING.test(clause)) return MOVING.test(clause) ? [] : saying('motion.character', [], [span]);
    if (!MOVING.test(clause)) return [];
    if (milliseconds <= QUICK) return saying('motion.character', ['mechanical'], [span]);
    return milliseconds <= LONG ? saying('motion.character', ['mechanical', 'smooth'], [span]) : [];
  });

/** More space than somebody wants. */
const LESS_SPACE = new RegExp(words.LESS_SPACE, 'giu');

const lessSpace: SureReader = (text) =>
  saying('whitespace.discipline', ['medium', 'dense'], spansOf(LESS_SPACE, text).slice(0, 1), {
    polarity: 'against',
  });

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  '1': 1,
  '2': 2,
  '3': 3,
};
const FEW_COLORS = new RegExp(words.FEW_COLORS, 'giu');
const STRATEGIES = ['mono', 'mono+1', 'duotone', 'triadic'] as const;

/** `At most three colours` accepts fewer; not where the colours follow: `two colours max: green and ivory`. */
export const fewColors: SureReader = (text) =>
  allMatches(FEW_COLORS, text).flatMap(({ 0: written, index: start, groups = {} }) => {
    const end = start + written.length;
    const count = COUNTS[(groups['count'] ?? groups['after_count'] ?? '').toLowerCase()];
    if (count === undefined || /^\s*[:(–—-]/.test(text.slice(end))) return [];
    // A hue on neutrals is `mono+1`; the neutrals count for few people.
    const most = STRATEGIES[count] ?? 'triadic';
    const values = STRATEGIES.slice(0, STRATEGIES.indexOf(most) + 1).toReversed();
    return saying('palette.strategy', values, [{ start, end, text: written }]);
  });

const LEAST_SIZE = new RegExp(words.LEAST_SIZE, 'giu');
const OF_TEXT = new RegExp(words.OF_TEXT, 'i');
const OF_HEADINGS = new RegExp(words.OF_HEADINGS, 'i');

/** `Text not smaller than 18px`. The edges are those of the axis. */
const leastSize: SureReader = (text) =>
  allMatches(LEAST_SIZE, text).flatMap(({ 0: written, index: start, groups = {} }) => {
    const span: Span = { start, end: start + written.length, text: written };
    const clause = clauseAround(text, span);
    if (!OF_TEXT.test(clause) || OF_HEADINGS.test(clause)) return [];
    const size = Number(groups['px']);
    if (size >= 17.75) return saying('type.body_size', ['large'], [span]);
    return size >= 15 ? saying('type.body_size', ['regular', 'large'], [span]) : [];
  });

/** What bounds say: quick, few, not too much. */
export const measures: SureReader = (text) => [
  ...shortMotion(text),
  ...saying('motion.budget', [], spansOf(NO_LONGER, text)),
  ...lessSpace(text),
  ...fewColors(text),
  ...leastSize(text),
];
