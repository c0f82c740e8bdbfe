import type { BoxKind, FramedBox } from '../../../features/framed-boxes.ts';
import { quantileOf, shareWhere } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const SQUARE = 2.5; // px; up to here a corner looks square
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
    ['median radius', 'px', 'log', (boxes) => median(boxes)],
    ['median radius of buttons', 'px', 'log', (boxes) => median(boxes, 'button')],
    ['median radius of cards', 'px', 'log', (boxes) => median(boxes, 'card')],
    ['median radius of fields', 'px', 'log', (boxes) => median(boxes, 'input')],
    ['upper quartile of the radius', 'px', 'log', (boxes) => quantileOf(boxes, 0.75, radius, attention)],
    ['square corners', 'of the boxes', 'linear', (boxes) => shareWhere(boxes, isSquare, attention)],
    ['round ends', 'of the boxes', 'linear', (boxes) => shareWhere(boxes, ({ pill }) => pill, attention)],
    ['round ends of buttons', 'of the buttons', 'linear', (boxes) => pills(buttonsOf(boxes))],
    ['images', 'of the boxes', 'linear', (boxes) => shareWhere(boxes, isImage, attention)],
    ['boxes', 'boxes', 'log', (boxes) => boxes.length],
    ['buttons', 'buttons', 'log', (boxes) => buttonsOf(boxes).length],
  ],
);

const isSquare = (box: FramedBox) => box.radius < SQUARE;
const isImage = ({ kind }: FramedBox) => kind === 'image';
const buttonsOf = (boxes: readonly FramedBox[]) => boxes.filter(({ kind }) => kind === 'button');
const pills = (boxes: readonly FramedBox[]) => shareWhere(boxes, ({ pill }) => pill, attention);
