import { toHex } from '../../../color/hex.ts';
import { blur, linear, short } from '../svg.ts';
import { faded, type Light } from './light.ts';
import type { Subject } from './subject.ts';

/** Turned vessels on a table, lit from a window. */
export const vessels: Subject = {
  alt: 'Vessels on a table in window light',
  trades: ['home', 'food', 'luxury', 'art'],
  isNarrow: true,
  draw(light) {
    const { tone, random } = light;
    const table = 226 + 24 * random();
    const fromLeft = random() < 0.5;
    const slant = (fromLeft ? 1 : -1) * (50 + 40 * random());
    const left = 60 + 140 * random();
    const pane = (x: number) => `<path d="M${short(x)} -10h74l${short(slant)} ${short(table)}h-74z"/>`;
    const count = 3 + Math.floor(random() * 2);
    const gap = 340 / count;
    const pieces = Array.from({ length: count }, (_, at) => {
      const x = 80 + gap * (at + 0.5) + (random() - 0.5) * gap * 0.3;
      return vessel(light, { x, foot: table + 8 + 34 * random(), at, fromLeft, room: gap });
    }).toSorted((a, b) => a.foot - b.foot);
    return `${linear('wall', [
      [0, tone(0.7)],
      [1, tone(0.84)],
    ])}${linear('table', [
      [0, tone(0.6)],
      [1, tone(0.42)],
    ])}${blur('soft', 6)}${blur('pane', 3.5)}<rect width="480" height="320" fill="url(#wall)"/><g fill="${toHex(tone(0.96))}" opacity=".7" filter="url(#pane)">${pane(left)}${pane(left + 92)}</g><rect y="${short(table)}" width="480" height="120" fill="url(#table)"/><rect y="${short(table)}" width="480" height="1.2" fill="${toHex(tone(0.86))}" opacity=".7"/>${pieces.map(({ drawn }) => drawn).join('')}`;
  },
};

interface Place {
  readonly x: number;
  readonly foot: number;
  readonly at: number;
  readonly fromLeft: boolean;
  readonly room: number;
}

/** A body of revolution: its half width at the foot, belly, neck and lip. */
function vessel(
  { tone, matter, random }: Light,
  { x, foot, at, fromLeft, room }: Place,
): { readonly foot: number; readonly drawn: string } {
  const height = 70 + 95 * random();
  const belly = Math.min(room * 0.46, 24 + 30 * random());
  const [base, neck, lip] = [
    belly * (0.45 + 0.3 * random()),
    belly * (0.18 + 0.5 * random()),
    belly * (0.3 + 0.5 * random()),
  ];
  const top = foot - height;
  const high = foot - height * (0.35 + 0.25 * random());
  const side = (sign: 1 | -1) =>
    `C${short(x + sign * belly * 1.15)} ${short(foot - 6)} ${short(x + sign * belly * 1.2)} ${short(high)} ${short(x + sign * neck)} ${short(top + height * 0.22)}S${short(x + sign * lip)} ${short(top + 6)} ${short(x + sign * lip)} ${short(top)}`;
  const mirrored = `C${short(x - lip)} ${short(top + 6)} ${short(x - neck)} ${short(top + height * 0.12)} ${short(x - neck)} ${short(top + height * 0.22)}C${short(x - belly * 1.2)} ${short(high)} ${short(x - belly * 1.15)} ${short(foot - 6)} ${short(x - base)} ${short(foot)}`;
  const shade = random() < 0.5 ? tone : matter;
  const key = 0.45 + 0.4 * random();
  const lit = [key * 0.62, key * 1.12, key * 0.86, key * 0.34].map((l) => shade(Math.min(0.97, l)));
  const stops = (fromLeft ? lit : lit.toReversed()).map(
    (color, step) => [[0, 0.26, 0.58, 1][step] ?? 1, color] as const,
  );
  const shadow = (fromLeft ? 1 : -1) * height * 0.34;
  const drawn = `${linear(`v${at}`, stops, true)}<ellipse cx="${short(x + shadow)}" cy="${short(foot)}" rx="${short(belly + Math.abs(shadow))}" ry="8" fill="${toHex(tone(0.14))}" opacity=".5" filter="url(#soft)"/><path d="M${short(x + base)} ${short(foot)}${side(1)}L${short(x - lip)} ${short(top)}${mirrored}Q${short(x)} ${short(foot + 7)} ${short(x + base)} ${short(foot)}Z" fill="url(#v${at})"/><ellipse cx="${short(x)}" cy="${short(top)}" rx="${short(lip)}" ry="${short(lip * 0.22)}" fill="${toHex(faded(shade(key * 0.3), 1))}"/>`;
  return { foot, drawn };
}
