import type { ForeignLanguage } from '../words/languages/glossary.ts';
import { conceptsByPhrase } from '../words/concepts.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { NamedStatement } from '../words/understanding.ts';

/** A query in Japanese prefers brands of Japan a little. */
export function homeOf(language: ForeignLanguage | null): readonly NamedStatement[] {
  const country = language === null ? undefined : HOMES[language];
  return country === undefined ? [] : [wishedCountry(country, HOME_DEGREE)];
}

/** What a name that is a place as well says: brands like Oslo are those of Norway first. */
export function placesNamed(name: string): readonly NamedStatement[] {
  const concepts = conceptsByPhrase().get(wordsOf(name).join(' ')) ?? [];
  return concepts.filter(({ kind }) => kind === 'country').map(({ id }) => wishedCountry(id, PLACE_DEGREE));
}

function wishedCountry(country: string, degree: number): NamedStatement {
  const span = { start: 0, end: 0, text: '' };
  return { kind: 'country', span, values: [country], polarity: 'for', degree, confidence: degree };
}

const PLACE_DEGREE = 0.6;

const HOME_DEGREE = 0.3;
/** Countries by language, where one stands out. */
const HOMES: Readonly<Partial<Record<ForeignLanguage, string>>> = {
  de: 'de',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  cs: 'cz',
  sv: 'se',
  ru: 'ru',
  ja: 'jp',
  zh: 'cn',
};
