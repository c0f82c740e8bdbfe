import type { Evaluation } from '../evaluation/evaluation.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** docs/CALIBRATION.md: how often readings are right, and how often they say they are. */
export function calibrationPage(evaluation: Evaluation): string {
  const {
    pages,
    cells,
    hit,
    ok,
    hitOfRead,
    okOfRead,
    axisMeanHit,
    axisMeanOk,
    constantGuess,
    axesRead,
    halves,
  } = evaluation;
  return `# How far readings can be trusted

Graded pages of \`test/corpus/\`, read without a browser. Written by \`npm run docs\` from \`test/corpus/evaluation.json\`, which this makes:

\`\`\`sh
npm run corpus -- --out .cache/corpus
npm run calibrate -- --pages .cache/corpus --grades test/corpus/grades.json
\`\`\`

A grade is a list of accepted values, best first. **Hit**: the reading is the best one. **Ok**: it is one of them. A cell without a reading counts as a miss.

| | hit | ok |
|---|---|---|
| all ${cells} cells of ${pages} pages | ${percent(hit)} | ${percent(ok)} |
| cells with a reading | ${percent(hitOfRead)} | ${percent(okOfRead)} |
| mean over axes | ${percent(axisMeanHit)} | ${percent(axisMeanOk)} |
| always the commonest value | ${percent(constantGuess.hit)} | ${percent(constantGuess.ok)} |
${halves.map((half, i) => `| ${['first', 'second'][i] ?? ''} half of the pages (${half.pages}) | ${percent(half.hit)} | ${percent(half.ok)} |`).join('\n')}

On average ${axesRead.toFixed(1)} of 30 axes have a reading. Rules were written while looking at a part of these pages, so pages nobody looked at come out lower: see the note in \`test/corpus/README.md\`.

## Stated confidence against accepted readings

Each half of the pages is judged with the map fitted on the other half.

| confidence | readings | stated on average | accepted |
|---|---|---|---|
${evaluation.calibration.map((row) => `| ${row.from.toFixed(1)} to ${(row.from + 0.1).toFixed(1)} | ${row.cells} | ${percent(row.claimed)} | ${percent(row.actual)} |`).join('\n')}

## By axis

| axis | graded | with a reading | hit | ok | commonest confusion (best grade → reading) |
|---|---|---|---|---|---|
${evaluation.axes.map((axis) => `| \`${axis.axis}\` | ${axis.graded} | ${percent(axis.coverage)} | ${percent(axis.hit)} | ${percent(axis.ok)} | ${axis.confusions[0] ?? ''} |`).join('\n')}
`;
}
