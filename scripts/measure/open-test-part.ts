/**
 * `npm run open-test-part -- --pages DIR --entries FILE [--render | --engine CHECKOUT]`: compares readings of the test
 * part with its grades. Prints totals and appends them to test/corpus/openings.json; nothing says how a single page was
 * read. No other script reads these grades. `--engine` reads with the engine of another checkout of this project.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEntries } from '../corpus/entry.ts';
import { ownerOf, partOf } from '../corpus/split.ts';
import { isOk, loadGrades } from '../evaluation/grades.ts';
import { loadOpenings, type Opening, OPENINGS_FILE } from '../evaluation/openings.ts';
import { readCells } from '../evaluation/read-cells.ts';
import { earlierReader, openReader } from '../evaluation/open-reader.ts';
import { evaluate } from '../evaluation/report.ts';
import { calibrationError, separation } from '../fit/calibration-error.ts';
import { ROOT } from '../local-platform.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    entries: { type: 'string', default: path.join(ROOT, 'test/corpus/web-pages.json') },
    render: { type: 'boolean', default: false },
    engine: { type: 'string' },
  },
});
if (!values.pages || (values.render && values.engine !== undefined)) {
  console.error(
    'Usage: npm run open-test-part -- --pages DIR [--entries FILE] [--render | --engine CHECKOUT]',
  );
  process.exit(2);
}

const grades = loadGrades(path.join(ROOT, 'test/corpus/web-test-grades.json'));
const owners = new Map(
  loadEntries(values.entries).flatMap((entry) =>
    'repo' in entry ? [[entry.id, ownerOf(entry.repo)] as const] : [],
  ),
);
const stray = Object.keys(grades).filter((id) => partOf(owners.get(id) ?? '') !== 'test');
if (stray.length > 0) throw new Error(`${stray.length} graded pages are not of the test part.`);

const reader =
  values.engine === undefined ? await openReader(values.render) : await earlierReader(values.engine);
const { cells, axesRead, missing } = await readCells(values.pages, grades, reader);
await reader.close();
if (missing.length > 0) console.error(`${missing.length} pages are not in ${values.pages}`);

const { pages, hit, ok, constantGuess, axes } = evaluate(cells);
const stated = cells
  .filter(({ value }) => value !== null)
  .map((cell) => ({ confidence: cell.confidence, accepted: isOk(cell) }));
const opening: Opening = {
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: values.engine ?? ROOT,
    encoding: 'utf8',
  }).trim(),
  path: pathOf(),
  pages,
  cells: cells.length,
  axesRead: round(axesRead),
  hit: round(hit),
  ok: round(ok),
  constant: { hit: round(constantGuess.hit), ok: round(constantGuess.ok) },
  calibrationError: round(calibrationError(stated)),
  separation: round(separation(stated)),
  axes: axes.map((each) => ({
    axis: each.axis,
    graded: each.graded,
    hit: round(each.hit),
    ok: round(each.ok),
  })),
};
writeFileSync(OPENINGS_FILE, `${JSON.stringify([...loadOpenings(), opening], null, 1)}\n`);
console.log(JSON.stringify(opening, null, 1));

function round(share: number): number {
  return Number(share.toFixed(4));
}

function pathOf(): Opening['path'] {
  if (values.engine !== undefined) return 'earlier';
  return values.render ? 'rendered' : 'static';
}
