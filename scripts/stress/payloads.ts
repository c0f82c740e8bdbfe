/**
 * `npm run payloads -- [--count 2000] [--seed 1]`: puts texts that try to leave their place into names of hybrids, brands and
 * pages, refused requests and pages, writes every format, and parses it with its own parser: the document has to consist
 * of the same parts as one with a plain name. Run `npm run build && npm run build-cli` before.
 */
import { parseArgs } from 'node:util';
import { findEscapes } from '../payloads/find-escapes.ts';
import { payload } from '../payloads/payloads.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const first = Number(values.seed);
const seeds = Array.from({ length: Number(values.count) }, (_, n) => first + n);
const escapes = await findEscapes(seeds);
for (const { seed, format, detail } of escapes) {
  console.log(`${seed} ${format}: ${JSON.stringify(payload(seed))}\n  ${detail}`);
}
console.log(`${seeds.length} payloads from seed ${first} on, ${escapes.length} left their place.`);
process.exitCode = escapes.length === 0 ? 0 : 1;
