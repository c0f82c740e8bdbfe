import { points } from '../../points.ts';
import { short } from '../svg.ts';
import { oneOf, type IllustrationStyle } from './style.ts';

const [HALF, RISE] = [34, 17]; // px of one cell of the floor

/** Towers of blocks on a floor, seen from above at an angle. */
export const isometric: IllustrationStyle = {
  id: 'isometric',
  alt: 'Blocks on a grid, seen from above',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'engineer',
      taste['type.pairing'].endsWith('mono'),
      taste['palette.warmth'] === 'cool',
      taste['whitespace.discipline'] === 'dense',
    ),
  draw(random) {
    const blocks = Array.from({ length: 36 }, (_, at) => {
      const [column, row] = [at % 6, Math.floor(at / 6)];
      const [x, y] = [240 + (column - row) * HALF, 92 + (column + row) * RISE];
      const height = random() < 0.34 ? 0 : 10 + 78 * random() ** 2;
      return block(
        x,
        y,
        height,
        oneOf(random, 'var(--accent)', 'var(--accent-2)', 'var(--line)', 'var(--ground)', 'var(--ground)'),
      );
    });
    return blocks.join('');
  },
};

function block(x: number, y: number, height: number, fill: string): string {
  const top = y - height;
  const lid = `M${short(x)} ${short(top - RISE)}l${HALF} ${RISE}l${-HALF} ${RISE}l${-HALF} ${-RISE}z`;
  if (height === 0) return `<path d="${lid}" fill="none" stroke="var(--soft)" stroke-width=".8"/>`;
  const left = `M${short(x - HALF)} ${short(top)}l${HALF} ${RISE}v${short(height)}l${-HALF} ${-RISE}z`;
  const right = `M${short(x + HALF)} ${short(top)}l${-HALF} ${RISE}v${short(height)}l${HALF} ${-RISE}z`;
  return `<g stroke="var(--ink)" stroke-width="1" stroke-linejoin="round"><path d="${lid}" fill="${fill}"/><path d="${left}" fill="${fill}"/><path d="${right}" fill="var(--ink)"/></g>`;
}
