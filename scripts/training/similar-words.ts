/**
 * `node scripts/training/similar-words.ts`: writes src/words/vocabulary/similar-words.json: common words that no concept has among its
 * own, under the concepts whose words they stand nearest to in open word vectors (the ones that `npm run train-words`
 * uses), with the nearness in hundredths.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { allConcepts, conceptsByPhrase } from '../../src/words/concepts.ts';
import { isAssociated } from '../../src/words/read-associations.ts';
import { isStopWord, wordsOf } from '../../src/words/word-forms.ts';
import { ROOT } from '../local-platform.ts';
import { openVectors } from '../words/open-vectors.ts';

/** Commonest words looked at. */
const WORDS = 40_000;
/** The commonest, which stand near to everything; and the commonest words of concepts, to which everything stands near. */
const TOO_COMMON = { words: 5000, heads: 500 } as const;
const MAX_CONCEPTS = 2;
/** Least nearness, and the most by which a concept may be farther than the nearest. */
const LEAST = 0.62;
/** The same for moods, styles and times: most words as near as `unhappy` to cheerful are none. */
const LEAST_OF_LOOKS = 0.695;
const FARTHER = 0.1;
/** How much the nearest words of a concept count, the nearest first. */
const COUNTS = [0.6, 0.25, 0.15] as const;
const FILE = path.join(ROOT, 'src/words/vocabulary/similar-words.json');

/** Words of briefs, of interfaces and of sentences, which say nothing of a trade or a look; the last stand near to their opposites. */
const OF_BRIEFS: ReadonlySet<string> = new Set(
  `text audience palette hue coloured tracking screen desktop interface default parameter requirement requiring reduce
  displayed download uploaded port ported integrated compatible connecting concept description presentation
  identification characteristic variation visitor viewer thicker thinner deeper slower smoother approximate adequate
  definite distinct finite principal careful annoying decent doubt depend permitted ensuring guaranteed convenient
  convenience organize pinpoint ought anyway anymore moreover nonetheless whenever wherea
  colder cooler pessimistic cautious`.split(/\s+/),
);

const vectors = openVectors(path.join(ROOT, '.cache/words'));
const commonest = new Set(vectors.words.slice(0, TOO_COMMON.heads));
const concepts = allConcepts()
  .filter(({ kind }) => kind !== 'country')
  .map(({ kind, id, words }) => ({
    name: `${kind} ${id}`,
    rows: rowsOf(words.filter((word) => /^[a-z]+$/.test(word) && !commonest.has(word))),
  }));
const near = new Map<string, Map<string, number>>();
const looked = vectors.words.slice(TOO_COMMON.words, WORDS);
for (const [at, row] of rowsOf(looked).entries()) {
  const form = wordsOf(looked[at] ?? '')[0] ?? '';
  if (form.length < 3 || form.endsWith('ly') || isStopWord(form) || OF_BRIEFS.has(form)) continue;
  if (conceptsByPhrase().has(form) || isAssociated(form)) continue;
  for (const { name, nearness } of nearestTo(row)) {
    const words = near.get(name) ?? new Map<string, number>();
    near.set(name, words.set(form, Math.max(words.get(form) ?? 0, Math.round(100 * nearness))));
  }
}
const table = concepts.map(({ name }) => [
  name,
  [...(near.get(name) ?? [])]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, nearness]) => `${word} ${nearness}`)
    .join(', '),
]);
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`);

interface Near {
  readonly name: string;
  readonly nearness: number;
}

function nearestTo(row: Float32Array): readonly Near[] {
  const all = concepts.map(({ name, rows }) => ({ name, nearness: nearnessOf(row, rows) }));
  const sorted = all.filter(({ nearness }) => nearness >= LEAST).toSorted((a, b) => b.nearness - a.nearness);
  const least = (sorted[0]?.nearness ?? 1) - FARTHER;
  return sorted
    .filter(({ nearness }) => nearness >= least)
    .slice(0, MAX_CONCEPTS)
    .filter(({ name, nearness }) => nearness >= LEAST_OF_LOOKS || !/^(?:mood|style|era) /.test(name));
}

function nearnessOf(row: Float32Array, rows: readonly Float32Array[]): number {
  const sorted = rows.map((other) => product(row, other)).toSorted((a, b) => b - a);
  return COUNTS.reduce((sum, count, at) => sum + count * (sorted[at] ?? 0), 0);
}

function rowsOf(words: readonly string[]): readonly Float32Array[] {
  const all = vectors.of(words);
  const length = all.length / words.length;
  return words.map((_, at) => all.subarray(at * length, (at + 1) * length));
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
