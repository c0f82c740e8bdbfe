import { ERRANDS, LIKENESSES, QUESTIONS, TALES, TASKS } from '../words/vocabulary/wording-patterns.ts';

/** What the wording of a query shows, whatever its words are about. */
export interface Wording {
  /** `how long do turtles live` */
  readonly isQuestion: boolean;
  /** `my car won't start` */
  readonly isTale: boolean;
  /** Asks for a look by what it is like or for whom: `like a receipt`. */
  readonly isLikeness: boolean;
  /** Wants something done or known that no list of brands gives: `opening hours`, `cheapest diesel near me`. */
  readonly isErrand: boolean;
}

/** Linear in the length of the query. */
export function wordingOf(query: string): Wording {
  return {
    isQuestion: QUESTION.test(query),
    isTale: TALE.test(query),
    isLikeness: LIKENESS.test(query),
    isErrand: ERRAND.test(query) || TASK.test(query),
  };
}

const QUESTION = new RegExp(QUESTIONS, 'i');
const TALE = new RegExp(TALES, 'i');

/** What asks for a look by what it is like, or by the people that it is for. */
const LIKENESS = new RegExp(LIKENESSES.join('|'), 'i');

const ERRAND = new RegExp(
  String.raw`\b(?:${ERRANDS.join('|').replaceAll(' ', String.raw`\s+`)})\b|\?\s*$`,
  'i',
);

const TASK = new RegExp(String.raw`^\s*(?:${TASKS.join('|')})`, 'i');
