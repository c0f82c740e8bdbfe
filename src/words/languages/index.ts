import type { ForeignLanguage, Glossary } from './glossary.ts';
import { CZECH } from './cs.ts';
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import { JAPANESE } from './ja.ts';
import { KOREAN } from './ko.ts';
import { DUTCH } from './nl.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { RUSSIAN } from './ru.ts';
import { SWEDISH } from './sv.ts';
import { TURKISH } from './tr.ts';
import { CHINESE } from './zh.ts';

/** The languages that queries are read in beside English. */
export const GLOSSARIES: Readonly<Record<ForeignLanguage, Glossary>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
  cs: CZECH,
  sv: SWEDISH,
  tr: TURKISH,
  ru: RUSSIAN,
  ja: JAPANESE,
  zh: CHINESE,
  ko: KOREAN,
};
