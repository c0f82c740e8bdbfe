import { toHex } from '../../../color/hex.ts';
import { linear, radial, short } from '../svg.ts';
import { faded } from './light.ts';
import type { Subject } from './subject.ts';

/** A low sun over water, with its path of light. */
export const sea: Subject = {
  alt: 'The sea in the evening',
  trades: ['travel', 'hotel', 'photography'],
  draw({ tone, matter, random }, width) {
    const horizon = 140 + 50 * random();
    const sun = width * (0.23 + 0.54 * random());
    const glints = Array.from({ length: 90 }, () => {
      const near = random() ** 1.6;
      const y = horizon + 2 + near * (318 - horizon);
      const reach = 12 + 90 * near;
      const x = sun + (random() + random() - 1) * reach;
      const half = 4 + 30 * near * random();
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(half)}" ry="${short(0.4 + 1.6 * near)}" opacity="${(0.9 - 0.6 * near).toFixed(2)}"/>`;
    });
    const swells = Array.from({ length: width / 18 }, (_, at) => {
      const near = ((at * 18) / width) ** 1.7;
      return `<ellipse cx="${short(width * random())}" cy="${short(horizon + 4 + near * (310 - horizon))}" rx="${short(60 + 160 * near)}" ry="${short(0.6 + 3.4 * near)}" opacity="${(0.12 + 0.3 * random()).toFixed(2)}"/>`;
    });
    return `${linear('sky', [
      [0, matter(0.52)],
      [0.7, tone(0.82)],
      [1, tone(0.94)],
    ])}${linear('water', [
      [0, tone(0.66)],
      [0.12, matter(0.46)],
      [1, matter(0.2)],
    ])}${radial(
      'glow',
      [sun / width, horizon / 320, 0.42],
      [
        [0, faded(tone(0.99), 0.95)],
        [0.3, faded(tone(0.96), 0.4)],
        [1, faded(tone(0.9), 0)],
      ],
    )}<rect width="${width}" height="320" fill="url(#sky)"/><rect width="${width}" height="320" fill="url(#glow)"/><circle cx="${short(sun)}" cy="${short(horizon - 20 - 20 * random())}" r="${short(10 + 6 * random())}" fill="${toHex(tone(0.99))}"/><rect y="${short(horizon)}" width="${width}" height="320" fill="url(#water)"/><g fill="${toHex(matter(0.16))}">${swells.join('')}</g><g fill="${toHex(tone(0.97))}">${glints.join('')}</g>`;
  },
};
