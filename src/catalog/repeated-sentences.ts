/** One sentence of an entry with its place. */
export interface PlacedSentence {
  readonly slug: string;
  readonly line: number;
  readonly text: string;
}

/** A sentence that repeats another one. */
export interface Repetition {
  readonly sentence: PlacedSentence;
  readonly earlier: PlacedSentence;
}

/** Words per n-gram. */
const RUN = 3;
/** Share of common n-grams from which two sentences are near-duplicates. */
const SAME_FROM = 0.6;
/** Words; shorter sentences are headings and names. */
const WORDS_FROM = 6;
/** Sentences; an n-gram in more of them is an idiom and is ignored. */
const IDIOM_FROM = 200;

/** Near-duplicates among the sentences of the catalog, each reported at its later place. */
export function repeatedSentences(sentences: readonly PlacedSentence[]): readonly Repetition[] {
  const placesOfRun = new Map<string, number[]>();
  const runCounts: number[] = [];
  return sentences.flatMap((sentence, index) => {
    const runs = runsOf(sentence.text);
    runCounts.push(runs.size);
    const shared = new Map<number, number>();
    for (const run of runs) {
      const places = placesOfRun.get(run) ?? [];
      if (places.length < IDIOM_FROM) {
        for (const place of places) shared.set(place, (shared.get(place) ?? 0) + 1);
        placesOfRun.set(run, [...places, index]);
      }
    }
    const nearest = [...shared].find(
      ([place, common]) => common / (runs.size + (runCounts[place] ?? 0) - common) >= SAME_FROM,
    );
    const earlier = nearest === undefined ? undefined : sentences[nearest[0]];
    return earlier === undefined ? [] : [{ sentence, earlier }];
  });
}

/** The sentences of a paragraph of catalog prose; a full stop inside a number or a name does not end one. */
export function sentencesOf(prose: string): readonly string[] {
  return prose
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’)]?) (?=["“(]?\p{Lu})/u)
    .filter((sentence) => sentence !== '');
}

function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < WORDS_FROM) return new Set();
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')));
}
