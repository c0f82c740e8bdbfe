import { measureForeignFormality } from './foreign-voice.ts';
import type { VoiceLanguage } from './language.ts';
import type { FormalityMeasure } from './voice-measures.ts';
import { plainWords, words } from './words.ts';

const SLANG = new Set(
  'hey hi yo wow awesome cool stuff kinda gonna wanna gotta yeah yep nope oops whoa dude guys folks super crazy insane rad neat sweet totally epic geek geeky nerd ninja fun funny love lovely yummy tasty cheers grab snag chill vibe vibes boring sucks damn hell haha lol ok okay bunch tons nice handy friendly sexy badass kickass freakin pretty bam boom psst ahoy hmm ugh yay duh nah heck darn crap crappy freaking weird silly goofy buddy bro peeps dunno lemme cuz btw omg wtf'.split(
    ' ',
  ),
);
/** Words of institutions, contracts and papers. Topic words do not count: a CV may name a university. */
const INSTITUTIONAL = new Set(
  'shall hereby herein hereof hereto hereunder herewith thereof thereto therein thereby whereby wherein whereas pursuant notwithstanding therefore thus furthermore moreover hence nevertheless nonetheless consequently regarding concerning respectively accordance provisions regulation regulations legislation statutory ministry authority authorities department commission committee council federal municipal citizens applicant applicants jurisdiction liability liable warranty warranties agreement agreements obligation obligations prohibited termination indemnify licensor licensee disclaimer damages discretion solely parties clause eligibility entitled faculty findings methodology hypothesis thesis dissertation'.split(
    ' ',
  ),
);
/** Emphatics and adverbs of conversation, after D. Biber, "Variation across Speech and Writing" (1988). */
const EMPHATICS = new Set(
  'just really very so actually simply even quite literally too again now well anyway sure never always ever honestly seriously basically obviously definitely'.split(
    ' ',
  ),
);
const CONTRACTION =
  /^(?:[a-z]+n't|(?:i|you|we|they)'(?:re|ve|ll|d|m)|(?:it|that|there|here|what|who|let|he|she|how|where)'s|it'll|that'll)$/;
const SECOND_PERSON = new Set([
  'you',
  'your',
  'yours',
  'yourself',
  'yourselves',
  "you're",
  "you'll",
  "you've",
  "you'd",
]);
const FIRST_PLURAL = new Set(['we', 'our', 'ours', 'us', "we're", "we'll", "we've", "let's"]);
const NOMINAL = /(?:tion|sion|ment|ance|ence|ity|ness|ship|ism)s?$/;

/**
 * Measures the markers that separate conversation from documents, after F. Heylighen & J.-M. Dewaele, "Variation in
 * the contextuality of language" (2002): contractions, slang, emphatics and address are informal; nominalisations and
 * institutional words are formal.
 */
export function measureFormality(
  sentences: readonly string[],
  tongue: VoiceLanguage = 'en',
): FormalityMeasure {
  if (tongue !== 'en') return measureForeignFormality(sentences, tongue);
  const all = sentences.flatMap(plainWords);
  const rate = (holds: (word: string) => boolean) =>
    all.length === 0 ? 0 : (100 * all.filter(holds).length) / all.length;
  const share = (holds: (sentence: string) => boolean) =>
    sentences.length === 0 ? 0 : sentences.filter(holds).length / sentences.length;
  return {
    words: all.length,
    contractions: rate((word) => CONTRACTION.test(word)),
    slang: rate((word) => SLANG.has(word)),
    institutional: rate((word) => INSTITUTIONAL.has(word)),
    emphatics: rate((word) => EMPHATICS.has(word)),
    secondPerson: rate((word) => SECOND_PERSON.has(word)),
    firstPlural: rate((word) => FIRST_PLURAL.has(word)),
    nominalisations: rate((word) => word.length > 6 && NOMINAL.test(word)),
    exclamations: share((sentence) => /!["”’)]*$/.test(sentence)),
  };
}

/** Whether an English word in lower case is slang or a word of institutions. */
export function isFormalityMark(word: string): boolean {
  return SLANG.has(word) || INSTITUTIONAL.has(word);
}

/** Whether a text addresses its reader. */
export function addressesReader(text: string): boolean {
  return words(text).some((word) => SECOND_PERSON.has(word.toLowerCase().replaceAll('’', "'")));
}
