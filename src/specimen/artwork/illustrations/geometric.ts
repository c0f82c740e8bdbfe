import { points } from '../../points.ts';
import { FILLS } from '../fills.ts';
import { oneOf } from '../one-of.ts';
import type { Form, Point, Tone } from '../scenes/forms.ts';
import { pathThrough } from '../svg.ts';
import { flatForm } from './inked.ts';
import { type IllustrationStyle, scenesIn, type Subject } from './style.ts';

const CELL = 80;
/** px of one upright band */
const BAND = 160;

const tiles: Subject = {
  alt: 'Circles and triangles in a grid',
  industries: ['art-and-design', 'design-systems', 'developer-tools', 'data-and-ai', 'infrastructure'],
  draw(random, width) {
    const columns = Math.ceil(width / CELL);
    const cells = Array.from({ length: columns * 4 }, (_, at) => {
      const fill = oneOf(
        random,
        'var(--ink)',
        'var(--accent)',
        'var(--accent-2)',
        'var(--line)',
        'var(--ground)',
      );
      const form = oneOf(random, QUARTER, HALF, DISC, TRIANGLE, RINGS);
      const turn = 90 * Math.floor(random() * 4);
      const [x, y] = [(at % columns) * CELL, Math.floor(at / columns) * CELL];
      return `<path d="${form}" fill="${fill}" transform="translate(${x} ${y})rotate(${turn} 40 40)"/>`;
    });
    return cells.join('');
  },
};

/** Hard shapes on upright bands; colours swap from band to band. */
export const geometric: IllustrationStyle = {
  id: 'geometric',
  suits: (taste) =>
    points(
      taste['surface.radius'] === '0px',
      taste['type.pairing'].startsWith('sans'),
      taste['palette.strategy'] === 'triadic' || taste['palette.strategy'] === 'full-spectrum',
    ),
  subjects: [
    tiles,
    ...scenesIn('Hard-edged picture', (forms, random, width) => {
      const count = Math.ceil(width / BAND);
      const shift = random() < 0.5 ? 0 : 1;
      return Array.from({ length: count }, (_, band) => {
        const isSwapped = band % 2 === shift;
        const ground = isSwapped
          ? `<path d="M${band * BAND} 0h${BAND}v320h-${BAND}z" fill="${oneOf(random, 'var(--line)', 'var(--ground)')}"/>`
          : '';
        return ground + forms.map((form) => within(form, band, isSwapped)).join('');
      }).join('');
    }),
  ],
};

const SWAPPED: Readonly<Record<Tone, Tone>> = {
  main: 'second',
  second: 'main',
  dark: 'mid',
  mid: 'dark',
  pale: 'light',
  light: 'pale',
};

/** The part of a form that lies in a band. */
function within(form: Form, band: number, isSwapped: boolean): string {
  const tone = isSwapped ? SWAPPED[form.tone] : form.tone;
  const [from, to] = [band * BAND, (band + 1) * BAND];
  if (form.width !== undefined) {
    const middle = form.outline.reduce((sum, [x]) => sum + x, 0) / form.outline.length;
    return middle >= from && middle < to ? flatForm({ ...form, tone }) : '';
  }
  const right = clipped(form.outline, (x) => x >= from, from);
  const both = clipped(right, (x) => x <= to, to);
  return both.length < 3 ? '' : `<path d="${pathThrough(both)}z" fill="${FILLS[tone]}"/>`;
}

/** An outline cut off at an upright line (Sutherland and Hodgman). */
function clipped(outline: readonly Point[], isKept: (x: number) => boolean, edge: number): readonly Point[] {
  return outline.flatMap((point, at): Point[] => {
    const before = outline.at(at - 1) ?? point;
    if (isKept(before[0]) === isKept(point[0])) return isKept(point[0]) ? [point] : [];
    const share = (edge - before[0]) / (point[0] - before[0]);
    const crossing: Point = [edge, before[1] + share * (point[1] - before[1])];
    return isKept(point[0]) ? [crossing, point] : [crossing];
  });
}

const QUARTER = 'M0 0h80a80 80 0 0 1-80 80z';
const HALF = 'M0 0h80v40a40 40 0 0 1-80 0z';
const DISC = 'M40 8a32 32 0 1 1 0 64a32 32 0 1 1 0-64z';
const TRIANGLE = 'M0 0 80 80H0z';
const RINGS = 'M0 0h80a80 80 0 0 1-80 80V60a60 60 0 0 0 60-60H40a40 40 0 0 1-40 40V20a20 20 0 0 0 20-20z';
