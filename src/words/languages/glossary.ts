import type { VoiceLanguage } from '../../text/language.ts';

/** A language that queries are read in beside English, by its ISO 639-1 code. */
export type ForeignLanguage = Exclude<VoiceLanguage, 'en' | 'ar' | 'fa' | 'he' | 'uk' | 'el'>;

/**
 * What forms of a language mean in English, one meaning a line: `dark: dunkel*, dunkl*`. `*` at the end of a form stands for
 * any ending. `^without` refuses what stands before it; the forms after `-` mean nothing by themselves.
 */
export type Glossary = string;
