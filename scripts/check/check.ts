/** `npm run check`: every check except the tests. */
import { ROOT } from '../local-platform.ts';
import { run } from '../run.ts';

const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['catalog', 'node', 'scripts/build/build-catalog.ts'],
  ['types', 'tsc', '--noEmit'],
  ['types of in-page code', 'tsc', '--noEmit', '-p', 'render/in-page'],
  ['types of scripts of the website', 'tsc', '--noEmit', '-p', 'site/browser'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['copies of axes', 'node', 'scripts/check/check-axis-copies.ts'],
  ['format', 'oxfmt', '--check', '.'],
  ['unused code', 'knip'],
  ['generated docs', 'node', 'scripts/build/write-docs.ts', '--check'],
  ['vocabulary', 'node', 'scripts/check/check-vocabulary.ts'],
];

process.chdir(ROOT);
for (const [name, command, ...args] of STEPS) {
  console.log(`\n> ${name}`);
  run(command, args);
}
