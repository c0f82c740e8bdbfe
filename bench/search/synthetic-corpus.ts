import { seeded } from '../../src/text/seeded.ts';
import type { CorpusDocument } from '../../src/catalog/corpus.ts';

const SYLLABLES = 'ba ce dor fi gal ho ira jen kol lu mar nex o pri qua ro sen tir ul vo wex yan zo'.split(
  ' ',
);

/** Brands with invented names, combined from sentences, eras and personas of real brands. */
export function syntheticCorpus(real: readonly CorpusDocument[], size: number): readonly CorpusDocument[] {
  const random = seeded(size);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new RangeError('Nothing to choose from.');
    return chosen;
  };
  const invented = (syllables: number): string =>
    Array.from({ length: syllables }, () => pick(SYLLABLES)).join('');
  const sentences = real.map(({ text }) => text.split(/(?<=[.!?])\s+/));
  return Array.from({ length: size }, (_, number) => {
    const name = invented(2 + Math.floor(random() * 2));
    const prose = Array.from({ length: pick(sentences).length }, () => pick(pick(sentences)));
    return {
      ...pick(real),
      slug: `${name}-${number}`,
      name,
      era: [pick(pick(real).era), `${invented(3)}, ${1850 + Math.floor(random() * 175)}`],
      mood: pick(real).mood,
      persona: pick(real).persona,
      text: [...prose, invented(3), invented(4)].join(' '),
    };
  });
}
