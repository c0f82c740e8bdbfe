import type { Prose } from '../../../features/prose.ts';
import { narrationOf } from '../../../text/narration.ts';
import { softwareInOpening } from '../../../text/software.ts';

/** How a text is written, in quantities that need no list of topics: `[name, quantity]`, in a fixed order. */
export function mannerMeasures(prose: Prose): readonly (readonly [name: string, quantity: number])[] {
  const { text, manner, marks, sentences, words, codes, language } = prose;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const inSentences = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const rate = (mark: RegExp) => root((100 * (text.match(mark)?.length ?? 0)) / (words + PRIOR_WORDS));
  return [
    ['words', Math.log1p(words)],
    ['words in sentences', Math.log1p(inSentences)],
    ['share of words in sentences', inSentences / Math.max(1, words)],
    ['words a line', words / Math.max(1, lines.length) / 10],
    [
      'lines that end as sentences',
      lines.filter((line) => STOP.test(line)).length / Math.max(1, lines.length),
    ],
    ['pieces of code', Math.log1p(codes)],
    ['identifiers', root(marks.identifiers)],
    ['software in the opening', softwareInOpening(text).length],
    ['contractions', root(manner.contractions)],
    ['slang', root(manner.slang)],
    ['emphatics', root(manner.emphatics)],
    ['second person', root(manner.secondPerson)],
    ['first person plural', root(manner.firstPlural)],
    ['first person singular', rate(FIRST_PERSON)],
    ['third person', rate(THIRD_PERSON)],
    ['narration', root(narrationOf(text))],
    ['institutional words', root(manner.institutional)],
    ['nominalisations', root(manner.nominalisations)],
    ['sentences that exclaim', root(manner.exclamations)],
    ['exclamation marks', root(marks.exclamations)],
    ['questions', root(marks.questions)],
    ['numbers', rate(/\d+/g)],
    ['years', rate(/\b(?:19|20)\d\d\b/g)],
    ['prices', rate(/[$€£₽¥₹]/g)],
    ['quotation marks', rate(/["“«„「]/g)],
    ['pictographs', root(marks.pictographs)],
    ['names', rate(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)],
    ['not English', language.tongue === 'en' ? 0 : 1],
  ];
}

const PRIOR_WORDS = 30; // added to every text, so that the rates of short texts count less
const STOP = /[.!?。！？…]\s*$/;
const FIRST_PERSON = /\b(?:i|i'm|i've|i'll|i’m|i’ve|i’ll|my|me|mine)\b/gi;
const THIRD_PERSON = /\b(?:he|she|his|her)\b/gi;

const root = (quantity: number) => Math.sqrt(quantity);
