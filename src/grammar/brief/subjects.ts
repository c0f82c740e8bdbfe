import table from './subjects.json' with { type: 'json' };

/**
 * What the adjectives of a brief can be about. A phrase of an axis that ends in a subject (`bold heading`) holds for
 * every name of it (`bold headlines`, `titles are bold`).
 */
export interface Subject {
  /** Names people use, singular. */
  readonly names: readonly string[];
  /** What is also true of this subject when nothing closer is known: a button is a box. */
  readonly parents: readonly string[];
}

/** An entry of subjects.json: its names beside those that follow from the parts of a page. */
interface Entry extends Subject {
  /** Parts whose distance it is: every word for a distance with each of them, `space between cards`. */
  readonly gapBetween?: string;
  /** Parts it stands between: `between cards`. */
  readonly between?: string;
}

const { distances } = table;
const parts: Readonly<Record<string, readonly string[]>> = table.parts;
const entries: Readonly<Record<string, Entry>> = table.subjects;

/** By name. */
export const SUBJECTS: Readonly<Record<string, Subject>> = Object.fromEntries(
  Object.entries(entries).map(([name, entry]) => [
    name,
    { names: [...gapNames(entry), ...entry.names], parents: entry.parents },
  ]),
);

function gapNames({ gapBetween = '', between = '' }: Entry): string[] {
  const gaps = distances.flatMap((distance) =>
    (parts[gapBetween] ?? []).map((part) => `${distance} between ${part}`),
  );
  return [...gaps, ...(parts[between] ?? []).map((part) => `between ${part}`)];
}
