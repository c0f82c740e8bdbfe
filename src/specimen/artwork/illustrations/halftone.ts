import { points } from '../../points.ts';
import { short } from '../svg.ts';
import type { IllustrationStyle } from './style.ts';

const STEP = 13; // px between dots

/** Two spheres in dots of one colour each, printed over each other. */
export const halftone: IllustrationStyle = {
  id: 'halftone',
  alt: 'Spheres printed in dots',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'challenger',
      taste['type.heading_weight'] === 'black' || taste['type.heading_weight'] === 'bold',
      taste['surface.borders'] === 'heavy' || taste['surface.borders'] === 'medium',
      taste['palette.saturation'] === 'neon',
    ),
  draw(random) {
    const first = sphere(random, 150 + 60 * random(), 'var(--accent)');
    const second = sphere(random, 290 + 60 * random(), 'var(--ink)');
    return first + second;
  },
};

function sphere(random: () => number, x: number, fill: string): string {
  const [y, radius] = [140 + 50 * random(), 104 + 34 * random()];
  const light = [x - radius * (0.2 + 0.3 * random()), y - radius * 0.4] as const;
  const offset = STEP * random();
  const dots: string[] = [];
  for (let row = y - radius; row < y + radius; row += STEP) {
    for (let column = x - radius + offset; column < x + radius; column += STEP) {
      if ((column - x) ** 2 + (row - y) ** 2 > radius ** 2) continue;
      const shade = Math.min(1, Math.hypot(column - light[0], row - light[1]) / (1.5 * radius));
      const r = STEP * 0.62 * shade;
      if (r > 0.8)
        dots.push(
          `M${short(column - r)} ${short(row)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`,
        );
    }
  }
  return `<path d="${dots.join('')}" fill="${fill}"/>`;
}
