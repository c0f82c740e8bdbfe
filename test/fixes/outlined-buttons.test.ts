import { expect, it } from 'vitest';
import { CARD, proven, TEXT } from './proven.ts';

const SHOP = `<!doctype html><html lang=en><head><title>Shop</title><style>
body { margin: 0; font: 16px/1.5 Georgia, serif; background: #fff; color: #222 } h1 { font-size: 40px }
.tile { border: 2px solid #888; padding: 20px; margin: 24px } ul { list-style: none }
button { padding: 10px 20px; border: 2px solid #222; font: inherit }
.main { background: #b3541e; color: #fff } .second { background: none; color: #222 }
</style></head><body><h1>Letters and paper</h1><p>${TEXT}</p><button class="main">Order now</button>
<button class="second">Read more</button><ul>${CARD('One')}${CARD('Two')}${CARD('Three')}</ul></body></html>`;

it('a button without a fill keeps its border where borders go', () => {
  const { fixes } = proven(SHOP, { 'surface.borders': 'none' });
  const css = fixes.find(({ axis }) => axis === 'surface.borders')?.css ?? expect.fail('no stylesheet');
  expect(css).toMatch(/^li\b/);
  expect(css).toContain('.main');
  expect(css).not.toMatch(/\.second|button/);
});
