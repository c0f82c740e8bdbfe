import type { ForeignLanguage } from './glossary.ts';

/** How a language writes decades of the last century. */
interface DecadeForms {
  /** Forms with `NN` for the digits, such as `20` or `90`. */
  readonly digits: readonly string[];
  /** Forms in words, from the twenties to the nineties, separated by commas; empty where none is read. */
  readonly words: string;
}

const DECADES: Readonly<Record<ForeignLanguage, DecadeForms>> = {
  de: {
    digits: ['NNer', 'NNern', 'NNer jahre', 'NNer jahren'],
    words: 'zwanziger, dreißiger, vierziger, fünfziger, sechziger, siebziger, achtziger, neunziger',
  },
  fr: {
    digits: ['années NN', 'année NN'],
    words: `années vingt, années trente, années quarante, années cinquante, années soixante, années soixante-dix,
      années quatre-vingt, années quatre-vingt-dix`,
  },
  es: {
    digits: ['años NN', 'los NN'],
    words: `años veinte, años treinta, años cuarenta, años cincuenta, años sesenta, años setenta, años ochenta,
      años noventa`,
  },
  it: {
    digits: ['anni NN'],
    words: `anni venti, anni trenta, anni quaranta, anni cinquanta, anni sessanta, anni settanta, anni ottanta,
      anni novanta`,
  },
  pt: {
    digits: ['anos NN', 'década de NN'],
    words: `anos vinte, anos trinta, anos quarenta, anos cinquenta, anos sessenta, anos setenta, anos oitenta,
      anos noventa`,
  },
  nl: {
    digits: ['jaren NN'],
    words: `jaren twintig, jaren dertig, jaren veertig, jaren vijftig, jaren zestig, jaren zeventig, jaren tachtig,
      jaren negentig`,
  },
  pl: { digits: ['lata NN', 'lat NN', 'latach NN'], words: '' },
  cs: { digits: ['NN léta', 'NN let', 'NN letech'], words: '' },
  sv: { digits: ['NN-talet', 'NN-tal', 'NNtal', 'NN-tals'], words: '' },
  tr: { digits: ["NN'ler", "NN'lar", "NN'li yıllar", "NN'lı yıllar"], words: '' },
  ru: { digits: ['NN-е', 'NN-х', 'NN-х годов'], words: '' },
  ja: { digits: ['NN年代', '19NN年代'], words: '' },
  zh: { digits: ['NN年代', '19NN年代'], words: '' },
  ko: { digits: ['NN년대', '19NN년대'], words: '' },
};

const TENS = [20, 30, 40, 50, 60, 70, 80, 90] as const;

/** The forms of every decade of a language, each with its English: `années 70` is `1970s`. */
export function decadesOf(language: ForeignLanguage): readonly (readonly [form: string, english: string])[] {
  const { digits, words } = DECADES[language];
  const written = words === '' ? [] : words.split(',').map((form) => form.trim());
  return TENS.flatMap((ten, at) =>
    [...digits.map((form) => form.replace('NN', String(ten))), ...written.slice(at, at + 1)].map(
      (form) => [form, `19${String(ten)}s`] as const,
    ),
  );
}
