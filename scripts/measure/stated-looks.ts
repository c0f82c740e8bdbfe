/**
 * `npm run stated-looks`: of the texts of the training, how many statements of each kind other than axes, brands and
 * typefaces are sure (confidence of at least 0.4), by where their words stand: in words that state an axis, in traps, in
 * briefs that state nothing, elsewhere in briefs, and in sentences that state nothing. For one half of the writers and for
 * the other, so that a rule chosen on one can be tried on the other.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { understandQuery } from '../../src/search/understand-query.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import type { Span } from '../../src/words/understanding.ts';
import { ROOT } from '../local-platform.ts';
import { linesOf } from '../search/judged-set.ts';
import { openIndex } from '../search/open-search.ts';
import type { GradedBrief } from '../words/evaluate.ts';
import { MODEL_FILE, readModel } from '../words/readings.ts';

const SURE = 0.4;
const NAMED = new Set(['axis', 'brand', 'font']);
const PLACES = ['states', 'trap', 'vague', 'elsewhere', 'none'] as const;
type Place = (typeof PLACES)[number];
/** Vague briefs have no labels. */
type Labelled = Partial<GradedBrief>;

const index = openIndex();
const readAxes = createAxisReader(readModel(MODEL_FILE));
const folder = path.join(ROOT, 'scripts/words/data');
const writers = [
  ...new Set(globSync('*', { cwd: folder }).map((file) => file.split('.')[0] ?? '')),
].toSorted();

for (const half of [0, 1]) {
  const counts = new Map<string, Record<Place, number>>();
  for (const writer of writers.filter((name, at) => name !== 'README' && at % 2 === half)) {
    for (const file of globSync(`${writer}.{briefs.jsonl,none.txt}`, { cwd: folder }))
      for (const line of linesOf(path.join(folder, file))) count(line, file.endsWith('jsonl'), counts);
  }
  console.log(`half ${half + 1}: ${PLACES.join(', ')}`);
  for (const [kind, places] of counts)
    console.log(`  ${kind.padEnd(10)} ${PLACES.map((place) => String(places[place]).padStart(6)).join('')}`);
}

function count(line: string, isBrief: boolean, counts: Map<string, Record<Place, number>>): void {
  const brief = isBrief ? (JSON.parse(line) as Labelled) : null; // a file of this project
  const text = brief?.text ?? line;
  for (const { kind, span, confidence } of understandQuery(index, text, readAxes).understanding.statements) {
    if (NAMED.has(kind) || confidence < SURE) continue;
    const places = counts.get(kind) ?? { states: 0, trap: 0, vague: 0, elsewhere: 0, none: 0 };
    places[placeOf(span, brief)]++;
    counts.set(kind, places);
  }
}

function placeOf(span: Span, brief: Labelled | null): Place {
  if (brief === null) return 'none';
  const { text = '', says = [], traps = [], vague } = brief;
  const liesIn = (parts: readonly { readonly span: string }[]) =>
    parts.some((part) => {
      const start = text.indexOf(part.span);
      return start >= 0 && start <= span.start && span.end <= start + part.span.length;
    });
  if (liesIn(says)) return 'states';
  if (liesIn(traps)) return 'trap';
  return vague === true ? 'vague' : 'elsewhere';
}
