import type { VoiceLanguage } from '../../text/language.ts';

/** A language that queries are read in beside English, by its ISO 639-1 code. */
export type ForeignLanguage = Exclude<VoiceLanguage, 'en' | 'ar' | 'fa' | 'he' | 'uk' | 'el'>;

/** The forms of a language by what they mean in English; `*` at the end stands for any ending. */
export type Glossary = Readonly<Record<string, readonly string[]>>;
