import { points } from '../../points.ts';
import { short } from '../svg.ts';
import type { IllustrationStyle } from './style.ts';

/** Plants in lines of one width, with one shape in the accent. */
export const outline: IllustrationStyle = {
  id: 'outline',
  alt: 'Line drawing of plants',
  suits: (taste) =>
    points(
      taste['type.heading_weight'] === 'light' || taste['type.heading_weight'] === 'ultralight',
      taste['palette.accent_use'] === 'rare-signal',
      taste['surface.borders'] === 'hairline',
    ),
  draw(random) {
    const width = (1.4 + 1.4 * random()).toFixed(1);
    const [x, y] = [120 + 240 * random(), 90 + 60 * random()];
    const stems = Array.from({ length: 6 }, (_, at) => stem(random, 50 + at * 76 + 24 * random()));
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(44 + 34 * random())}" fill="var(--accent)"/><g fill="none" stroke="var(--ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="M24 290h432"/>${stems.join('')}</g>`;
  },
};

function stem(random: () => number, x: number): string {
  const height = 110 + 140 * random();
  const lean = (random() - 0.5) * 60;
  const pairs = 4 + Math.floor(random() * 4);
  const kind = random();
  const at = (t: number): readonly [number, number] => [x + lean * t * t, 290 - height * t];
  const leaves = Array.from({ length: pairs * 2 }, (_, step) => {
    const [px, py] = at(0.25 + (0.7 * Math.floor(step / 2)) / pairs);
    const side = step % 2 === 0 ? 1 : -1;
    const reach = (30 + 22 * random()) * side;
    return kind < 0.6
      ? `M${short(px)} ${short(py)}q${short(reach * 0.5)}-26 ${short(reach)}-14q${short(-reach * 0.4)} 22 ${short(-reach)} 14`
      : `M${short(px)} ${short(py)}l${short(reach * 0.7)}-${short(18 + 12 * random())}m0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10`;
  });
  const [topX, topY] = at(1);
  return `<path d="M${short(x)} 290Q${short(x)} ${short(290 - height * 0.5)} ${short(topX)} ${short(topY)}${leaves.join('')}"/><circle cx="${short(topX)}" cy="${short(topY - 8)}" r="${short(6 + 8 * random())}" fill="var(--ground)"/>`;
}
