/**
 * `npm run words-eval -- --set FILE`: how well briefs are understood that nobody has trained or tuned on, in totals only:
 * the reader of the service, and the phrase tables alone beside it. FILE has one brief a line:
 * `{"id", "register", "text", "says": [{"span", "axis", "values"}], "traps": [{"span", "axis"}], "vague"}`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate, lineOf, type AxisReading, type GradedBrief } from '../words/evaluate.ts';
import { modelReading, tableReading } from '../words/readings.ts';

const { values } = parseArgs({ options: { set: { type: 'string' } } });
if (values.set === undefined) throw new Error('Name the file of briefs: --set FILE');
const briefs = readFileSync(values.set, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as GradedBrief);

report('phrase tables', tableReading);
report('reader', modelReading());

function report(name: string, read: AxisReading): void {
  const { all, byAxis, byRegister } = evaluate(briefs, read);
  console.log(`${name}: ${lineOf(all)}`);
  for (const table of [byRegister, byAxis])
    for (const [part, totals] of [...table].toSorted(([a], [b]) => a.localeCompare(b)))
      console.log(`  ${part.padEnd(26)} ${lineOf(totals)}`);
}
