import * as patterns from './vocabulary/long-patterns.ts';
import { isCovered } from './is-covered.ts';
import { readColors } from './read-colors.ts';
import { isOfPageAlone, sentencesOf, type Sentence } from './page-sentences.ts';
import type { Statement, StatementReader } from './understanding.ts';

/**
 * Reads the colours of the page, not those of something else (`our vans are orange`). In a brief or a whole sentence, a
 * colour counts where the sentence states an axis or names what a page colours, or is not much more than the colour. What is
 * no sentence (`florist, pink and sage`) most probably speaks of the page. Needs the axes of a model, which tells such
 * sentences apart, among the statements found before.
 */
export const readPageColors: StatementReader = (text, found) => {
  const read = readColors(text, found);
  if (isOfPageAlone(text)) return read;
  const axes = found.filter(({ kind }) => kind === 'axis');
  const sentenceAt = sentencesOf(text);
  const isOfPage = ({ span }: Statement): boolean =>
    NOTATION.test(span.text) || speaksOfPage(sentenceAt(span), axes);
  return { ...read, statements: read.statements.filter(isOfPage) };
};

function speaksOfPage(sentence: Sentence, axes: readonly Statement[]): boolean {
  return (
    sentence.isFragment ||
    isCovered(sentence, axes) ||
    (COLORED.test(sentence.text) && !CANCELLED.test(sentence.text))
  );
}

const NOTATION = /^[#\d]|\(/;

/** What a page has in a colour, and what a list of wishes calls it. */
const COLORED = new RegExp(patterns.COLORED, 'i');
const CANCELLED = /\b(?:forget|ignore|theirs|nah|never|used\s+to|rejected)\b/i;
