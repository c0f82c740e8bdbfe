import { ARCHETYPE_LEXICON, type LexicalArchetype } from './archetype-lexicon.ts';
import { scoreForeignArchetypes } from './foreign-voice.ts';
import type { VoiceLanguage } from './language.ts';
import type { ArchetypeScore } from './voice-measures.ts';
import { plainWords } from './words.ts';

const PHRASES = Object.entries(ARCHETYPE_LEXICON).flatMap(([archetype, phrases]) =>
  phrases.map((phrase) => ({ archetype: archetype as LexicalArchetype, parts: phrase.split(' '), phrase })),
);
const BY_FIRST_WORD = Map.groupBy(PHRASES, ({ parts }) => parts[0] ?? '');

/** Scores how strongly a text shows each archetype, strongest first. English words count in every language. */
export function scoreArchetypes(text: string, tongue: VoiceLanguage = 'en'): readonly ArchetypeScore[] {
  const all = plainWords(text);
  const abroad = tongue === 'en' ? null : scoreForeignArchetypes(text, tongue);
  const found = all.flatMap((word, i) =>
    (BY_FIRST_WORD.get(word) ?? []).filter(({ parts }) => parts.every((part, k) => all[i + k] === part)),
  );
  return (Object.keys(ARCHETYPE_LEXICON) as LexicalArchetype[])
    .map((archetype) => {
      const own = found.filter((sign) => sign.archetype === archetype);
      const signs = [...Map.groupBy(own, ({ phrase }) => phrase)].toSorted(
        ([, a], [, b]) => b.length - a.length,
      );
      const points = own.reduce((sum, { parts }) => sum + parts.length, 0);
      const foreign = abroad?.get(archetype);
      return {
        archetype,
        score: (all.length === 0 ? 0 : (100 * points) / all.length) + (foreign?.score ?? 0),
        signs: [...(foreign?.signs ?? []), ...signs.map(([phrase]) => phrase)],
      };
    })
    .toSorted((a, b) => b.score - a.score);
}
