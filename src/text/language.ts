import { percent } from './percent.ts';
import { plainWords } from './words.ts';

/** The most frequent function words by language: 30 to 50 % of running text, a few per cent of labels and lists. */
export const FUNCTION_WORDS = {
  en: 'the of and to a is you that it for on are as with be at this have from or by not we your an can will all if our more so what how about which their has do when there out up who get no its into than now these us here also my was new just',
  de: 'der die das und ist nicht ein eine einen mit für auf von zu den dem des im sie wir ihr ihre ihren oder auch sich werden wird bei aus nach wie über noch nur mehr zum zur sind haben kann alle hier jetzt',
  fr: 'le la les des et est une un pour dans sur avec vous votre vos nous notre qui que par pas plus ce cette ces aux du en sont être tout tous ou chaque ici',
  es: 'el la los las y es una un para con por que del en se su sus no más como al lo nos tu te este esta son todo todos o aquí sin',
  it: 'il lo gli la le e è un una per con che di del della dei nel non più come si tua tuo nostro sono questo questa tutti anche da al',
  pt: 'o os as e é um uma para com por que do da dos das em no na não mais como se seu sua são você nosso este esta todos ou',
  nl: 'de het een en is van voor met op te niet zijn dat je uw we wij ons onze ook naar bij als of om aan meer alle hier worden',
  pl: 'i w na z do się nie jest to że o jak co po za od dla są przez oraz lub ale może już tylko być jego jej nasze nas twoje twój ten ta te który która które czy wszystkie',
  cs: 'a je v na se z do že s to pro jsou i jako o za po ale od nebo jsme si co který která které tak jak být by své nás naše vám váš při ve také již jeho není může můžete',
  tr: 've bir bu için ile de da çok en daha olarak olan gibi ne kadar sizin bizim her var veya siz biz ya ki sonra tüm değil mi ama şimdi',
  sv: 'och är en ett för med på av att som den det till inte om du din ditt vi vår våra kan från har alla här mer eller',
} as const;
type Language = keyof typeof FUNCTION_WORDS;

/** A language with word lists for voice, by its ISO 639-1 code. */
export type VoiceLanguage = Language | 'zh' | 'ja' | 'ko' | 'ar' | 'fa' | 'he' | 'ru' | 'uk' | 'el';

const LANGUAGES = Object.entries(FUNCTION_WORDS).map(([language, list]) => ({
  language: language as Language,
  list: new Set(list.split(' ')),
}));
const NAMES: Readonly<Record<VoiceLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  cs: 'Czech',
  tr: 'Turkish',
  sv: 'Swedish',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  fa: 'Persian',
  he: 'Hebrew',
  ru: 'Russian',
  uk: 'Ukrainian',
  el: 'Greek',
};
/** Country codes that pages declare in place of the language. */
const COUNTRIES: Readonly<Record<string, VoiceLanguage>> = {
  br: 'pt',
  cn: 'zh',
  cz: 'cs',
  gr: 'el',
  il: 'he',
  iw: 'he',
  ir: 'fa',
  jp: 'ja',
  kr: 'ko',
  se: 'sv',
  ua: 'uk',
};
const isVoiceLanguage = (code: string): code is VoiceLanguage => Object.hasOwn(NAMES, code);

const MIN_WORDS = 12;
const TELLING_SHARE = 0.08; // share of function words; text below it is labels and names
const NOT_LATIN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;
const NOT_LATIN_SHARE = 0.25; // of the words; texts about software use many Latin names
const KANA_SHARE = 0.1; // of the letters; Japanese has a third and more, Chinese few
const LEADING = 0.5;
const UKRAINIAN = /[іїєґ]/giu; // Belarusian has the first as well
const NOT_UKRAINIAN = /[ўѓќјљњћђџѕ]/giu; // Belarusian, Serbian, Macedonian
const FOREIGN_LETTERS = 0.01; // share of the letters; a name or two has fewer, Ukrainian more than a twelfth
const PERSIAN = /[پچژگی]/gu;
const PERSIAN_SHARE = 0.04; // of the letters; Arabic has none, Persian a twelfth

export interface LanguageGuess {
  /** Null when the text is too short and no language is declared. */
  readonly english: boolean | null;
  /** The language in which the voice is read; null for an unsupported one. */
  readonly tongue: VoiceLanguage | null;
  /** What decided, for the explanation. */
  readonly basis: string;
}

/**
 * Guesses the language of a text and whether it is English. The text decides. The declared language (a lang
 * attribute) counts only where the text is too short, because templates keep `lang="en"` for texts in any language.
 */
export function guessEnglish(text: string, declared: string): LanguageGuess {
  const all = plainWords(text);
  const foreign = all.filter((word) => NOT_LATIN.test(word));
  if (foreign.length > 0 && foreign.length / all.length >= NOT_LATIN_SHARE) {
    return {
      english: false,
      tongue: languageOfScript(foreign.join('')),
      basis: 'it is written in another script',
    };
  }
  const shares = LANGUAGES.map(({ language, list }) => ({
    language,
    share: all.length === 0 ? 0 : all.filter((word) => list.has(word)).length / all.length,
  })).toSorted((a, b) => b.share - a.share);
  const [first] = shares;
  if (all.length >= MIN_WORDS && first !== undefined && first.share >= TELLING_SHARE) {
    return {
      english: first.language === 'en',
      tongue: first.language,
      basis: `${percent(first.share)} of the words are ${NAMES[first.language]} function words`,
    };
  }
  if (declared === '') return { english: null, tongue: 'en', basis: 'too little text' };
  const stated = declared.toLowerCase().split(/[-_]/)[0] ?? '';
  const code = COUNTRIES[stated] ?? stated;
  return { english: code === 'en', tongue: isVoiceLanguage(code) ? code : null, basis: `lang="${declared}"` };
}

/** The language of words that are not in Latin letters. */
function languageOfScript(text: string): VoiceLanguage | null {
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / Math.max(1, text.length);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) >= KANA_SHARE) return 'ja';
  if (share(/\p{Script=Han}/gu) >= LEADING) return 'zh';
  if (share(/\p{Script=Hangul}/gu) >= LEADING) return 'ko';
  if (share(/\p{Script=Greek}/gu) >= LEADING) return 'el';
  if (share(/\p{Script=Hebrew}/gu) >= LEADING) return 'he';
  if (share(/\p{Script=Cyrillic}/gu) >= LEADING) {
    if (share(NOT_UKRAINIAN) >= FOREIGN_LETTERS) return null;
    return share(UKRAINIAN) >= FOREIGN_LETTERS ? 'uk' : 'ru';
  }
  if (share(/\p{Script=Arabic}/gu) < LEADING) return null;
  return share(PERSIAN) >= PERSIAN_SHARE ? 'fa' : 'ar';
}
