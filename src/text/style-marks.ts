import { words } from './words.ts';

/** Marks of style, per 100 words; a short text counts as if it had more words. */
export interface StyleMarks {
  readonly questions: number;
  /** File names, versions and identifiers: `index.js`, `v2.1`, `onClick`, `open()`. */
  readonly identifiers: number;
}

const QUESTION = /[?？؟]/g;
const IDENTIFIER =
  /\b[a-z]+[A-Z]\w*\b|\b[\w-]+\.(?:js|css|json|ts|py|md|html)\b|\w\(\)|\bv?\d{1,4}\.\d{1,4}(?:\.\d{1,4})?\b/g;
const PRIOR_WORDS = 30;

/** Counts the marks of style in a text of any language. */
export function styleMarks(text: string): StyleMarks {
  const total = words(text).length + PRIOR_WORDS;
  const rate = (count: number) => (100 * count) / total;
  return {
    questions: rate(text.match(QUESTION)?.length ?? 0),
    identifiers: rate(text.match(IDENTIFIER)?.length ?? 0),
  };
}
