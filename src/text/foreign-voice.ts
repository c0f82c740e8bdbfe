import type { ArchetypeScore, LexicalArchetype } from './archetype.ts';
import { FOREIGN_LEXICON, type ForeignLexicon } from './foreign-lexicon.ts';
import type { FormalityMeasure } from './formality.ts';
import type { HedgeCount } from './hedges.ts';
import type { Tongue } from './language.ts';
import { plainWords, words } from './words.ts';

/** A language other than English whose voice can be read. */
export type ForeignTongue = Exclude<Tongue, 'en'>;

/** Found words, commonest first. */
type Found = readonly (readonly [phrase: string, count: number])[];

const UNSPACED: ReadonlySet<ForeignTongue> = new Set(['zh', 'ja', 'ko']); // and endings count in Korean

/**
 * The marks of talk and of documents in another language, on the scale of English: address among friends
 * stands for contractions. Nominalisations are not counted, for no ending tells them in every language.
 */
export function measureForeignManner(sentences: readonly string[], tongue: ForeignTongue): FormalityMeasure {
  const text = sentences.join('\n');
  const total = words(text).length;
  const rate = (mark: Mark) =>
    (100 * count(find(text, tongue, FOREIGN_LEXICON[tongue][mark]))) / Math.max(1, total);
  return {
    words: total,
    contractions: rate('familiar'),
    slang: rate('slang'),
    institutional: rate('institutional'),
    emphatics: 0,
    secondPerson: rate('address'),
    firstPlural: rate('firstPlural'),
    nominalisations: 0,
    exclamations:
      sentences.filter((sentence) => /[!！]["”’」）)]*$/.test(sentence)).length /
      Math.max(1, sentences.length),
  };
}

/** Counts what softens the claims of a text in another language. */
export function countForeignHedges(text: string, tongue: ForeignTongue): HedgeCount {
  const found = find(text, tongue, FOREIGN_LEXICON[tongue].hedges);
  const total = words(text).length;
  return { words: total, hedges: count(found), per100: (100 * count(found)) / Math.max(1, total), found };
}

/** How strongly the words of another language show an archetype. */
export function scoreForeignArchetype(
  text: string,
  tongue: ForeignTongue,
  archetype: LexicalArchetype,
): ArchetypeScore {
  const found = find(text, tongue, FOREIGN_LEXICON[tongue].archetypes[archetype] ?? '');
  const score = (100 * count(found)) / Math.max(1, words(text).length);
  return { archetype, score, signs: found.map(([phrase]) => phrase) };
}

type Mark = Exclude<keyof ForeignLexicon, 'archetypes'>;

function find(text: string, tongue: ForeignTongue, list: string): Found {
  if (list === '') return [];
  const phrases = list.split(',').toSorted((a, b) => b.length - a.length);
  const plain = text.toLowerCase().replaceAll('\u200C', '');
  const found = UNSPACED.has(tongue)
    ? plain.match(new RegExp(phrases.join('|'), 'gu'))
    : // Two spaces between words, so that one stands on either side of every phrase.
      ` ${plainWords(plain).join('  ')} `.match(
        new RegExp(` (?:${phrases.join('|').replaceAll(' ', '  ')}) `, 'gu'),
      );
  return [...Map.groupBy(found ?? [], (phrase) => phrase.trim().replaceAll('  ', ' '))]
    .map(([phrase, all]) => [phrase, all.length] as const)
    .toSorted(([, a], [, b]) => b - a);
}

const count = (found: Found) => found.reduce((sum, [, times]) => sum + times, 0);
