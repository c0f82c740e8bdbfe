import { points } from '../../points.ts';
import { oneOf, type IllustrationStyle } from './style.ts';

const CELL = 80;

/** Quarter circles, discs and triangles in a grid of squares. */
export const geometric: IllustrationStyle = {
  id: 'geometric',
  alt: 'Circles and triangles in a grid',
  suits: (taste) =>
    points(
      taste['surface.radius'] === '0px',
      taste['type.pairing'].startsWith('sans'),
      taste['palette.strategy'] === 'triadic' || taste['palette.strategy'] === 'full-spectrum',
    ),
  draw(random) {
    const cells = Array.from({ length: 24 }, (_, at) => {
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
      const [x, y] = [(at % 6) * CELL, Math.floor(at / 6) * CELL];
      return `<path d="${form}" fill="${fill}" transform="translate(${x} ${y})rotate(${turn} 40 40)"/>`;
    });
    return cells.join('');
  },
};

const QUARTER = 'M0 0h80a80 80 0 0 1-80 80z';
const HALF = 'M0 0h80v40a40 40 0 0 1-80 0z';
const DISC = 'M40 8a32 32 0 1 1 0 64a32 32 0 1 1 0-64z';
const TRIANGLE = 'M0 0 80 80H0z';
const RINGS = 'M0 0h80a80 80 0 0 1-80 80V60a60 60 0 0 0 60-60H40a40 40 0 0 1-40 40V20a20 20 0 0 0 20-20z';
