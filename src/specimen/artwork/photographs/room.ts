import { toHex } from '../../../color/hex.ts';
import { blur, linear, short } from '../svg.ts';
import type { Subject } from './subject.ts';

/** An empty room with the light of a window on its floor. */
export const room: Subject = {
  alt: 'Window light in an empty room',
  draw({ tone, matter, random }) {
    const corner = 150 + 180 * random();
    const [skirting, floor] = [196 + 20 * random(), 320];
    const fromLeft = corner < 240;
    const window = fromLeft ? corner + 60 + 40 * random() : 40 + 50 * random();
    const pane = (column: number, row: number) =>
      `<rect x="${short(window + column * 46)}" y="${short(34 + row * 58)}" width="42" height="54"/>`;
    const slant = (fromLeft ? -1 : 1) * (70 + 50 * random());
    const patch = (column: number) =>
      `<path d="M${short(window + slant + column * 62)} ${short(skirting + 26)}h56l${short(slant * 0.7)} 76h-62z"/>`;
    return `${linear(
      'a',
      [
        [0, tone(0.7)],
        [1, tone(0.82)],
      ],
      fromLeft,
    )}${linear(
      'b',
      [
        [0, matter(0.42)],
        [1, matter(0.56)],
      ],
      fromLeft,
    )}${linear('floor', [
      [0, tone(0.54)],
      [1, tone(0.32)],
    ])}${linear('day', [
      [0, tone(0.99)],
      [1, tone(0.93)],
    ])}${blur('soft', 2.4)}${blur('glow', 22)}<rect width="480" height="320" fill="url(#${fromLeft ? 'a' : 'b'})"/><rect width="${short(corner)}" height="320" fill="url(#${fromLeft ? 'b' : 'a'})"/><path d="M0 ${short(floor - 40)}L${short(corner)} ${short(skirting)}L480 ${short(floor - 60)}V320H0z" fill="url(#floor)"/><g fill="${toHex(tone(0.97))}" opacity=".55" filter="url(#glow)">${pane(0, 0)}${pane(1, 1)}</g><g fill="url(#day)">${[0, 1].flatMap((column) => [pane(column, 0), pane(column, 1)]).join('')}</g><g fill="${toHex(tone(0.95))}" opacity=".75" filter="url(#soft)">${patch(0)}${patch(1)}</g>`;
  },
};
