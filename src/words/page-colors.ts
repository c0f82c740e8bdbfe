import { wordCount } from '../text/word-count.ts';
import { readColors } from './read-colors.ts';
import type { Statement, StatementReader } from './understanding.ts';

/**
 * Reads the colours of the page, not those of something else (`our vans are orange`). In a brief or a whole sentence, a
 * colour counts where the sentence states an axis or names what a page colours, or is not much more than the colour. What is
 * no sentence (`florist, pink and sage`) most probably speaks of the page. Needs the axes of a model, which tells such
 * sentences apart, among the statements found before.
 */
export const readPageColors: StatementReader = (text, found) => {
  const read = readColors(text, found);
  if (wordCount(text) <= FEW_WORDS && (!WHOLE_SENTENCE.test(text) || WISHING.test(text))) return read;
  const axes = found.filter(({ kind }) => kind === 'axis');
  const sentences = [...text.matchAll(SENTENCE)];
  let at = 0;
  const isOfPage = ({ span }: Statement): boolean => {
    while ((sentences[at + 1]?.index ?? Infinity) <= span.start) at++;
    const { 0: sentence, index: start } = sentences[at] ?? { 0: '', index: 0 };
    return NOTATION.test(span.text) || speaksOfPage(sentence, start, axes);
  };
  return { ...read, statements: read.statements.filter(isOfPage) };
};

/** Words of a text that speaks of the page alone, and of a sentence that only names colours. */
const [FEW_WORDS, FRAGMENT] = [12, 3] as const;

function speaksOfPage(sentence: string, start: number, axes: readonly Statement[]): boolean {
  const end = start + sentence.length;
  return (
    axes.some(({ span }) => span.start < end && span.end > start) ||
    wordCount(sentence) <= FRAGMENT ||
    (COLORED.test(sentence) && !CANCELLED.test(sentence))
  );
}

const WHOLE_SENTENCE = /[.!?]\s*$/;
const WISHING =
  /\b(?:wants?|needs?|would|like|love|please|prefer|use|should|must|make|give|try|think(?:ing)?|maybe|can|could|with)\b/i;

const NOTATION = /^[#\d]|\(/;

/** `4.5` ends no sentence. */
const SENTENCE = /(?:(?!\bbut\b)(?:[^.!?;\n]|[.!?;](?=\d)))+/gi;

/** What a page has in a colour, and what a list of wishes calls it. */
const COLORED =
  /\b(?:(?:our|brand|main|primary|key|house|corporate|signature)\s+colou?rs?|colou?rs?\s*[:=]|colou?rs?(?=,?\s+please\b)|palette|accents?|buttons?|links?|backgrounds?|ctas?)\b/i;
const CANCELLED = /\b(?:forget|ignore|theirs|nah|never|used\s+to|rejected)\b/i;
