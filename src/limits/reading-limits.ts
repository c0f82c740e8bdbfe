/** How much of one kind of thing a reading takes from a page. */
interface Limit {
  readonly most: number;
  readonly unit: string;
  /** Why this many: what more would cost. */
  readonly reason: string;
  /** What the reading does with more, for its remarks: `Elements after …`. */
  readonly beyond: string;
}

/** The size limits of a reading. Past each of them the reading goes on with what it has, and a remark says so. */
export const READING_LIMITS = {
  elements: {
    most: 40_000,
    unit: 'elements',
    reason: 'an element with its style and boxes takes 1 to 3 KB of memory',
    beyond: 'The page has too many elements: those after the first 40,000 were left out.',
  },
  words: {
    most: 300_000,
    unit: 'words',
    reason: 'a word that is set in a line takes up to 200 bytes of memory; a long novel has as many',
    beyond: 'The page has too many words: those after the first 300,000 have no place in the layout.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof READING_LIMITS;

export const LIMIT_NAMES = Object.keys(READING_LIMITS) as readonly LimitName[]; // the keys of the table
