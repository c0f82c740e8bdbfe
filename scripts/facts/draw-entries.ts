/**
 * `npm run draw-entries -- [--seed N] [--count N] [--help]`: prints the slugs of entries drawn at random, for a check by hand
 * (docs/FACTS.md). The same seed draws the same entries of the same catalog.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../fuzz/random.ts';
import { ROOT } from '../local-platform.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    count: { type: 'string', default: '20' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const HELP = `npm run draw-entries -- [--seed N] [--count N]

Prints the slugs of entries drawn at random, in alphabetical order, one a line.

  --seed N    the same seed draws the same entries of the same catalog (20261122)
  --count N   how many entries (20)`;

if (values.help) {
  console.log(HELP);
  process.exit();
}

const slugs = readdirSync(path.join(ROOT, 'catalog'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.basename(file, '.md'))
  .toSorted();
for (const slug of draw(slugs, Number(values.count), Number(values.seed)).toSorted()) console.log(slug);

/** Without replacement: each choice leaves the list. */
function draw(from: readonly string[], count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random.below(left.length), 1),
  ).flat();
}
