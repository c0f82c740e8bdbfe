import { expect, test } from 'vitest';
import { evidenceText } from '../../cli/output/evidence-text.ts';

const LOOKS = { paint: (_: string, text: string) => text, width: 80 };
const fact = (share?: number) => ({ selector: 'i', property: 'color', value: '#ff3b00', share });

test.each<[number | undefined, string]>([
  [undefined, '  i { color: #ff3b00 }'],
  [0, '  i { color: #ff3b00 }'],
  [0.0012, '  i { color: #ff3b00 } (<1%)'],
  [0.006, '  i { color: #ff3b00 } (1%)'],
  [0.87, '  i { color: #ff3b00 } (87%)'],
  [1, '  i { color: #ff3b00 } (100%)'],
])('a share of %s', (share, line) => {
  expect(evidenceText([fact(share)], LOOKS, 1)).toEqual([line]);
});

test('names a file of the folder by its path', () => {
  const value = 'as detailed as a photograph: http://files.localhost/img/boat.jpg';
  const [line] = evidenceText([{ ...fact(0), value }], LOOKS, 1);
  expect(line).toContain('photograph: /img/boat.jpg');
});
