import { linear, radial, short } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded, type Light } from './light.ts';
import { form, type Point, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Wind turbines on rolling land, the far ones in haze. */
export const turbines: Subject = {
  alt: 'Wind turbines in morning light',
  trades: ['energy', 'charity', 'government', 'research', 'semiconductors'],
  draw(light, width) {
    const { tone, random } = light;
    const sun = 0.2 + 0.6 * random();
    const hill = (base: number, lift: number, color: string) => {
      const phase = 9 * random();
      const crest = (x: number) =>
        base - lift * Math.sin(x * 0.006 + phase) - lift * 0.3 * Math.sin(x * 0.017 + phase);
      const points = upTo(width / 12 + 1).map((at): Point => [at * 12, crest(at * 12)]);
      return { crest, drawn: form([...points, [width, 330], [0, 330]], color) };
    };
    const turbine = (x: number, foot: number, size: number, l: number) => {
      const top = foot - size;
      const blade = `M0 0c${short(size * 0.05)} ${short(-size * 0.12)} ${short(size * 0.03)} ${short(-size * 0.3)} 0 ${short(-size * 0.58)}c${short(-size * 0.025)} ${short(size * 0.28)} ${short(-size * 0.02)} ${short(size * 0.4)} 0 ${short(size * 0.58)}z`;
      const turn = 120 * random();
      const blades = upTo(3).map(
        (at) =>
          `<path d="${blade}" transform="translate(${short(x)} ${short(top)})rotate(${short(turn + 120 * at)})"/>`,
      );
      return `<g fill="${toHex(tone(l))}"><path d="M${short(x - size * 0.022)} ${short(foot + 6)}L${short(x - size * 0.01)} ${short(top)}h${short(size * 0.02)}L${short(x + size * 0.022)} ${short(foot + 6)}z"/>${blades.join('')}<circle cx="${short(x)}" cy="${short(top)}" r="${short(size * 0.026)}"/></g>`;
    };
    const layers = [hill(206, 16, 'far'), hill(244, 22, 'mid'), hill(292, 20, 'near')] as const;
    const standing = (at: 0 | 1 | 2, count: number, size: number, l: number) =>
      upTo(count)
        .map((one) => {
          const x = ((one + 0.2 + 0.6 * random()) * width) / count;
          return turbine(x, layers[at].crest(x), size * (0.85 + 0.3 * random()), l);
        })
        .join('');
    const share = width / 480;
    return `${paints(light)}${radial(
      'sun',
      [sun, 0.6, 0.5],
      [
        [0, faded(tone(1), 0.95)],
        [0.15, faded(tone(0.98), 0.55)],
        [1, faded(tone(0.95), 0)],
      ],
    )}${rect([0, 0], [width, 320], 'sky')}${rect([0, 0], [width, 320], 'sun')}${standing(0, Math.round(5 * share), 66, 0.84)}${layers[0].drawn}${standing(1, Math.round(2.4 * share), 118, 0.94)}${layers[1].drawn}${standing(2, Math.round(1.2 * share), 212, 0.99)}${layers[2].drawn}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('sky', [
    [0, matter(0.5)],
    [0.6, tone(0.86)],
    [1, tone(0.96)],
  ])}${linear('far', [
    [0, matter(0.62)],
    [1, tone(0.8)],
  ])}${linear('mid', [
    [0, matter(0.42)],
    [1, matter(0.6)],
  ])}${linear('near', [
    [0, matter(0.24)],
    [1, matter(0.12)],
  ])}`;
}
