import { marked, type Token } from 'marked';
import { addressesReader } from '../../src/text/formality.ts';
import { guessEnglish } from '../../src/text/language.ts';
import { activeShare } from '../../src/text/passive.ts';
import { endsAsSentence, splitSentences } from '../../src/text/sentences.ts';
import { scoreStyleGuide, STYLE_GUIDE_VERSION } from '../../src/text/style-guide.ts';
import { words } from '../../src/text/words.ts';

/** The measured part of an entry's `voice`. */
export interface MeasuredVoice {
  readonly active_voice_pct: number;
  readonly avg_sentence_words: number;
  readonly uses_second_person: boolean;
  readonly google_rubric_score: number;
  readonly google_rubric_version: string;
  /** Number of measured sentences. */
  readonly sentences: number;
}

const MIN_SENTENCES = 12; // with fewer, the mean length changes by more than 10% between releases
const MIN_WORDS = 4; // words; shorter sentences are labels

/** Measures the prose of a Markdown document; null when there is too little of it or it is not English. */
export function measureVoice(markdown: string): MeasuredVoice | null {
  const sentences = marked
    .lexer(markdown)
    .flatMap(paragraphs)
    .flatMap((text) => splitSentences(text))
    .filter((sentence) => endsAsSentence(sentence) && words(sentence).length >= MIN_WORDS);
  const style = scoreStyleGuide(sentences);
  const active = activeShare(sentences);
  const english = guessEnglish(sentences.join(' '), '').english === true;
  if (sentences.length < MIN_SENTENCES || style === null || active === null || !english) return null;
  const count = sentences.reduce((sum, sentence) => sum + words(sentence).length, 0);
  return {
    active_voice_pct: Math.round(100 * active),
    avg_sentence_words: Math.round((10 * count) / sentences.length) / 10,
    uses_second_person: sentences.some(addressesReader),
    google_rubric_score: style.score,
    google_rubric_version: STYLE_GUIDE_VERSION,
    sentences: sentences.length,
  };
}

/** Paragraphs and list items as plain text, without headings, code, tables, images and HTML. */
function paragraphs(token: Token): string[] {
  if (token.type === 'paragraph') return [plainText(token)];
  if (token.type === 'list') return (token['items'] as Token[]).map(plainText);
  if (token.type === 'blockquote') return (token['tokens'] as Token[]).flatMap(paragraphs);
  return [];
}

const SILENT = new Set(['image', 'html', 'code']);

function plainText(token: Token): string {
  if (SILENT.has(token.type)) return '';
  if (token.type === 'codespan') return 'code'; // placeholder noun, so that the sentence keeps its length
  const parts = 'tokens' in token ? (token.tokens ?? []) : [];
  const text = parts.length > 0 ? parts.map(plainText).join('') : 'text' in token ? String(token.text) : ' ';
  return text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ');
}
