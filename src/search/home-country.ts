import type { ForeignLanguage } from '../words/languages/glossary.ts';
import type { NamedStatement } from '../words/understanding.ts';

/** A query in Japanese prefers brands of Japan a little. */
export function homeOf(language: ForeignLanguage | null): readonly NamedStatement[] {
  const country = language === null ? undefined : HOMES[language];
  if (country === undefined) return [];
  const span = { start: 0, end: 0, text: '' };
  return [
    {
      kind: 'country',
      span,
      values: [country],
      polarity: 'for',
      degree: HOME_DEGREE,
      confidence: HOME_DEGREE,
    },
  ];
}

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
