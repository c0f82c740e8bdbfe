import { contentWords, tokensOf } from '../words/word-forms.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';
import { inverseDocumentFrequency } from './bm25.ts';
import { conceptsByPhrase } from '../words/concepts.ts';
import { findWord } from './dictionary.ts';
import { oneEditAway } from './one-edit-away.ts';
import type { SearchIndex } from './search-index.ts';
import { SYNONYMS } from './synonyms/index.ts';

/** How much a word shows that the query is about brands or their look, 0 to 1; `near` is the part of a misspelt word. */
const WORTH = {
  statement: 1,
  hint: 0.7,
  synonym: 0.8,
  headline: 0.6,
  near: 0.6,
  beginning: 0.35,
  prose: 0.2,
  strange: 0,
} as const;
/** Least mean of the words of a query that is answered. Chosen on test/search/development.ts. */
const LEAST = { one: 0.2, several: 0.42, question: 0.6 } as const;
/** Impact over inverse document frequency from which a term stands in a name, an era or another heading. */
const HEADLINE = 1.3;

/** Kinds of statements that other texts make as well: `red wine`, `capital of France`. */
const HINTS: ReadonlySet<StatementKind> = new Set(['color', 'country', 'font']);

/** Questions and tasks that no list of brands answers. */
const QUESTION =
  /^\s*(?:who|when|why|where|how\s+(?:do|does|did|can|to|much|many|long|old|far|tall|is|are)|what(?:'s|\s+is|\s+are|\s+was|\s+does|\s+time)|can\s+(?:i|you)|could\s+you|is\s+it|are\s+there|do\s+i|does|did|should\s+i|tell\s+me|explain|translate|calculate|solve|convert|recommend\s+me\s+a|remind)\b/i;

/** What people tell of their day. */
const TALE =
  /\b(?:was|were|i'm|i\s+am|i've|my\s+(?:cat|dog|mother|mum|mom|father|dad|wife|husband|son|daughter|neighbou?r|boss|car|phone|knee|back)|yesterday|tomorrow|tonight|today|this\s+(?:morning|afternoon|evening)|last\s+(?:night|week|year)|next\s+week)\b/i;

/** Words that say that a look is asked for. */
const OF_DESIGN: ReadonlySet<string> = new Set(
  `design website site webpage page homepage landing brand branding ui ux interface app look style aesthetic theme
  typeface font typography layout palette colour logo visual identity web`.split(/\s+/),
);

/** Whether a query can have an answer: most of its words are about brands, their trade or their look. */
export function makesSense(
  query: string,
  statements: readonly Statement[],
  index: SearchIndex,
  strange: ReadonlySet<string>,
): boolean {
  const several = contentWords(tokensOf(query).map(({ form }) => form)).length > 1;
  const least =
    QUESTION.test(query) || TALE.test(query) ? LEAST.question : several ? LEAST.several : LEAST.one;
  return senseOf(query, statements, index, strange) >= least;
}

/** Mean worth of the words of a query, 0 to 1. @param strange words that nothing explains */
function senseOf(
  query: string,
  statements: readonly Statement[],
  index: SearchIndex,
  strange: ReadonlySet<string>,
): number {
  const tokens = tokensOf(query);
  const asked = new Set(contentWords(tokens.map(({ form }) => form)));
  const worths = tokens.flatMap(({ form, start, end }) => {
    if (!asked.has(form)) return [];
    const covering = statements.filter(({ span }) => span.start < end && start < span.end);
    if (covering.some(({ kind }) => !HINTS.has(kind)) || OF_DESIGN.has(form)) return [WORTH.statement];
    if (covering.length > 0) return [WORTH.hint];
    return [strange.has(form) ? WORTH.strange : worthOfWord(index, form)];
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}

function worthOfWord(index: SearchIndex, form: string): number {
  const known = worthOfKnown(index, form);
  if (known !== null) return known;
  const isKnown = (word: string) => worthOfKnown(index, word) !== null;
  const near = oneEditAway(form, isKnown).map((word) => worthOfKnown(index, word) ?? 0);
  // Else the beginning of a word.
  return near.length === 0 ? WORTH.beginning : WORTH.near * Math.max(...near);
}

function worthOfKnown(index: SearchIndex, form: string): number | null {
  if (SYNONYMS.has(form) || conceptsByPhrase().has(form)) return WORTH.synonym;
  const term = findWord(index.terms, form);
  if (term === null) return null;
  const [start = 0, end = 0] = [index.offsets[term], index.offsets[term + 1]];
  let most = 0;
  for (let at = start; at < end; at++) most = Math.max(most, index.impacts[at] ?? 0);
  const idf = inverseDocumentFrequency(end - start, index.slugs.ends.length);
  return (most * index.unit) / idf >= HEADLINE ? WORTH.headline : WORTH.prose;
}
