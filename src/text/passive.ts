import { plainWords } from './words.ts';

const BE = new Set([
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'being',
  "isn't",
  "aren't",
  "wasn't",
  "weren't",
  'get',
  'gets',
  'got',
]);
const BETWEEN = new Set([
  'not',
  'also',
  'already',
  'now',
  'then',
  'often',
  'always',
  'never',
  'usually',
  'only',
  'fully',
  'being',
  'been',
  'all',
  'both',
]);
/** Irregular past participles that are not also common adjectives after `be`. */
const PARTICIPLES = new Set(
  'built bought brought caught chosen cut dealt done drawn driven eaten fallen fed felt fought found forgotten forbidden given gone grown heard held hidden hit kept known laid led left lent let lost made meant met paid put read ridden said seen sold sent set shaken shown shut sung sunk spent split spread stolen struck sworn taken taught thought thrown told understood woken won worn woven written run begun broken become frozen overridden rewritten rebuilt'.split(
    ' ',
  ),
);
/** Adjectives in -ed: a state, not an action. */
const STATES = new Set(
  'interested excited tired pleased delighted committed dedicated based limited related supposed used located need indeed advanced detailed red bored worried scared united married'.split(
    ' ',
  ),
);

/** Whether a sentence has a passive: a form of be (or get) and a past participle, with at most two adverbs between. */
export function isPassive(sentence: string): boolean {
  const all = plainWords(sentence);
  return all.some((word, i) => BE.has(word) && participleAfter(all, i + 1));
}

function participleAfter(all: readonly string[], from: number): boolean {
  for (let i = from; i < Math.min(from + 3, all.length); i++) {
    const word = all[i] ?? '';
    if (isParticiple(word)) return true;
    if (!BETWEEN.has(word) && !word.endsWith('ly')) return false;
  }
  return false;
}

function isParticiple(word: string): boolean {
  if (STATES.has(word)) return false;
  return PARTICIPLES.has(word) || (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed'));
}

/** Share of sentences in the active voice, 0..1; null without sentences. */
export function activeShare(sentences: readonly string[]): number | null {
  if (sentences.length === 0) return null;
  return sentences.filter((sentence) => !isPassive(sentence)).length / sentences.length;
}
