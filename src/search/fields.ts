import type { CorpusDocument } from '../catalog/corpus.ts';
import { tasteWords } from './taste-words.ts';

/** A part of a document with its own weight. */
export interface Field {
  readonly name: string;
  /** Weight of one occurrence relative to one in the prose. */
  readonly weight: number;
  /** 0..1; length normalisation (b of BM25). */
  readonly lengthNorm: number;
  readonly textOf: (document: CorpusDocument) => string;
}

/** Names have the highest weight, prose the lowest. */
export const FIELDS: readonly Field[] = [
  { name: 'name', weight: 4, lengthNorm: 0.3, textOf: ({ name, slug }) => `${name} ${slug}` },
  { name: 'era', weight: 2.5, lengthNorm: 0.3, textOf: ({ era }) => era.join('\n') },
  { name: 'mood', weight: 2.5, lengthNorm: 0.3, textOf: ({ mood }) => mood.join(' ') },
  { name: 'signature', weight: 2.5, lengthNorm: 0.3, textOf: (document) => document.signature_move },
  { name: 'persona', weight: 2, lengthNorm: 0.3, textOf: ({ persona }) => persona ?? '' },
  { name: 'typeface', weight: 5, lengthNorm: 0.3, textOf: typefaceNames },
  { name: 'taste', weight: 1.5, lengthNorm: 0, textOf: tasteWords },
  { name: 'prose', weight: 1, lengthNorm: 0.75, textOf: ({ text }) => text },
];

/** The words of typefaces that name them: of `ui-monospace` and `Source Sans Pro` only the second has one, `source`. */
function typefaceNames({ families }: CorpusDocument): string {
  return families.join('\n').replace(GENERIC_FAMILIES, '').replace(KINDS_OF_FACES, '');
}

const GENERIC_FAMILIES = /^(?:-apple-system|(?:ui-)?(?:monospace|serif|sans-serif|rounded)|system-ui)$/gm;
const KINDS_OF_FACES =
  /(?<![\p{L}\d])(?:sans|serif|mono|monospace|display|text|pro|ui|vf|variable|web|new|next|std|code|plus|one|head|headline|title|titlepiece|regular|medium|condensed|round|big|small|brand|market|feather|hero|public|open|type)(?![\p{L}\d])/gu;
