import { linear, radial, blur, short } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded, type Light } from './light.ts';
import { oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

const FLOOR = 250;

/** The line of a car in the dark, drawn by a lamp above it. */
export const silhouette: Subject = {
  alt: 'The line of a car in the dark',
  trades: ['automotive', 'mobility', 'luxury'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const scale = (width > 480 ? 1.3 : 1) * (0.95 + 0.1 * random());
    const side = random() < 0.5 ? 1 : -1;
    const roof = 92 + 22 * random();
    const tail = 22 + 18 * random();
    const middle = width * (0.46 + 0.08 * random());
    // Side view from the nose at the left to the tail at the right, the ground at 0.
    const upper = `M-206-34C-200-62-150-74-92-80C-60-${short(roof + 2)}-26-${short(roof + 8)} 14-${short(roof + 8)}C70-${short(roof + 8)} 112-${short(roof - 8)} 150-${short(56 + tail)}C176-${short(52 + tail)} 198-${short(46 + tail)} 206-${short(34 + tail)}`;
    const body = `${upper}L208-30C208-20 196-16 186-16H-190C-202-16-208-24-206-34Z`;
    const glass = `M-84-80C-56-${short(roof - 4)}-24-${short(roof + 1)} 14-${short(roof + 1)}C60-${short(roof + 1)} 98-${short(roof - 12)} 124-${short(48 + tail)}C60-${short(54 + tail * 0.5)}-10-78-84-80Z`;
    const wheel = (x: number) =>
      `${oval([x, -24], [33, 33], matter(0.02))}${oval([x, -22], [25, 25], matter(0.09))}${upTo(10)
        .map(
          (at) =>
            `<path d="M${x} -22l${short(22 * Math.cos((at * Math.PI) / 5))} ${short(22 * Math.sin((at * Math.PI) / 5))}" stroke="${toHex(tone(0.5))}" stroke-width="2.2"/>`,
        )
        .join(
          '',
        )}${oval([x, -22], [4, 4], tone(0.6))}<circle cx="${x}" cy="-22" r="24" fill="none" stroke="url(#rim)" stroke-width="1.6"/>`;
    const car = `<path d="${body}" fill="url(#body)"/><path d="${glass}" fill="url(#pane)"/><path d="M-190-52C-90-70 40-66 200-${short(40 + tail)}" fill="none" stroke="url(#edge)" stroke-width="1.6" opacity=".55"/><path d="${upper}" fill="none" stroke="url(#edge)" stroke-width="9" opacity=".5" filter="url(#glow)"/><path d="${upper}" fill="none" stroke="url(#edge)" stroke-width="2.4"/>${wheel(-124)}${wheel(128)}<path d="M-200-48q26-12 48-10" fill="none" stroke="${toHex(tone(1))}" stroke-width="4" stroke-linecap="round"/>${oval([-190, -48], [58, 26], 'lamp')}`;
    const place = `translate(${short(middle)} ${FLOOR})scale(${short(scale * 100 * side) + 'e-2'} ${short(scale * 100) + 'e-2'})`;
    const mirror = `translate(${short(middle)} ${FLOOR + 2})scale(${short(scale * 100 * side) + 'e-2'} ${short(-scale * 70) + 'e-2'})`;
    return `${paints(light)}${radial(
      'stage',
      [middle / width, 0.7, 0.5],
      [
        [0, faded(matter(0.66), 0.75)],
        [0.5, faded(matter(0.4), 0.3)],
        [1, faded(matter(0.1), 0)],
      ],
    )}${rect([0, 0], [width, 320], 'dark')}${rect([0, 0], [width, 320], 'stage')}<g transform="${mirror}" opacity=".3" filter="url(#soft)">${car}</g><g transform="${place}">${car}</g>`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('dark', [
    [0, matter(0.05)],
    [0.74, matter(0.24)],
    [0.78, matter(0.16)],
    [1, matter(0.04)],
  ])}${linear('body', [
    [0, matter(0.4)],
    [0.35, matter(0.16)],
    [1, matter(0.03)],
  ])}${linear('pane', [
    [0, matter(0.55)],
    [0.5, matter(0.12)],
    [1, matter(0.06)],
  ])}${linear(
    'edge',
    [
      [0, faded(tone(1), 0.5)],
      [0.3, faded(tone(1), 1)],
      [0.7, faded(matter(0.85), 1)],
      [1, faded(matter(0.7), 0.35)],
    ],
    true,
  )}${linear('rim', [
    [0, tone(0.95)],
    [1, matter(0.1)],
  ])}${radial(
    'lamp',
    [0.5, 0.5, 0.5],
    [
      [0, faded(tone(1), 0.9)],
      [1, faded(tone(0.9), 0)],
    ],
  )}${blur('glow', 4)}${blur('soft', 3)}`;
}
