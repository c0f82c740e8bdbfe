import type { Heading } from '../../../features/typography.ts';
import { quantileOf, shareWhere } from '../../facts.ts';
import { mainHeadings } from '../../main-headings.ts';
import { measuresOf } from '../../measure.ts';

const weight = ({ fontWeight }: Heading) => fontWeight;
const letters = ({ characters, size }: Heading) => characters * size;

export const MEASURES = measuresOf(
  ({ typography }) => mainHeadings(typography.headings),
  [
    ['median weight', 'font-weight', 'linear', (headings) => quantileOf(headings, 0.5, weight)],
    [
      'median weight by area',
      'font-weight',
      'linear',
      (headings) => quantileOf(headings, 0.5, weight, letters),
    ],
    ['weight of the largest heading', 'font-weight', 'linear', (headings) => weightOfLargest(headings)],
    ['bold headings', 'of the headings', 'linear', (headings) => shareWhere(headings, isBold)],
    ['light headings', 'of the headings', 'linear', (headings) => shareWhere(headings, isLight)],
    ['headings', 'headings', 'log', (headings) => headings.length],
  ],
);

const isBold = ({ fontWeight }: Heading) => fontWeight >= 600;
const isLight = ({ fontWeight }: Heading) => fontWeight <= 300;

function weightOfLargest(headings: readonly Heading[]): number {
  return headings.toSorted((a, b) => b.size - a.size)[0]?.fontWeight ?? 0;
}
