import type { Features } from '../../../features/index.ts';
import type { Heading } from '../../../features/typography.ts';
import { weightedMode } from '../../../math/weighted.ts';
import { largestOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const size = (heading: Heading) => heading.size;

export const MEASURES = measuresOf(factsOf, [
  ['largest heading', 'times the text', 'log', ({ elements, text }) => largestOf(elements, size) / text],
  [
    'largest h1',
    'times the text',
    'log',
    ({ elements, text }) => largestOf(elements.filter(isMain), size) / text,
  ],
  ['second largest heading', 'times the text', 'log', ({ elements, text }) => secondSize(elements) / text],
  ['largest text of any kind', 'times the text', 'log', ({ all, text }) => largestOf(all, size) / text],
  ['size of the largest heading', 'px', 'log', ({ elements }) => largestOf(elements, size)],
  ['running text', 'px', 'log', ({ text }) => text],
]);

function factsOf({ typography: { headings, running } }: Features) {
  const text = weightedMode(running.map((setting) => ({ value: setting.size, weight: setting.characters })));
  return { all: headings, elements: headings.filter(({ level }) => level > 0), text: text ?? 16 };
}

const isMain = ({ level }: Heading) => level === 1;
const secondSize = (headings: readonly Heading[]) => headings.map(size).toSorted((a, b) => b - a)[1] ?? 0;
