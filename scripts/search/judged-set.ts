import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A query with its grades, 1 to 3 by slug; none where no brand answers it. */
export interface JudgedQuery {
  readonly id: string;
  readonly class: string;
  readonly query: string;
  readonly grades: ReadonlyMap<string, number>;
}

const JudgedLine = v.object({
  id: v.string(),
  class: v.string(),
  query: v.string(),
  relevant: v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(3))),
});

/** Reads a set of judged queries: one `{"id", "class", "query", "relevant": {slug: 1..3}}` a line. */
export function readJudgedSet(file: string): readonly JudgedQuery[] {
  return linesOf(file).map((line) => {
    const { relevant, ...judged } = v.parse(JudgedLine, JSON.parse(line));
    return { ...judged, grades: new Map(Object.entries(relevant).filter(([, grade]) => grade > 0)) };
  });
}

/** Lines of a file that are not empty. */
export function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

export function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / list.length;
}
