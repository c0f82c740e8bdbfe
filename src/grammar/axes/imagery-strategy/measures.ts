import type { Features } from '../../../features/index.ts';
import type { Image } from '../../../features/images.ts';
import { largestOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const PAGE = 'of the page';
const LARGEST = 0.5; // of the page; one picture counts no more
const share = (image: Image) => Math.min(LARGEST, image.share);

export const MEASURES = measuresOf(factsOf, [
  ['photographs', PAGE, 'root', ({ shown }) => shareOf(shown, 'photo')],
  ['drawings', PAGE, 'root', ({ shown }) => shareOf(shown, 'drawing')],
  ['shapes', PAGE, 'root', ({ shown }) => shareOf(shown, 'abstract')],
  ['number of photographs', 'pictures', 'log', ({ shown }) => countOf(shown, 'photo')],
  ['number of drawings', 'pictures', 'log', ({ shown }) => countOf(shown, 'drawing')],
  ['largest picture', PAGE, 'root', ({ shown }) => largestOf(shown, share)],
  ['certain kinds', 'of the pictures', 'linear', ({ shown }) => shareWhere(shown, isCertain, share)],
  ['drawings in the markup', PAGE, 'root', ({ shown }) => sumOf(shown.filter(isInline), share)],
  ['logos and icons', 'marks', 'log', ({ marks }) => marks],
  ['placeholders', 'placeholders', 'log', ({ placeholders }) => placeholders],
  ['pictures as ground', PAGE, 'root', ({ pictured }) => pictured],
]);

function factsOf({ images, grounds }: Features) {
  return { ...images, pictured: grounds.pictured };
}

const isCertain = ({ certainty }: Image) => certainty >= 0.8;
const isInline = ({ kind, url }: Image) => kind === 'drawing' && url === '';
const countOf = (shown: readonly Image[], kind: Image['kind']) =>
  shown.filter((image) => image.kind === kind).length;

function shareOf(shown: readonly Image[], kind: Image['kind']): number {
  return sumOf(shown, (image) => (image.kind === kind ? share(image) : 0));
}
