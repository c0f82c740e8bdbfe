import { points } from '../../points.ts';
import { pathThrough, short } from '../svg.ts';
import type { IllustrationStyle } from './style.ts';

const LINES = 46;

/** A landscape of parallel lines that swell over hills, with a disc. */
export const engraving: IllustrationStyle = {
  id: 'engraving',
  alt: 'Engraving of hills',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'librarian' || taste['voice.archetype'] === 'curator',
      taste['type.pairing'].startsWith('serif'),
      taste['palette.saturation'] === 'desaturated' || taste['palette.strategy'] === 'mono',
      taste['voice.formality'] === 'formal',
    ),
  draw(random) {
    const hills = Array.from({ length: 3 }, () => ({
      x: 480 * random(),
      wide: 50 + 90 * random(),
      high: 30 + 80 * random(),
      y: 150 + 140 * random(),
    }));
    const lines = Array.from({ length: LINES }, (_, at) => {
      const base = 70 + (at / LINES) * 260;
      const path = Array.from({ length: 49 }, (__, step): [number, number] => {
        const x = step * 10;
        const lift = hills.reduce(
          (sum, { x: hx, wide, high, y }) =>
            sum + high * Math.exp(-(((x - hx) / wide) ** 2) - ((base - y) / 70) ** 2),
          0,
        );
        return [x, base - lift];
      });
      return `<path d="${pathThrough(path)}" stroke-width="${(0.7 + (1.6 * at) / LINES).toFixed(1)}"/>`;
    });
    const [x, y] = [80 + 320 * random(), 58 + 30 * random()];
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(26 + 22 * random())}" fill="var(--accent)"/><g fill="none" stroke="var(--ink)">${lines.join('')}</g>`;
  },
};
