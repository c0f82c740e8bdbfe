import type { LexicalArchetype } from './archetype-lexicon.ts';

/** How strongly a text shows one archetype. */
export interface ArchetypeScore {
  readonly archetype: LexicalArchetype;
  /** Points per 100 words. */
  readonly score: number;
  /** Words and phrases that scored, most frequent first. */
  readonly signs: readonly string[];
}

/** How formal a text is, as checkable counts. Rates are per 100 words unless stated otherwise. */
export interface FormalityMeasure {
  readonly words: number;
  readonly contractions: number;
  readonly slang: number;
  readonly institutional: number;
  readonly emphatics: number;
  readonly secondPerson: number;
  readonly firstPlural: number;
  /** Nouns derived from verbs and adjectives (-tion, -ment, -ity …), frequent in formal prose. */
  readonly nominalisations: number;
  /** Share of sentences that end with an exclamation mark, 0..1. */
  readonly exclamations: number;
}

/** Words that soften the claims of a text. */
export interface HedgeCount {
  readonly words: number;
  readonly hedges: number;
  /** Hedges per 100 words; 0 for an empty text. */
  readonly per100: number;
  /** Hedges found, most frequent first. */
  readonly found: readonly (readonly [hedge: string, count: number])[];
}
