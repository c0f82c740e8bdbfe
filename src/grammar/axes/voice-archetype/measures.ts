import type { Features } from '../../../features/index.ts';
import { sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';
import { informalityScore } from '../voice-formality/informality-score.ts';
import { type ArchetypeScore, archetypeScores } from './archetype-scores.ts';

export const MEASURES = measuresOf(factsOf, [
  ['engineer score', 'points', 'linear', scoreOf('engineer')],
  ['librarian score', 'points', 'linear', scoreOf('librarian')],
  ['friend score', 'points', 'linear', scoreOf('friend')],
  ['concierge score', 'points', 'linear', scoreOf('concierge')],
  ['curator score', 'points', 'linear', scoreOf('curator')],
  ['artist score', 'points', 'linear', scoreOf('artist')],
  ['challenger score', 'points', 'linear', scoreOf('challenger')],
  ['generic score', 'points', 'linear', scoreOf('generic')],
  ['words', 'words', 'log', ({ prose }) => prose.words],
  ['words in sentences', 'words', 'log', ({ prose }) => sumOf(prose.sentences, ({ words }) => words)],
  ['pieces of code', 'pieces', 'log', ({ prose }) => prose.codes],
  ['informality', 'points', 'linear', ({ prose }) => informalityScore(prose)],
  ['second person', 'in 100 words', 'root', ({ prose }) => prose.manner.secondPerson],
  ['first person plural', 'in 100 words', 'root', ({ prose }) => prose.manner.firstPlural],
  ['placeholder Latin', 'of the words', 'linear', ({ prose }) => prose.placeholder],
]);

interface Facts extends Pick<Features, 'prose'> {
  readonly scores: readonly ArchetypeScore[];
}

function factsOf({ prose }: Features): Facts {
  return { prose, scores: archetypeScores(prose) };
}

function scoreOf(archetype: ArchetypeScore['archetype']) {
  return ({ scores }: Facts) => scores.find((each) => each.archetype === archetype)?.score ?? 0;
}
