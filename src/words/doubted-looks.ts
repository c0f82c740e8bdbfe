import * as patterns from './vocabulary/long-patterns.ts';
import { conceptOf } from './concepts.ts';
import { isCovered, liesIn } from './is-covered.ts';
import { otherThings } from './other-things.ts';
import { isOfPageAlone, sentencesOf, type Sentence } from './page-sentences.ts';
import type { AxisStatement, Statement } from './understanding.ts';

/**
 * Looks and trades with less confidence and weight where their words mean something else:
 *
 * - moods, styles and times that the text tells of something else than its page: `the ward is bright and white`, `I am a
 *   heavy sleeper, ring me after ten`. In a brief or a whole sentence, such a word counts where its sentence states an axis
 *   or names a model, wishes something or speaks of how things look, or says little else.
 * - words that state an axis: `photos` name no photographers, `solid buttons` no trust, `motion: none` nothing animated.
 */
export function withDoubtedLooks(text: string, statements: readonly Statement[]): readonly Statement[] {
  const axes = statements.filter((one) => one.kind === 'axis');
  const looks = statements
    .filter((one) => LOOKS.has(one.kind) && one.polarity === 'for')
    .toSorted((a, b) => a.span.start - b.span.start);
  const others = looks.length === 0 ? [] : otherThings(text);
  const doubted = new Set(looks.filter(({ span }) => liesIn(span, others)));
  if (!isOfPageAlone(text)) {
    const evidence = statements.filter(isEvidence);
    const sentenceAt = sentencesOf(text);
    for (const [sentence, own] of Map.groupBy(looks, ({ span }) => sentenceAt(span)))
      if (!speaksOfPage(sentence, own, evidence)) for (const look of own) doubted.add(look);
  }
  return statements.map((one) =>
    doubted.has(one) || axes.some((axis) => isSaidOtherwise(one, axis))
      ? { ...one, degree: one.degree * DOUBTED, confidence: one.confidence * DOUBTED }
      : one,
  );
}

const LOOKS: ReadonlySet<Statement['kind']> = new Set(['mood', 'style', 'era']);
const TRADES: ReadonlySet<Statement['kind']> = new Set(['audience', 'purpose', 'industry', 'country']);

/** Share of the confidence and of the weight that is left. */
const DOUBTED = 0.35;

/** Whether words state an axis and so no trade, no mood of a shape, and no style that is unlike the value. */
function isSaidOtherwise(one: Statement, { axis, span, values }: AxisStatement): boolean {
  if (one.span.start >= span.end || span.start >= one.span.end) return false;
  if (TRADES.has(one.kind)) return true;
  if (one.polarity === 'against') return false;
  if (one.kind === 'mood') return OF_SHAPES.test(axis);
  const fitting = one.kind === 'style' && conceptOf(one.kind, one.values[0] ?? '')?.traits.axes?.[axis];
  return Array.isArray(fitting) && !values.some((value) => fitting.includes(value));
}

/** Axes whose words measure or name parts: `close together`, `bold headings`. */
const OF_SHAPES = /^(?:emphasis|type|whitespace)\.|^surface\.(?:shadows|radius|borders|dark_mode)$/;

function isEvidence(one: Statement): boolean {
  return one.kind === 'axis' || one.kind === 'font' || (one.kind === 'brand' && one.relation !== 'mentioned');
}

function speaksOfPage(sentence: Sentence, looks: readonly Statement[], evidence: readonly Statement[]) {
  return (
    sentence.isFragment ||
    isCovered(sentence, evidence) ||
    new Set(looks.map(({ span }) => span.start)).size >= sentence.length * MOSTLY ||
    OF_LOOKS.test(sentence.text) ||
    looks.some(({ span }) => PAGE_AFTER.test(sentence.text.slice(span.end - sentence.start)))
  );
}

/** Looks for each word of a sentence that says little else. */
const MOSTLY = 0.4;

/** How things look, and wishes. */
const OF_LOOKS = new RegExp(patterns.OF_LOOKS, 'i');

const PAGE_AFTER = new RegExp(patterns.PAGE_AFTER, 'iu');
