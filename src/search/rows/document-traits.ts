import type { CorpusDocument } from '../../catalog/corpus.ts';
import { TAGS } from '../../catalog/tags/index.ts';
import { tagDegrees } from '../tag-degrees.ts';
import { TRAIT_COLUMNS, type Traits, traitsOf } from '../traits.ts';

/** A document with its own traits and degrees of tags. */
export interface DocumentTraits {
  readonly document: CorpusDocument;
  readonly traits: Traits;
  readonly degrees: Int8Array;
}

/** Documents computed at once: what a tag asks for is prepared once for all of them. */
const AT_ONCE = 500;

export function* documentTraits(corpus: readonly CorpusDocument[]): Generator<DocumentTraits> {
  for (let start = 0; start < corpus.length; start += AT_ONCE) {
    const chunk = corpus.slice(start, start + AT_ONCE);
    const traits = traitsOf(chunk);
    const degrees = tagDegrees(chunk, traits);
    for (const [at, document] of chunk.entries()) {
      const own = Int8Array.from(TAGS, (_, tag) => degrees[tag * chunk.length + at] ?? 0);
      yield { document, traits: traitsAt(traits, chunk.length, at), degrees: own };
    }
  }
}

function traitsAt(traits: Traits, count: number, document: number): Traits {
  const columns = TRAIT_COLUMNS.map(({ name, of }) => [
    name,
    name === 'axes'
      ? Int8Array.from({ length: of }, (_, axis) => traits.axes[axis * count + document] ?? -1)
      : traits[name].subarray(document * of, (document + 1) * of),
  ]);
  return Object.fromEntries(columns) as unknown as Traits; // TRAIT_COLUMNS has every column with its type
}
