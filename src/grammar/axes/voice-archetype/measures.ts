import type { Features } from '../../../features/index.ts';
import { sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';
import { informalityScore } from '../voice-formality/informality-score.ts';
import { type ArchetypeScore, archetypeScores } from './archetype-scores.ts';

export const MEASURES = measuresOf(factsOf, [
  ['engineer score', 'points', 'log', scoreOf('engineer')],
  ['librarian score', 'points', 'log', scoreOf('librarian')],
  ['friend score', 'points', 'log', scoreOf('friend')],
  ['concierge score', 'points', 'log', scoreOf('concierge')],
  ['curator score', 'points', 'log', scoreOf('curator')],
  ['artist score', 'points', 'log', scoreOf('artist')],
  ['challenger score', 'points', 'log', scoreOf('challenger')],
  ['generic score', 'points', 'log', scoreOf('generic')],
  ['words', 'words', 'log', ({ prose }) => prose.words],
  ['words in sentences', 'words', 'log', ({ prose }) => sumOf(prose.sentences, ({ words }) => words)],
  ['pieces of code', 'pieces', 'log', ({ prose }) => prose.codes],
  ['informality', 'points', 'linear', ({ prose }) => informalityScore(prose.manner)],
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
  return ({ scores }: Facts) => Math.max(0, scores.find((each) => each.archetype === archetype)?.score ?? 0);
}
