import { points } from '../../points.ts';
import { closedCurve, short } from '../svg.ts';
import { oneOf, type IllustrationStyle } from './style.ts';

/** Paper cut with scissors: fronds and rounded forms on coloured sheets. */
export const cutout: IllustrationStyle = {
  id: 'cutout',
  alt: 'Forms cut from coloured paper',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'artist',
      taste['surface.radius'] === 'pill',
      taste['palette.accent_use'] === 'pervasive',
      taste['voice.formality'] === 'casual',
    ),
  draw(random) {
    const split = 150 + 180 * random();
    const sheets = `<path d="M0 0h${short(split)}v${short(120 + 90 * random())}H0z" fill="var(--line)"/><path d="M${short(split)} ${short(100 + 90 * random())}h480v320H${short(split)}z" fill="var(--ground)"/>`;
    const forms = Array.from({ length: 7 }, (_, at) => {
      const [x, y] = [50 + (at % 4) * 124 + 30 * random(), 80 + Math.floor(at / 4) * 150 + 30 * random()];
      const fill = ['var(--accent)', 'var(--ink)', 'var(--accent-2)'][at % 3] ?? 'var(--ink)';
      const form = oneOf(random, frond, frond, pebble)(random, 46 + 30 * random());
      return `<path d="${form}" fill="${fill}" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(360 * random())})"/>`;
    });
    return sheets + forms.join('');
  },
};

function frond(random: () => number, size: number): string {
  const fingers = 4 + Math.floor(random() * 3);
  const outline = Array.from({ length: fingers * 4 + 1 }, (_, at): [number, number] => {
    const along = at / (fingers * 4);
    const reach = at % 2 === 0 ? size * 0.16 : size * (0.5 + 0.4 * Math.sin(Math.PI * along));
    return [reach, (along - 0.5) * size * 2.1];
  });
  const other = outline.map(([x, y]): [number, number] => [-x, y]).toReversed();
  return closedCurve([...outline, ...other]);
}

function pebble(random: () => number, size: number): string {
  const outline = Array.from({ length: 7 }, (_, at): [number, number] => {
    const angle = (at / 7) * 2 * Math.PI;
    const reach = size * (0.6 + 0.55 * random());
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return closedCurve(outline);
}
