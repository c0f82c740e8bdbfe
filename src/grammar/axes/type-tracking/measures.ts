import type { Features } from '../../../features/index.ts';
import type { Setting } from '../../../features/typography.ts';
import { quantileOf, shareWhere } from '../../facts.ts';
import { mainHeadings } from '../../main-headings.ts';
import { measuresOf } from '../../measure.ts';

// em; bounds of the rubric
const TIGHT = -0.005;
const LOOSE = 0.04;
const tracking = (setting: Setting) => setting.tracking;

export const MEASURES = measuresOf(factsOf, [
  ['median tracking of headings', 'em', 'linear', ({ headings }) => quantileOf(headings, 0.5, tracking)],
  ['tracking of the largest heading', 'em', 'linear', ({ headings }) => trackingOfLargest(headings)],
  ['tight headings', 'of the headings', 'linear', ({ headings }) => shareWhere(headings, isTight)],
  ['loose headings', 'of the headings', 'linear', ({ headings }) => shareWhere(headings, isLoose)],
  ['loose labels', 'of the labels', 'linear', ({ labels }) => shareWhere(labels, isLoose)],
  ['loose upper-case labels', 'labels', 'log', ({ labels }) => labels.filter(isLooseCapital).length],
]);

function factsOf({ typography: { headings, labels, running } }: Features) {
  const main = mainHeadings(headings);
  return { headings: main.length > 0 ? main : [...labels, ...running], labels };
}

const isTight = (setting: Setting) => setting.tracking < TIGHT;
const isLoose = (setting: Setting) => setting.tracking >= LOOSE;
const isLooseCapital = (setting: Setting) => setting.upperCase && isLoose(setting);

function trackingOfLargest(headings: readonly Setting[]): number {
  return headings.toSorted((a, b) => b.size - a.size)[0]?.tracking ?? 0;
}
