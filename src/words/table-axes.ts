import { parseBrief } from '../grammar/brief.ts';
import type { StatementReader } from './understanding.ts';

/** Reads axes by the phrases in the `texts.json` of each axis. */
export const tableAxes: StatementReader = (text) => ({
  statements: parseBrief(text).statements.map(({ axis, value, start, phrase, negated, strength }) => ({
    kind: 'axis',
    span: { start, end: start + phrase.length, text: phrase },
    axis,
    values: [value],
    polarity: negated ? 'against' : 'for',
    degree: strength,
    confidence: TABLE_CONFIDENCE,
  })),
  ambiguous: [],
});

/** Share of right statements among those that phrases made on briefs written by others. */
const TABLE_CONFIDENCE = 0.9;
