/** Kinds of pages and what the identity has to say of them. */
export const KINDS = {
  'the same page': 'true',
  'another page': 'true',
  'a dashboard': 'true',
  'substitute typeface': 'between',
  'wrong radius': 'false',
  'wrong scheme': 'false',
  'wrong typeface': 'clash',
  'wrong hue': 'clash',
  competitor: 'false',
} as const satisfies Record<string, Expectation>;
export type Kind = keyof typeof KINDS;

/**
 * `true` pages keep the tokens; `clash` ones break a part that everybody sees; `false` ones break something. A
 * substitute is neither.
 */
type Expectation = 'true' | 'between' | 'false' | 'clash';

/** Least identity of a true page, and greatest of a clash. */
export const TRUE_FROM = 85;
export const CLASH_UP_TO = 60;

/** A judged page. */
export interface Outcome {
  readonly kind: Kind;
  /** Brand or page that the target is taken from. */
  readonly target: string;
  readonly half: string;
  /** 0..100, null when too little is known. */
  readonly score: number | null;
}
