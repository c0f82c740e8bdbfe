import { sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';
import { informalityScore } from './informality-score.ts';

const RATE = 'in 100 words';

export const MEASURES = measuresOf(
  ({ prose }) => prose,
  [
    ['informality', 'points', 'linear', (prose) => informalityScore(prose)],
    ['second person', RATE, 'root', ({ manner }) => manner.secondPerson],
    ['first person plural', RATE, 'root', ({ manner }) => manner.firstPlural],
    ['contractions', RATE, 'root', ({ manner }) => manner.contractions],
    ['slang', RATE, 'root', ({ manner }) => manner.slang],
    ['emphatics', RATE, 'root', ({ manner }) => manner.emphatics],
    ['institutional words', RATE, 'root', ({ manner }) => manner.institutional],
    ['nominalisations', RATE, 'root', ({ manner }) => manner.nominalisations],
    ['exclamations', 'of the sentences', 'root', ({ manner }) => manner.exclamations],
    ['exclamation marks', RATE, 'root', ({ marks }) => marks.exclamations],
    ['pictographs', RATE, 'root', ({ marks }) => marks.pictographs],
    ['questions', RATE, 'root', ({ marks }) => marks.questions],
    ['first person singular', RATE, 'root', ({ marks }) => marks.firstPerson],
    ['words', 'words', 'log', ({ words }) => words],
    [
      'words a sentence',
      'words',
      'log',
      ({ sentences }) => sumOf(sentences, ({ words }) => words) / Math.max(1, sentences.length),
    ],
    ['pieces of code', 'pieces', 'log', ({ codes }) => codes],
  ],
);
