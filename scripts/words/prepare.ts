import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { parseBrief } from '../../src/grammar/brief.ts';
import { hintsOf } from '../../src/words/axis-reader.ts';
import { createWordFinder } from '../../src/words/known-word.ts';
import { SENTENCE_ENDS } from '../../src/words/packed-model.ts';
import { tokenize, type Token } from '../../src/words/tokens.ts';
import { BriefComposer } from './compose-briefs.ts';
import type { OpenVectors } from './open-vectors.ts';
import type { Part } from './parts.ts';
import type { Hand } from './written.ts';

/** Tokens; longer briefs are cut. */
const LONGEST = 140;

/** Times that a word occurs in the composed briefs, for a vector of its own beside the open one. */
const LEARNED_FROM = 3;

/** Words of the model: the rows of 8-bit numbers are nearly all of its size. */
const WORDS = 20_000;

/** The numbers of values among the outputs, `axis value` in the order of the axes. */
const VALUE_NUMBERS: ReadonlyMap<string, number> = new Map(
  (AXES as readonly Axis[])
    .flatMap(({ id, values }) => values.map((value) => `${id} ${value}`))
    .map((name, number) => [name, number]),
);

/** Composes briefs and writes what the trainer reads, and the words of the model by row (words.json). */
export function prepare(
  hands: readonly Hand[],
  vectors: OpenVectors,
  {
    brands,
    folder,
    briefs,
    seed,
  }: { brands: readonly string[]; folder: string; briefs: number; seed: number },
): void {
  const composer = new BriefComposer(hands, brands, seed);
  const composed = Array.from({ length: briefs }, () => tokensOf(composer.compose()));
  const { words, known } = vocabulary(composed, vectors);
  const rowOf = createWordFinder(new Map(words.map((word, row) => [word, row])));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'briefs.jsonl'),
    composed.map((brief) => JSON.stringify(lineOf(brief, rowOf))).join('\n'),
  );
  writeFileSync(path.join(folder, 'words.json'), JSON.stringify(words));
  writeFileSync(path.join(folder, 'vectors.f32'), vectors.withSynonyms(words));
  const axisOfValue = (AXES as readonly Axis[]).flatMap(({ values }, axis) => values.map(() => axis));
  const ends = SENTENCE_ENDS.map((mark) => words.indexOf(mark));
  writeFileSync(
    path.join(folder, 'meta.json'),
    JSON.stringify({ words: words.length, known, ends, axisOfValue }),
  );
}

interface ComposedBrief {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly tokens: readonly Token[];
  /** Part of each token. */
  readonly partOf: readonly number[];
}

function tokensOf(parts: readonly Part[]): ComposedBrief {
  const text = parts.map(({ text: part }) => part).join('');
  const tokens = tokenize(text).slice(0, LONGEST);
  const ends: number[] = [];
  for (const part of parts) ends.push((ends.at(-1) ?? 0) + part.text.length);
  return { text, parts, tokens, partOf: tokens.map(({ start }) => ends.findIndex((end) => start < end)) };
}

function vocabulary(
  composed: readonly ComposedBrief[],
  vectors: OpenVectors,
): { words: readonly string[]; known: number } {
  const counts = new Map<string, number>();
  for (const { tokens } of composed)
    for (const { name } of tokens) counts.set(name, (counts.get(name) ?? 0) + 1);
  // The packed model separates words by spaces, which a colour such as `rgb(0 0 0 / .1)` has inside.
  const learned = [...counts]
    .filter(([word, count]) => count >= LEARNED_FROM && !word.includes(' '))
    .toSorted((a, b) => b[1] - a[1]);
  const words = new Set(['<padding>', '<unknown>', ...learned.map(([word]) => word)]);
  const known = words.size;
  for (const word of vectors.words) {
    if (words.size >= WORDS) break;
    words.add(word);
  }
  return { words: [...words], known };
}

/** Tokens, their parts, what each part states and what the phrase tables state, all as numbers. */
function lineOf({ text, parts, tokens, partOf }: ComposedBrief, rowOf: (token: string) => number): object {
  return {
    t: tokens.map(({ name }) => rowOf(name)),
    s: partOf,
    l: parts.map(({ labels }) =>
      [...labels]
        .map(([axis, values]) => values.flatMap((value) => VALUE_NUMBERS.get(`${axis} ${value}`) ?? []))
        .filter((numbers) => numbers.length > 0),
    ),
    h: hintsOf(tokens, parseBrief(text).statements, VALUE_NUMBERS).map(({ token, value }) => [token, value]),
  };
}
