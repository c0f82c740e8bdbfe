import { ERRANDS, LIKENESSES, TASKS } from '../words/vocabulary/wording-patterns.ts';

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

/** Questions and tasks that no list of brands answers. */
const QUESTION =
  /^\s*(?:do|is|are|will|who|when|why|where|how\s+(?:do|does|did|can|to|much|many|long|old|far|tall|is|are)|what(?:'s|\s+is|\s+are|\s+was|\s+does|\s+time)|can\s+(?:i|you)|could\s+you|is\s+it|are\s+there|do\s+i|does|did|should\s+i|tell\s+me|explain|translate|calculate|solve|convert|recommend\s+me\s+a|remind)\b/i;

/** What people tell of their day. */
const TALE =
  /\b(?:my\s+\w+\s+(?:says?|keeps?|won't|doesn't|stopped|broke|hurts?)|was|were|i'm|i\s+am|i've|my\s+(?:cat|dog|mother|mum|mom|father|dad|wife|husband|son|daughter|neighbou?r|boss|car|phone|knee|back)|yesterday|tomorrow|tonight|today|this\s+(?:morning|afternoon|evening)|last\s+(?:night|week|year)|next\s+week)\b/i;

/** What asks for a look by what it is like, or by the people that it is for. */
const LIKENESS = new RegExp(LIKENESSES.join('|'), 'i');

const ERRAND = new RegExp(
  String.raw`\b(?:${ERRANDS.join('|').replaceAll(' ', String.raw`\s+`)})\b|\?\s*$`,
  'i',
);

const TASK = new RegExp(String.raw`^\s*(?:${TASKS.join('|')})`, 'i');
