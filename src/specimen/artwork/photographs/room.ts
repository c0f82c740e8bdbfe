import { toHex } from '../../../color/hex.ts';
import { blur, linear, short } from '../svg.ts';
import type { Subject } from './subject.ts';

/** A vase in a room, and the light of a window on its floor. */
export const room: Subject = {
  alt: 'A vase in a room with window light',
  trades: ['home', 'real-estate', 'hotel', 'design-system'],
  draw({ tone, matter, random }, width) {
    const corner = width * (0.31 + 0.38 * random());
    const [skirting, floor] = [196 + 20 * random(), 320];
    const fromLeft = corner < width / 2;
    const window = fromLeft ? corner + 60 + 40 * random() : 40 + 50 * random();
    const pane = (column: number, row: number) =>
      `<rect x="${short(window + column * 46)}" y="${short(34 + row * 58)}" width="42" height="54"/>`;
    const slant = (fromLeft ? -1 : 1) * (70 + 50 * random());
    const patch = (column: number) =>
      `<path d="M${short(window + slant + column * 62)} ${short(skirting + 26)}h56l${short(slant * 0.7)} 76h-62z"/>`;
    // It stands on the floor in front of the wall without the window.
    const x = fromLeft ? corner * 0.5 : corner + (width - corner) * 0.5;
    const y = skirting + 62;
    const twig = (lean: number, high: number) =>
      `<path d="M${short(x)} ${short(y - 96)}q${short(lean * 0.2)} ${short(-high * 0.7)} ${short(lean)} ${short(-high)}"/>${[0.5, 0.7, 0.86, 1].map((at) => `<ellipse cx="${short(x + lean * at ** 2)}" cy="${short(y - 96 - high * at)}" rx="9" ry="3.4" transform="rotate(${short(lean > 0 ? -40 : 220)} ${short(x + lean * at ** 2)} ${short(y - 96 - high * at)})" fill="${toHex(matter(0.34))}" stroke="none"/>`).join('')}`;
    const vase = `<ellipse cx="${short(x + slant * 0.3)}" cy="${short(y)}" rx="58" ry="9" fill="${toHex(tone(0.16))}" opacity=".5" filter="url(#soft)"/><g fill="none" stroke="${toHex(tone(0.3))}" stroke-width="1.6">${twig(-46, 74 + 20 * random())}${twig(8, 96 + 20 * random())}${twig(52, 62 + 20 * random())}</g><path d="M${short(x - 24)} ${short(y)}c-22-24-20-56 6-74c7-6 7-14 4-24h28c-3 10-3 18 4 24c26 18 28 50 6 74z" fill="url(#clay)"/>`;
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
    ])}${linear(
      'clay',
      [
        [0, matter(fromLeft ? 0.26 : 0.72)],
        [0.45, matter(0.5)],
        [1, matter(fromLeft ? 0.72 : 0.26)],
      ],
      true,
    )}${blur('soft', 2.4)}${blur('glow', 22)}<rect width="${width}" height="320" fill="url(#${fromLeft ? 'a' : 'b'})"/><rect width="${short(corner)}" height="320" fill="url(#${fromLeft ? 'b' : 'a'})"/><path d="M0 ${short(floor - 40)}L${short(corner)} ${short(skirting)}L${width} ${short(floor - 60)}V320H0z" fill="url(#floor)"/><g fill="${toHex(tone(0.97))}" opacity=".55" filter="url(#glow)">${pane(0, 0)}${pane(1, 1)}</g><g fill="url(#day)">${[0, 1].flatMap((column) => [pane(column, 0), pane(column, 1)]).join('')}</g><g fill="${toHex(tone(0.95))}" opacity=".75" filter="url(#soft)">${patch(0)}${patch(1)}</g>${vase}`;
  },
};
