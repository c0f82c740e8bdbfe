import { PROCLITIC } from '../../../text/archetype.ts';
import { plainWords } from '../../../text/words.ts';
import { type KnownWord, weighKnown } from './known-words.ts';

const LEAST = 4; // different stems; fewer say nothing of a text
const OPEN = 4; // letters from which a stem may have any ending
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']); // Korean has spaces, but endings are attached to words
const RUNS = /[\p{L}\p{M}\p{N}]+/gu;

/** The stems of a table that a text in another language has, each with the first word that has it. */
export function knownStems<T>(
  text: string,
  tongue: string,
  stems: ReadonlyMap<string, T>,
): readonly KnownWord<T>[] {
  const found = UNSPACED.has(tongue) ? stemsWithin(text, stems) : stemsAtStarts(text, stems);
  const known = [...Map.groupBy(found, ({ stem }) => stem)].flatMap(([stem, all]) => {
    const of = stems.get(stem);
    return of === undefined ? [] : [{ word: all[0]?.word ?? stem, of, count: all.length }];
  });
  return known.length < LEAST ? [] : weighKnown(known);
}

interface Found {
  readonly stem: string;
  readonly word: string;
}

function stemsAtStarts(text: string, stems: ReadonlyMap<string, unknown>): Found[] {
  return plainWords(text).flatMap((written) => {
    const word = written.replace(PROCLITIC, '');
    for (let length = word.length; length > 1; length--) {
      const stem = word.slice(0, length);
      const ends = length >= OPEN || length === word.length || word === `${stem}s`;
      if (ends && stems.has(stem)) return [{ stem, word: written }];
    }
    return [];
  });
}

/** The longest stem at each place, one after the other. */
function stemsWithin(text: string, stems: ReadonlyMap<string, unknown>): Found[] {
  const longest = Math.max(0, ...[...stems.keys()].map((stem) => stem.length));
  return (text.match(RUNS) ?? []).flatMap((run) => {
    const found: Found[] = [];
    for (let at = 0; at < run.length;) {
      const stem = longestAt(run.slice(at, at + longest), stems);
      if (stem !== '') found.push({ stem, word: stem });
      at += Math.max(1, stem.length);
    }
    return found;
  });
}

function longestAt(text: string, stems: ReadonlyMap<string, unknown>): string {
  let stem = text;
  while (stem !== '' && !stems.has(stem)) stem = stem.slice(0, -1);
  return stem;
}
