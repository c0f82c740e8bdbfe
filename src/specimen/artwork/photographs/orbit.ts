import { toHex } from '../../../color/hex.ts';
import { linear, radial, blur, short } from '../svg.ts';
import { faded } from './light.ts';
import { oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** The limb of a planet at sunrise, seen from orbit. */
export const orbit: Subject = {
  alt: 'Sunrise over the limb of a planet',
  trades: ['space', 'telecom', 'internet', 'research', 'search', 'ai'],
  draw({ tone, matter, random }, width) {
    const r = width * (0.7 + 0.5 * random());
    const side = random() < 0.5 ? 1 : -1;
    const cx = width * (0.5 + side * (0.1 + 0.25 * random()));
    const top = 130 + 60 * random();
    const cy = top + r;
    const angle = -Math.PI / 2 - side * (0.14 + 0.2 * random());
    const [sunX, sunY] = [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    const stars = upTo(Math.round(width / 5)).map(() =>
      oval(
        [width * random(), 230 * random()],
        [0.4 + 0.7 * random() ** 4, 0.4 + 0.7 * random() ** 4],
        tone(0.98),
        `opacity="${(0.3 + 0.6 * random()).toFixed(2)}"`,
      ),
    );
    const seed = Math.floor(900 * random());
    const flare = upTo(3).map((at) =>
      oval([sunX, sunY], [90 + at * 90, 1.6 - 0.4 * at], tone(1), 'opacity=".5" filter="url(#near)"'),
    );
    return `${linear('planet', [
      [0, matter(0.44)],
      [0.12, matter(0.26)],
      [0.5, matter(0.1)],
    ])}${radial(
      'sun',
      [sunX / width, sunY / 320, 0.5],
      [
        [0, faded(tone(1), 1)],
        [0.06, faded(tone(1), 0.9)],
        [0.2, faded(matter(0.8), 0.45)],
        [1, faded(matter(0.5), 0)],
      ],
    )}${blur('air', 12)}${blur('near', 1.6)}<filter id="clouds" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .03" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.6 0 0 0 -1.15"/></filter><clipPath id="disc"><circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"/></clipPath>${rect([0, 0], [width, 320], matter(0.035))}${stars.join('')}<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r + 5)}" fill="none" stroke="${toHex(matter(0.7))}" stroke-width="16" filter="url(#air)"/>${oval([cx, cy], [r, r], 'planet')}<g clip-path="url(#disc)"><rect y="${short(top)}" width="${width}" height="${short(330 - top)}" filter="url(#clouds)" opacity=".5"/></g><circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="none" stroke="${toHex(tone(0.95))}" stroke-width="2" filter="url(#near)"/>${rect([0, 0], [width, 320], 'sun')}${flare.join('')}`;
  },
};
