import type { Border } from '../../../features/borders.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

// px; between the widths that the rubric calls hairline, medium and heavy
const MEDIUM = 1.75;
const HEAVY = 3.5;
const length = (border: Border) => border.length;
const isThick = ({ width }: Border) => width >= MEDIUM;
const isHeavy = ({ width }: Border) => width >= HEAVY;

export const MEASURES = measuresOf(
  ({ borders }) => borders.filter(({ kind }) => kind !== 'field'),
  [
    ['lines and boxes', 'borders', 'log', (all) => all.length],
    ['boxes', 'borders', 'log', (all) => boxesOf(all).length],
    ['length of all borders', 'px', 'log', (all) => sumOf(all, length)],
    ['borders of medium width', 'borders', 'log', (all) => all.filter(isThick).length],
    ['borders of heavy width', 'borders', 'log', (all) => all.filter(isHeavy).length],
    ['medium width', 'of the length', 'root', (all) => shareWhere(all, isThick, length)],
    ['heavy width', 'of the length', 'root', (all) => shareWhere(all, isHeavy, length)],
    ['median width', 'px', 'log', (all) => quantileOf(all, 0.5, ({ width }) => width, length)],
    ['black boxes', 'borders', 'log', (all) => boxesOf(all).filter(({ black }) => black).length],
    ['lines across the window', 'lines', 'log', (all) => all.filter(({ spans }) => spans).length],
    ['largest frame', 'of the page', 'root', (all) => largestOf(all, ({ frames }) => frames)],
    ['borders by place', 'weighted borders', 'log', (all) => sumOf(all, ({ attention }) => attention)],
  ],
);

const boxesOf = (all: readonly Border[]) => all.filter(({ kind }) => kind === 'box');
