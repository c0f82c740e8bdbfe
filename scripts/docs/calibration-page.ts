import type { Evaluation, PartScore } from '../evaluation/evaluation.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** docs/CALIBRATION.md: how often readings are right, and how often they say they are. */
export function calibrationPage(evaluation: Evaluation): string {
  const { pages, cells, hitOfRead, okOfRead, constantGuess, axesRead, parts } = evaluation;
  const row = (name: string, { hit, ok }: { readonly hit: number; readonly ok: number }) =>
    `| ${name} | ${percent(hit)} | ${percent(ok)} |`;
  const part = (name: string, score: PartScore) =>
    row(`${name}, ${score.cells} cells of ${score.pages} pages`, score);
  return `# How far readings can be trusted

Graded pages of \`test/corpus/\`, read without a browser. Written by \`npm run docs\` from \`test/corpus/evaluation.json\`, which this makes:

\`\`\`sh
npm run corpus
npm run corpus -- --entries test/corpus/second-pages.json --out .cache/second
npm run calibrate -- --pages .cache/corpus --second .cache/second
\`\`\`

A grade is a list of accepted values, best first. **Hit**: the reading is the best one. **Ok**: it is one of them. A cell without a reading counts as a miss.

| | hit | ok |
|---|---|---|
${part('pages nobody looked at when rules were written', parts.heldOut)}
${part('second set, looked at once', parts.lookedAt)}
${part('first set, on which the rules were written', parts.first)}
${row(`all ${cells} cells of ${pages} pages`, evaluation)}
${row('cells with a reading', { hit: hitOfRead, ok: okOfRead })}
${row('always the commonest value', constantGuess)}

On average ${axesRead.toFixed(1)} of 30 axes have a reading. What to expect of a page of your own is the first row.

## Stated confidence against accepted readings

Confidence is fitted on the pages of the first row alone. Each half of them is judged here with the map fitted on the other half.

| confidence | readings | stated on average | accepted |
|---|---|---|---|
${evaluation.calibration.map((decile) => `| ${decile.from.toFixed(1)} to ${(decile.from + 0.1).toFixed(1)} | ${decile.cells} | ${percent(decile.claimed)} | ${percent(decile.actual)} |`).join('\n')}

## By axis

| axis | graded | with a reading | hit | ok | commonest confusion (best grade → reading) |
|---|---|---|---|---|---|
${evaluation.axes.map((axis) => `| \`${axis.axis}\` | ${axis.graded} | ${percent(axis.coverage)} | ${percent(axis.hit)} | ${percent(axis.ok)} | ${axis.confusions[0] ?? ''} |`).join('\n')}
`;
}
