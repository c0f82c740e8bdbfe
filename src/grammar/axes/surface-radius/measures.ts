import type { BoxKind, FramedBox } from '../../../features/framed-boxes.ts';
import { quantileOf, shareWhere } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const SQUARE = 2.5; // px; up to here a corner looks square
const CLASSES = [0, SQUARE, 7.5, 11.5, 24.5]; // px; between the whole pixels of the rubric
const attention = (box: FramedBox) => box.attention;
const radius = (box: FramedBox) => box.radius;
const median = (boxes: readonly FramedBox[], kind?: BoxKind) =>
  quantileOf(
    boxes.filter((box) => kind === undefined || box.kind === kind),
    0.5,
    radius,
    attention,
  );

export const MEASURES = measuresOf(
  ({ framedBoxes }) => framedBoxes,
  [
    ['median radius of buttons', 'px', 'log', (boxes) => median(boxes, 'button')],
    ['median radius of cards', 'px', 'log', (boxes) => median(boxes, 'card')],
    ['round ends of buttons', 'of the buttons', 'linear', (boxes) => pills(buttonsOf(boxes))],
    ['corners of 0 px', 'boxes', 'log', (boxes) => boxes.filter(isCorner(0)).length],
    ['corners of 4-6 px', 'boxes', 'log', (boxes) => boxes.filter(isCorner(1)).length],
    ['corners of 8-10 px', 'boxes', 'log', (boxes) => boxes.filter(isCorner(2)).length],
    ['corners of 12-16 px', 'boxes', 'log', (boxes) => boxes.filter(isCorner(3)).length],
    ['wider corners', 'boxes', 'log', (boxes) => boxes.filter(isCorner(4)).length],
    ['capsules', 'boxes', 'log', (boxes) => boxes.filter(isCapsule).length],
    [
      'cards of 4-6 px',
      'of the cards',
      'root',
      (boxes) => shareWhere(typicalOf(boxes), isCorner(1), attention),
    ],
    [
      'cards of 8-10 px',
      'of the cards',
      'root',
      (boxes) => shareWhere(typicalOf(boxes), isCorner(2), attention),
    ],
    [
      'cards of 12-16 px',
      'of the cards',
      'root',
      (boxes) => shareWhere(typicalOf(boxes), isCorner(3), attention),
    ],
    ['median radius of rounded buttons', 'px', 'log', (boxes) => median(buttonsOf(boxes).filter(isRounded))],
  ],
);

/** Whether the corners of a box are in the class at this place among those of the rubric; round ends are in none. */
function isCorner(place: number): (box: FramedBox) => boolean {
  const [from = 0, to = Infinity] = CLASSES.slice(place);
  return ({ pill, radius: px }) => !pill && px >= from && px < to;
}

const isSquare = (box: FramedBox) => box.radius < SQUARE;
const isRounded = (box: FramedBox) => !box.pill && !isSquare(box);
const isCapsule = ({ pill, square }: FramedBox) => pill && !square;
const cardsOf = (boxes: readonly FramedBox[]) => boxes.filter(({ kind }) => kind === 'card');
/** The cards; one card among several controls is one box of many, as around a form. */
const typicalOf = (boxes: readonly FramedBox[]) => {
  const cards = cardsOf(boxes);
  return cards.length === 1 && boxes.filter(isControl).length >= FORM ? boxes : cards;
};
const FORM = 4; // controls: two fields and two buttons
const isControl = ({ kind }: FramedBox) => kind === 'button' || kind === 'input';
const buttonsOf = (boxes: readonly FramedBox[]) => boxes.filter(({ kind }) => kind === 'button');
const pills = (boxes: readonly FramedBox[]) => shareWhere(boxes, ({ pill }) => pill, attention);
