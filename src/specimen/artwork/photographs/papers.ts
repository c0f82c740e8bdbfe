import { linear, radial, blur, short } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded, type Light } from './light.ts';
import { rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** px of a sheet */
const [WIDE, HIGH] = [176, 236];
const COLUMNS = 4;

/** Newspapers on a table from above, fanned over each other. */
export const papers: Subject = {
  alt: 'Newspapers on a table',
  trades: ['news', 'media', 'publishing', 'marketing', 'reference', 'scheduling'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const count = Math.round(width / 92);
    const lean = -14 + 28 * random();
    const first = Math.floor(3 * random());
    const sheets = upTo(count).map((at) => {
      const x = ((at + 0.5) * width) / count + 16 * (random() - 0.5);
      const y = 164 + 46 * (random() - 0.5);
      const turn = lean + 26 * (random() - 0.5);
      return `<g transform="translate(${short(x)} ${short(y)})rotate(${short(turn)})">${sheet(light, (first + at) % 3)}</g>`;
    });
    return `${paints(light)}${radial(
      'lamp',
      [0.2 + 0.5 * random(), 0.05, 0.9],
      [
        [0, faded(tone(1), 0.3)],
        [0.5, faded(tone(0.6), 0)],
        [1, faded(matter(0.04), 0.55)],
      ],
    )}${rect([0, 0], [width, 320], 'table')}${sheets.join('')}${rect([0, 0], [width, 320], 'lamp')}`;
  },
};

/** A front page: a title, a picture, columns of grey, and the fold across its middle. */
function sheet({ tone, matter, random }: Light, kind: number): string {
  const [left, top, inner] = [-WIDE / 2 + 10, -HIGH / 2 + 12, WIDE - 20];
  const step = (inner + 6) / COLUMNS;
  const wide = kind === 0 ? inner : step * (kind === 1 ? 3 : 2) - 6;
  const high = 62 + 20 * random();
  const title = rect([left + inner * 0.12, top], [inner * 0.76, 15], matter(0.12));
  const rules =
    rect([left, top + 22], [inner, 1.6], tone(0.3)) + rect([left, top + 27], [inner, 0.8], tone(0.5));
  const picture = rect([left, top + 36], [wide, high], 'picture');
  const headline = upTo(2).map((row) =>
    rect([left, top + 44 + high + row * 10], [wide * (row === 0 ? 0.94 : 0.6), 6.5], tone(0.24)),
  );
  const columns = upTo(COLUMNS).map((column) => {
    const x = left + column * step;
    const from = x < left + wide - 1 ? top + 70 + high : top + 36;
    const rows = Math.floor((HIGH / 2 - 12 - from) / 4.6);
    const lines = upTo(rows).map((row) => {
      const end = row % 9 === 8 ? 0.55 : 1;
      return `M${short(x)} ${short(from + row * 4.6)}h${short((step - 6) * end)}`;
    });
    return `<path d="${lines.join('')}" stroke="${toHex(tone(0.5))}" stroke-width="1.7"/>`;
  });
  return `${rect([-WIDE / 2 + 5, -HIGH / 2 + 8], [WIDE, HIGH], matter(0.03), 'opacity=".5" filter="url(#soft)"')}${rect([-WIDE / 2, -HIGH / 2], [WIDE, HIGH], tone(0.97))}${title}${rules}${picture}${headline.join('')}${columns.join('')}${rect([-WIDE / 2, -HIGH / 2], [WIDE, HIGH], 'fold')}`;
}

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('table', [
    [0, matter(0.5)],
    [1, matter(0.26)],
  ])}${linear('picture', [
    [0, matter(0.74)],
    [0.55, matter(0.5)],
    [0.56, matter(0.26)],
    [1, matter(0.14)],
  ])}${linear('fold', [
    [0, faded(tone(1), 0)],
    [0.47, faded(tone(0.2), 0.12)],
    [0.5, faded(tone(0.05), 0.4)],
    [0.51, faded(tone(1), 0.3)],
    [0.6, faded(tone(0.3), 0)],
    [1, faded(tone(0.2), 0.14)],
  ])}${blur('soft', 5)}`;
}
