import { points } from '../../points.ts';
import { oneOf } from '../one-of.ts';
import type { Form, Tone } from '../scenes/forms.ts';
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

/** Hard shapes on upright bands. What stands on a band of the other colour has swapped tones. */
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
      const shift = random() < 0.5 ? 0 : 1;
      const ground = oneOf(random, 'var(--line)', 'var(--ground)');
      const bands = Array.from({ length: Math.ceil(width / BAND) }, (_, band) =>
        band % 2 === shift ? `<path d="M${band * BAND} 0h${BAND}v320h-${BAND}z" fill="${ground}"/>` : '',
      );
      return bands.join('') + forms.map((form) => flatForm(inBand(form, shift))).join('');
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

/** A form in the tones of the band of its middle; it stays whole. */
function inBand(form: Form, shift: number): Form {
  const middle = form.outline.reduce((sum, [x]) => sum + x, 0) / form.outline.length;
  return Math.floor(middle / BAND) % 2 === shift ? { ...form, tone: SWAPPED[form.tone] } : form;
}

const QUARTER = 'M0 0h80a80 80 0 0 1-80 80z';
const HALF = 'M0 0h80v40a40 40 0 0 1-80 0z';
const DISC = 'M40 8a32 32 0 1 1 0 64a32 32 0 1 1 0-64z';
const TRIANGLE = 'M0 0 80 80H0z';
const RINGS = 'M0 0h80a80 80 0 0 1-80 80V60a60 60 0 0 0 60-60H40a40 40 0 0 1-40 40V20a20 20 0 0 0 20-20z';
