import type { CorpusDocument } from '../catalog/corpus.ts';
import { tasteWords } from './taste-words.ts';

/** A part of a document that is weighed on its own. */
export interface Field {
  readonly name: string;
  /** How much one occurrence here is worth against one in the prose. */
  readonly weight: number;
  /** 0..1: how far a long field makes each of its words count less. */
  readonly lengthNorm: number;
  readonly textOf: (document: CorpusDocument) => string;
}

/** What a brand is called and known by weighs most; the prose has the long tail. */
export const FIELDS: readonly Field[] = [
  { name: 'name', weight: 4, lengthNorm: 0.3, textOf: ({ name, slug }) => `${name} ${slug}` },
  { name: 'era', weight: 2.5, lengthNorm: 0.3, textOf: ({ era }) => era.join('\n') },
  { name: 'mood', weight: 2.5, lengthNorm: 0.3, textOf: ({ mood }) => mood.join(' ') },
  { name: 'signature', weight: 2.5, lengthNorm: 0.3, textOf: (document) => document.signature_move },
  { name: 'persona', weight: 2, lengthNorm: 0.3, textOf: ({ persona }) => persona ?? '' },
  { name: 'taste', weight: 1.5, lengthNorm: 0, textOf: tasteWords },
  { name: 'prose', weight: 1, lengthNorm: 0.75, textOf: ({ text }) => text },
];
