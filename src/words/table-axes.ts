import { statementsIn, type Statement } from '../grammar/brief.ts';
import { grounds } from './sure/grounds.ts';
import { fewColors } from './sure/measures.ts';
import { withSureWords } from './sure/sure-words.ts';
import type { AxisStatement, StatementReader } from './understanding.ts';

/** Reads axes by the phrases in the `texts.json` of each axis. */
export const tableAxes: StatementReader = (text) => ({
  statements: withSureWords(text, statementsIn(text).map(phraseStatement), [
    ...fewColors(text),
    ...grounds(text),
  ]),
  ambiguous: [],
});

/** A statement of the phrase tables among those of other readers. */
export function phraseStatement({ axis, value, start, phrase, negated, strength }: Statement): AxisStatement {
  return {
    kind: 'axis',
    span: { start, end: start + phrase.length, text: phrase },
    axis,
    values: [value],
    polarity: negated ? 'against' : 'for',
    degree: strength,
    confidence: TABLE_CONFIDENCE,
  };
}

/** Share of right statements among those that phrases made on briefs written by others. */
const TABLE_CONFIDENCE = 0.9;
