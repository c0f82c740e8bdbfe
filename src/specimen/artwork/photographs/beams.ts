import type { Rgba } from '../../../color/rgba.ts';
import { linear, blur, radial } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { form, oval, type Point, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Beams of light over a crowd before a stage. */
export const beams: Subject = {
  alt: 'Beams of light over a crowd',
  trades: ['music', 'entertainment', 'events', 'film', 'media', 'social', 'advertising', 'messaging'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const lamps = Math.round(width / 74);
    const meet = width * (0.3 + 0.4 * random());
    const cone = (at: number) => {
      const x = ((at + 0.5) * width) / lamps;
      const aim = meet + (x - meet) * (random() < 0.5 ? -0.9 : 2.1) + 60 * (random() - 0.5);
      const wide = 26 + 30 * random();
      return `${form(
        [
          [x - 2, 18],
          [x + 2, 18],
          [aim + wide, 330],
          [aim - wide, 330],
        ],
        at % 3 === 0 ? 'white' : 'beam',
        'filter="url(#edge)"',
      )}${oval([x, 18], [16, 16], 'lamp')}${oval([x, 18], [3.4, 3.4], tone(1))}`;
    };
    const heads = [0, 1, 2].flatMap((row) =>
      upTo(Math.round(width / (30 - row * -9))).map((at) => {
        const step = 30 + row * 9;
        const x = (at + 0.2 + 0.6 * random()) * step;
        const y = 268 + row * 19 + 7 * random();
        return person(light, [x, y], { r: 8 + row * 3, color: matter(0.16 - row * 0.06) });
      }),
    );
    return `${paints(light)}${radial(
      'haze',
      [meet / width, 0.86, 0.45],
      [
        [0, faded(tone(0.98), 0.85)],
        [1, faded(matter(0.6), 0)],
      ],
    )}${rect([0, 0], [width, 320], 'dark')}${rect([0, 0], [width, 320], 'haze')}<g style="mix-blend-mode:screen">${upTo(lamps).map(cone).join('')}</g>${rect([0, 8], [width, 5], matter(0.03))}${heads.join('')}`;
  },
};

/** Head and shoulders from behind; some hold up an arm or two. */
function person(
  { random }: Light,
  [x, y]: Point,
  { r, color }: { readonly r: number; readonly color: Rgba },
): string {
  const raised = random() < 0.24 ? [random() < 0.5 ? -1 : 1, 1].slice(0, 1 + Math.floor(2 * random())) : [];
  const arms = raised.map((side) =>
    stroke(
      [
        [x + side * r * 1.3, y + 22],
        [x + side * r * 1.9, y - r],
        [x + side * r * (0.9 + random()), y - r * 3.4],
      ],
      color,
      r * 0.62,
      'stroke-linecap="round" stroke-linejoin="round"',
    ),
  );
  return `${arms.join('')}${oval([x, y], [r * 0.86, r], color)}${oval([x, y + r * 2.6], [r * 1.9, r * 1.7], color)}`;
}

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('dark', [
    [0, matter(0.07)],
    [0.7, matter(0.26)],
    [1, matter(0.5)],
  ])}${linear('beam', [
    [0, faded(matter(0.8), 0.85)],
    [1, faded(matter(0.6), 0.04)],
  ])}${linear('white', [
    [0, faded(tone(1), 0.85)],
    [1, faded(tone(0.9), 0.04)],
  ])}${radial(
    'lamp',
    [0.5, 0.5, 0.5],
    [
      [0, faded(tone(1), 0.9)],
      [1, faded(matter(0.8), 0)],
    ],
  )}${blur('edge', 1.6)}`;
}
