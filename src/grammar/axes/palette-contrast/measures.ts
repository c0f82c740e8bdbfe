import type { Features } from '../../../features/index.ts';
import type { TextContrast } from '../../../features/text-contrasts.ts';
import { quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const AA = 4.5; // WCAG 2.2, minimum for running text
const ratio = (text: TextContrast) => text.ratio;
const characters = (text: TextContrast) => text.characters;
const weight = (text: TextContrast) => text.weight;

export const MEASURES = measuresOf(factsOf, [
  ['median contrast', ':1', 'log', ({ prose }) => quantileOf(prose, 0.5, ratio, weight)],
  ['lower quartile of contrast', ':1', 'log', ({ prose }) => quantileOf(prose, 0.25, ratio, weight)],
  ['upper quartile of contrast', ':1', 'log', ({ prose }) => quantileOf(prose, 0.75, ratio, weight)],
  ['median contrast of running text', ':1', 'log', ({ running }) => quantileOf(running, 0.5, ratio, weight)],
  [
    'contrast of the typical character',
    ':1',
    'log',
    ({ running }) => quantileOf(running, 0.5, ratio, characters),
  ],
  ['text below AA', 'of the text', 'root', ({ prose }) => shareWhere(prose, (one) => one.ratio < AA, weight)],
  ['text on pictures', 'characters', 'log', ({ onPictures }) => onPictures],
  ['running text', 'characters', 'log', ({ running }) => sumOf(running, (text) => text.characters)],
]);

function factsOf({ textContrasts: { known, onPictures } }: Features) {
  const running = known.filter(({ role }) => role === 'running');
  const prose = known.filter(({ role }) => role === 'running' || role === 'heading');
  return { running, prose: prose.length > 0 ? prose : known, onPictures };
}
