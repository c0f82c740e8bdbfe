import { toHex } from '../../../color/hex.ts';
import { blur, linear, radial } from '../svg.ts';
import { faded } from './light.ts';
import { camera, form, oval, type Point, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** A road at night: the lights of cars that passed, and lamps out of focus. */
export const road: Subject = {
  alt: 'Trails of light on a road at night',
  trades: ['automotive', 'mobility', 'payments', 'automation'],
  draw({ tone, matter, random }, width) {
    const horizon = 120 + 40 * random();
    const at = width * (0.34 + 0.32 * random());
    const bend = (random() < 0.5 ? 1 : -1) * (0.02 + 0.05 * random());
    const project = camera([at, horizon], 180);
    const point = (x: number, y: number, z: number) => project(x + bend * z * z, y, z);
    const depths = upTo(40).map((step) => 0.5 * 1.1 ** step);
    const along = (x: number, y: number): readonly Point[] => depths.map((z) => point(x, y, z));
    const trails = upTo(22).map((step) => {
      const isFront = step % 2 === 0;
      const lane = (isFront ? 0.45 : -1.6) + 1.15 * random();
      const path = along(lane, 0.72 + 0.24 * random());
      const color = isFront ? tone(0.97) : matter(0.66);
      return `${stroke(path, color, 5, 'opacity=".32" filter="url(#soft)"')}${stroke(path, color, 0.6 + 1.8 * random(), 'opacity=".9"')}`;
    });
    const lamps = upTo(18).map((step) => {
      const z = 1.1 + step * 0.7;
      const side = step % 2 === 0 ? 2.4 : -2.4;
      return oval(
        point(side, -0.9 - 0.3 * random(), z),
        [30 / z, 30 / z],
        step % 3 === 0 ? matter(0.72) : tone(0.93),
        `opacity="${(0.3 + 0.03 * step).toFixed(2)}"`,
      );
    });
    const edge = (x: number) => stroke(along(x, 1), tone(0.7), 2.2, 'opacity=".7"');
    const dashes = upTo(26).map((step) => {
      const z = 0.7 + step * 0.75;
      return form(
        [point(-0.03, 1, z), point(0.03, 1, z), point(0.03, 1, z + 0.34), point(-0.03, 1, z + 0.34)],
        tone(0.8),
      );
    });
    return `${linear('sky', [
      [0, matter(0.1)],
      [0.7, matter(0.26)],
      [1, matter(0.5)],
    ])}${linear('land', [
      [0, matter(0.2)],
      [1, matter(0.07)],
    ])}${radial(
      'glow',
      [at / width, horizon / 320, 0.4],
      [
        [0, faded(tone(0.95), 0.7)],
        [1, faded(matter(0.6), 0)],
      ],
    )}${blur('soft', 3)}${rect([0, 0], [width, 320], 'sky')}${rect([0, horizon], [width, 330 - horizon], 'land')}${rect([0, 0], [width, 320], 'glow')}${form([...along(-1.9, 1), ...along(1.9, 1).toReversed()], tone(0.13))}${edge(-1.8)}${edge(1.8)}${dashes.join('')}<g style="mix-blend-mode:screen" fill="${toHex(tone(0.9))}">${lamps.join('')}${trails.join('')}</g>`;
  },
};
