import type { Features } from '../../../features/index.ts';
import type { ProseSentence } from '../../../features/prose.ts';
import { quantileOf, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const words = (sentence: ProseSentence) => sentence.words;
const meanOf = (sentences: readonly ProseSentence[]) =>
  sumOf(sentences, words) / Math.max(1, sentences.length);

export const MEASURES = measuresOf(factsOf, [
  ['mean sentence', 'words', 'log', ({ sentences }) => meanOf(sentences)],
  ['median sentence', 'words', 'log', ({ sentences }) => quantileOf(sentences, 0.5, words)],
  ['upper quartile of sentences', 'words', 'log', ({ sentences }) => quantileOf(sentences, 0.75, words)],
  ['mean sentence or phrase', 'words', 'log', ({ all }) => meanOf(all)],
  ['sentences', 'sentences', 'log', ({ sentences }) => sentences.length],
  ['phrases', 'of the sentences', 'linear', ({ all, phrases }) => phrases.length / Math.max(1, all.length)],
  ['words', 'words', 'log', ({ words: total }) => total],
]);

function factsOf({ prose }: Features) {
  return { ...prose, all: [...prose.sentences, ...prose.phrases] };
}
