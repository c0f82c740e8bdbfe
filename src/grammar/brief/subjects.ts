import table from './subjects.json' with { type: 'json' };

/**
 * A noun that adjectives of a brief modify. A phrase of an axis that ends in a subject (`bold heading`) matches every
 * name of the subject (`bold headlines`, `titles are bold`).
 */
export interface Subject {
  /** Names people use, singular. */
  readonly names: readonly string[];
  /** More general subjects, used when a phrase has no meaning for this one: a button is a box. */
  readonly parents: readonly string[];
}

/** An entry of subjects.json; more names follow from the parts of a page. */
interface Entry extends Subject {
  /** Parts of a page whose distance it is; adds names such as `space between cards`. */
  readonly gapBetween?: string;
  /** Parts of a page it is between: `between cards`. */
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
