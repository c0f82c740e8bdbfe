import { points } from '../../points.ts';
import { oneOf } from '../one-of.ts';
import { FILLS } from '../fills.ts';
import type { Form, Point } from '../scenes/forms.ts';
import { closedCurve, pathThrough, short } from '../svg.ts';
import { areaOf, flatForm } from './inked.ts';
import { type IllustrationStyle, scenesIn, type Subject } from './style.ts';

/** px²; smaller pieces of paper throw no shadow */
const THICK = 260;
/** px that an edge strays from its form */
const ASKEW = 1.3;

const fronds: Subject = {
  alt: 'Fronds cut from coloured paper',
  industries: ['art-and-design', 'food-and-drink', 'health', 'home-and-property'],
  draw(random, width) {
    const split = width * (0.32 + 0.36 * random());
    const count = 2 * Math.round(width / 130);
    const forms = Array.from({ length: count }, (_, at) => {
      const column = at % (count / 2);
      const x = ((column + 0.5) * 2 * width) / count + 24 * (random() - 0.5);
      const y = 90 + Math.floor((2 * at) / count) * 145 + 24 * (random() - 0.5);
      const fill = ['var(--accent)', 'var(--ink)', 'var(--accent-2)'][at % 3] ?? 'var(--ink)';
      const form = oneOf(random, frond, frond, pebble)(random, 50 + 26 * random());
      return `<path d="${form}" fill="${fill}" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(360 * random())})"/>`;
    });
    return sheets(width, split, 150 + 60 * random()) + forms.join('');
  },
};

/** Paper cut with scissors, in pieces that lie on coloured sheets. */
export const cutout: IllustrationStyle = {
  id: 'cutout',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'artist',
      taste['surface.radius'] === 'pill',
      taste['palette.accent_use'] === 'pervasive',
      taste['voice.formality'] === 'casual',
    ),
  subjects: [
    fronds,
    ...scenesIn('Cut paper', (forms, random, width) => {
      const back = sheets(width, width * (0.3 + 0.4 * random()), 130 + 70 * random());
      return back + forms.map((form) => cut(form, random)).join('');
    }),
  ],
};

/** Two coloured sheets that cover a part of the drawing. */
function sheets(width: number, split: number, level: number): string {
  return `<path d="M0 0h${short(split)}v${short(level)}H0z" fill="var(--line)"/><path d="M${short(split)} ${short(level)}h${short(width)}v320H${short(split)}z" fill="var(--line)" opacity=".5"/>`;
}

/** A piece a little askew, with its shadow. */
function cut(form: Form, random: () => number): string {
  if (form.width !== undefined) return flatForm(form);
  const [turns, phase] = [1 + Math.floor(3 * random()), 2 * Math.PI * random()];
  const askew = form.outline.map(([x, y], at): Point => {
    const angle = phase + (2 * Math.PI * turns * at) / form.outline.length;
    return [x + ASKEW * Math.sin(angle), y + ASKEW * Math.cos(angle)];
  });
  const path = `${pathThrough(askew)}z`;
  const shadow =
    areaOf(form.outline) < THICK
      ? ''
      : `<path d="${path}" fill="var(--ink)" opacity=".2" transform="translate(3 4)"/>`;
  return `${shadow}<path d="${path}" fill="${FILLS[form.tone]}"/>`;
}

function frond(random: () => number, size: number): string {
  const fingers = 4 + Math.floor(random() * 3);
  const side = Array.from({ length: fingers * 4 + 1 }, (_, at): [number, number] => {
    const along = at / (fingers * 4);
    const reach = at % 2 === 0 ? size * 0.16 : size * (0.5 + 0.4 * Math.sin(Math.PI * along));
    return [reach, (along - 0.5) * size * 2.1];
  });
  const other = side.map(([x, y]): [number, number] => [-x, y]).toReversed();
  return closedCurve([...side, ...other]);
}

function pebble(random: () => number, size: number): string {
  const outline = Array.from({ length: 7 }, (_, at): [number, number] => {
    const angle = (at / 7) * 2 * Math.PI;
    const reach = size * (0.6 + 0.55 * random());
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return closedCurve(outline);
}
