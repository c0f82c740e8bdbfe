import { ARCHETYPE_LEXICON } from './archetype-lexicon.ts';
import { FOREIGN_LEXICON } from './foreign-lexicon.ts';

const WORDS = { archetypes: ARCHETYPE_LEXICON, foreign: FOREIGN_LEXICON } as const;

export type VoiceWords = typeof WORDS;

/** The large lists of words of voices. The deployed Worker has their parts from a published file: scripts/bundle/tables.ts. */
export const voiceWords = (): VoiceWords => WORDS;
