import { AXES } from '../../../grammar/axes/index.ts';
import type { Axis } from '../../../grammar/axis.ts';
import type { Kind } from '../kind.ts';

/** The sentence that names what a hybrid takes from each source. */
const OF_HYBRID = /^One page (?:joins|is built on) .+$/m;

/** The values that the sentence of a hybrid names against those of its rules. */
export const signature: Kind = {
  id: 'signature',
  find: ({ body, grammar }) => {
    const sentence = OF_HYBRID.exec(body)?.[0];
    if (sentence === undefined) return [];
    const values = grammar as Readonly<Record<string, string>>;
    return (AXES as readonly Axis[]).flatMap(({ id, phrase, values: all }) => {
      const own = values[id];
      if (phrase === null || own === undefined || sentence.includes(phrase.of(own))) return [];
      return all
        .filter(
          (other) =>
            phrase.of(other).length > SHORT && new RegExp(` ${phrase.of(other)}[ ,.]`).test(sentence),
        )
        .map((other) => ({
          kind: 'signature',
          rule: `signature: ${phrase.of(other)}`,
          against: `${id} = ${own}`,
        }));
    });
  },
};

/** Characters of phrases that other phrases contain. */
const SHORT = 5;
