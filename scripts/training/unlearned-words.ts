/**
 * `node scripts/training/unlearned-words.ts`: writes src/words/vocabulary/unlearned-words.json: words that likeness has not learned, each with
 * the learned words that it stands nearest to in open word vectors (the ones that `npm run train-words` uses). After
 * `node scripts/training/train-search.ts`; a minute.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rowOfWord, wordVectors } from '../../src/search/word-vectors.ts';
import { isOtherBrand } from '../../src/words/read-other-brands.ts';
import { isStopWord, wordsOf } from '../../src/words/word-forms.ts';
import { ROOT } from '../local-platform.ts';
import { openVectors } from '../words/open-vectors.ts';

/** Commonest words looked at. */
const WORDS = 45_000;
/** Learned words that a word is near to, and the least nearness of the first. */
const NEAREST = 3;
const LEAST = 0.6;
const SHORTEST = 3;
/** The commonest learned words stand near to everything. */
const TOO_COMMON = 300;
const FILE = path.join(ROOT, 'src/words/vocabulary/unlearned-words.json');

const vectors = openVectors(path.join(ROOT, '.cache/words'));
const { learned } = wordVectors();
const looked = vectors.words.slice(0, WORDS).filter((word) => !isStopWord(word));
const all = vectors.of(looked);
const length = all.length / looked.length;
/** Where the vector of a word begins, by its form; the commonest word of a form stands for it. */
const starts = new Map<string, number>();
for (const [at, word] of looked.entries()) {
  const form = wordsOf(word)[0] ?? '';
  if (!starts.has(form)) starts.set(form, at * length);
}
const known = [...starts].filter(([form]) => learned(form) && (rowOfWord(form) ?? 0) >= TOO_COMMON);
const lines = [...starts]
  .filter(([form]) => form.length >= SHORTEST && !isStopWord(form) && !learned(form))
  .filter(([form]) => !isOtherBrand(form)) // what is known of those says more than their neighbours in a text
  .map(([form, start]) => [form, ...nearestTo(start)])
  .filter((words) => words.length > 1)
  .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  .map((words) => words.join(' '));
writeFileSync(FILE, `${JSON.stringify({ words: lines.join(',') }, null, 2)}\n`);
console.log(`${lines.length} words`);

/** The learned words that the word of a vector is nearest to; none where it is near to none. */
function nearestTo(start: number): readonly string[] {
  const best: { readonly form: string; readonly nearness: number }[] = [];
  for (const [form, other] of known) {
    const nearness = productOf(start, other);
    if (best.length === NEAREST && nearness <= (best.at(-1)?.nearness ?? 0)) continue;
    best.push({ form, nearness });
    best.sort((a, b) => b.nearness - a.nearness);
    if (best.length > NEAREST) best.pop();
  }
  return (best[0]?.nearness ?? 0) < LEAST ? [] : best.map(({ form }) => form);
}

function productOf(a: number, b: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += (all[a + at] as number) * (all[b + at] as number);
  return sum;
}
