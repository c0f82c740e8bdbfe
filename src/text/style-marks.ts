import type { VoiceLanguage } from './language.ts';
import { words } from './words.ts';

/** Marks of style, per 100 words; a short text counts as if it had more words. */
export interface StyleMarks {
  readonly questions: number;
  readonly exclamations: number;
  /** Emoji and other pictographs. */
  readonly pictographs: number;
  /** `:)`, `<3` and the like. */
  readonly emoticons: number;
  /** `I`, `my` and the like; counted in English. */
  readonly firstPerson: number;
  /** File names, versions and identifiers: `index.js`, `v2.1`, `onClick`, `open()`. */
  readonly identifiers: number;
}

const QUESTION = /[?？؟]/g;
const EXCLAMATION = /[!！]/g;
const PICTOGRAPH = /[\u{1F300}-\u{1FAFF}\u2600-\u27BF]/gu;
const EMOTICON = /(?<=^|\s)(?:[:;=]['’]?-?[)(DPp3]|<3|\^_?\^|xD)(?!\w)/gm;
const FIRST_PERSON = /\b(?:i|i['’](?:m|ve|ll)|my|me|mine)\b/gi;
const IDENTIFIER =
  /\b[a-z]+[A-Z]\w*\b|(?<![\w-])[\w-]{1,60}\.(?:js|css|json|ts|py|md|html)\b|\w\(\)|\bv?\d{1,4}\.\d{1,4}(?:\.\d{1,4})?\b/g;
const PRIOR_WORDS = 30;

/** Counts the marks of style in a text of any language. */
export function styleMarks(text: string, tongue: VoiceLanguage | null = 'en'): StyleMarks {
  const total = words(text).length + PRIOR_WORDS;
  const rate = (mark: RegExp) => (100 * (text.match(mark)?.length ?? 0)) / total;
  return {
    questions: rate(QUESTION),
    exclamations: rate(EXCLAMATION),
    pictographs: rate(PICTOGRAPH),
    emoticons: rate(EMOTICON),
    firstPerson: tongue === 'en' ? rate(FIRST_PERSON) : 0,
    identifiers: rate(IDENTIFIER),
  };
}
