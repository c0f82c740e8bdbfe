import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const FOLDER = path.join(import.meta.dirname, 'cases');
const TOLERANCE = 1.5; // px: advances are rounded to thousandths of an em, and kerning is ignored

describe('placeBoxes matches the box positions of Chromium', () => {
  for (const name of readdirSync(FOLDER)) {
    const [html = '', expected = ''] = readFileSync(path.join(FOLDER, name), 'utf8').split('\n@@@\n');
    const { elements } = placeBoxes(styleDocument(pageFromHtml({ html })));
    for (const line of expected.trim().split('\n')) {
      const [id = '', numbers = ''] = line.split(' | ');
      it(`${path.basename(name, '.txt')} #${id}`, () => {
        const box = elements.find((element) => element.id === id)?.box;
        const ours = box && [box.x, box.y, box.width, box.height];
        const far = numbers
          .split(' ')
          .some((px, index) => Math.abs(Number(px) - (ours?.[index] ?? NaN)) > TOLERANCE);
        expect(far ? ours?.map((px) => Math.round(px * 10) / 10).join(' ') : numbers).toBe(numbers);
      });
    }
  }
});
