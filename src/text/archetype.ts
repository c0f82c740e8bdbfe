import { voiceWords } from './voice-words.ts';
import type { LexicalArchetype } from './archetype-lexicon.ts';
import { lazy } from './lazy.ts';
import type { ArchetypeScore } from './voice-measures.ts';
import { words } from './words.ts';

interface Sign {
  readonly archetype: LexicalArchetype;
  /** The sign without its `*`. */
  readonly stem: string;
  /** Whether any ending may follow. */
  readonly open: boolean;
  readonly points: number;
}

const KEY = 2; // leading characters by which signs are found
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
/** Conjunctions, prepositions and articles that Arabic and Hebrew write as part of the next word. */
export const PROCLITIC = /^(?:[وفبكل]?ال|لل|[وبل]|[והבלמשכ])(?=\p{L}{2})/u;
const PRIOR_WORDS = 30; // words without signs added to every text, so that the rates of short texts count less
const MAX_REPEATS = 3; // of one sign; a list of forty buttons says no more than three

const archetypes = lazy(() => Object.keys(voiceWords().archetypes) as LexicalArchetype[]);

const signsByKey = lazy((): ReadonlyMap<string, readonly Sign[]> => {
  const signs = archetypes().flatMap((archetype) =>
    voiceWords().archetypes[archetype].map((sign): Sign => {
      const stem = sign.replace(/\*$/, '');
      return { archetype, stem, open: stem !== sign || UNSPACED.test(stem), points: stem.split(' ').length };
    }),
  );
  return Map.groupBy(signs, ({ stem }) => stem.slice(0, KEY));
});

/** Scores how strongly a text shows each archetype, strongest first. */
export function scoreArchetypes(text: string): readonly ArchetypeScore[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll('\u200C', '').replace(/\s+/gu, ' ');
  const total = words(text).length + PRIOR_WORDS;
  const found = wordStarts(plain).flatMap((at) => signsAt(plain, at));
  return archetypes()
    .map((archetype) => {
      const own = found.filter((sign) => sign.archetype === archetype);
      const signs = [...Map.groupBy(own, ({ stem }) => stem).values()].toSorted(
        (a, b) => b.length - a.length,
      );
      const points = signs.reduce(
        (sum, same) => sum + Math.min(MAX_REPEATS, same.length) * (same[0]?.points ?? 0),
        0,
      );
      return { archetype, score: (100 * points) / total, signs: signs.map(([sign]) => sign?.stem ?? '') };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Whether a word in lower case is a sign of an archetype by itself. */
export function hasArchetypeSign(word: string): boolean {
  return signsAt(word, 0).length > 0;
}

/** Where signs can begin: at the first letter of a word and of its root, and at every character of scripts without spaces. */
function wordStarts(text: string): number[] {
  const starts: number[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (UNSPACED.test(word)) {
      for (let i = 0; i < word.length; i++) starts.push(index + i);
      continue;
    }
    starts.push(index);
    const prefix = PROCLITIC.exec(word)?.[0].length ?? 0;
    if (prefix > 0) starts.push(index + prefix);
  }
  return starts;
}

/** The longest sign of each archetype at a place. */
function signsAt(text: string, at: number): Sign[] {
  const here = (signsByKey().get(text.slice(at, at + KEY)) ?? []).filter(
    ({ stem, open }) =>
      text.startsWith(stem, at) && (open || !WORD_CHARACTER.test(text.charAt(at + stem.length))),
  );
  if (here.length < 2) return here;
  return [...Map.groupBy(here, ({ archetype }) => archetype).values()].flatMap((same) =>
    same.toSorted((a, b) => b.stem.length - a.stem.length).slice(0, 1),
  );
}
