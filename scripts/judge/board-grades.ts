/**
 * `npm run board-grades -- DIR`: prints the totals of the blind grades of boards in DIR, which has `key.json` of
 * `npm run draw-boards` and a file of grades a grader, `*.jsonl`, with a line a picture.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const CRITERIA = ['hierarchy', 'spacing', 'type', 'colour', 'originality'] as const;
const WEAKEST = 10;

const Points = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const Grade = v.object({
  picture: v.string(),
  hierarchy: Points,
  spacing: Points,
  type: Points,
  colour: Points,
  originality: Points,
  why: v.string(),
});
const Key = v.record(
  v.string(),
  v.object({ kind: v.picklist(['board', 'hybrid', 'real']), name: v.string() }),
);

type Graded = v.InferOutput<typeof Grade>;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run board-grades -- DIR');
  process.exit(2);
}
const key = v.parse(Key, JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8')));
const graders = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => readGrades(join(folder, file)));

console.log(`| | grades | ${CRITERIA.join(' | ')} | share of 5 | share below 4 |`);
for (const kind of ['board', 'hybrid', 'real'] as const) {
  const grades = graders.flat().filter(({ picture }) => key[picture]?.kind === kind);
  const points = grades.flatMap((grade) => CRITERIA.map((criterion) => grade[criterion]));
  const columns = CRITERIA.map((criterion) => {
    const list = grades.map((grade) => grade[criterion]);
    return `${median(list)} (${mean(list).toFixed(2)})`;
  });
  const share = (test: (one: number) => boolean) => percent(points.filter(test).length, points.length);
  console.log(
    `| ${kind} | ${grades.length} | ${columns.join(' | ')} | ${share((one) => one === 5)} | ${share((one) => one < 4)} |`,
  );
}

const [first = [], second = []] = graders;
const pairs = first.flatMap((grade) => {
  const other = second.find(({ picture }) => picture === grade.picture);
  return other === undefined
    ? []
    : CRITERIA.map((criterion) => Math.abs(grade[criterion] - other[criterion]));
});
if (pairs.length > 0) {
  const equal = percent(pairs.filter((gap) => gap === 0).length, pairs.length);
  const near = percent(pairs.filter((gap) => gap <= 1).length, pairs.length);
  console.log(`Two graders: ${equal} of ${pairs.length} grades equal, ${near} at most 1 apart.`);
}

const sums = Object.entries(key)
  .filter(([, { kind }]) => kind !== 'real')
  .map(([picture, { name }]) => {
    const grades = graders.flat().filter((grade) => grade.picture === picture);
    const points = grades.flatMap((grade) => CRITERIA.map((criterion) => grade[criterion]));
    return { name, points: mean(points), why: grades.map(({ why }) => why) };
  });
console.log(`\nThe ${WEAKEST} weakest boards and hybrids:`);
for (const { name, points, why } of sums.toSorted((a, b) => a.points - b.points).slice(0, WEAKEST))
  console.log(`${points.toFixed(2)} ${name}: ${why.join(' / ')}`);

function readGrades(file: string): readonly Graded[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => v.parse(Grade, JSON.parse(line)));
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
