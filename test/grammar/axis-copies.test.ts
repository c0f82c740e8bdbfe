import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copiesIn, type Copy } from '../../scripts/axis-copies/copies-in.ts';
import { copiesInSource } from '../../scripts/axis-copies/copies-in-source.ts';
import { ROOT } from '../../scripts/local-platform.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { isWhole } from '../sample.ts';

const axes: readonly Axis[] = AXES;
const folder = mkdtempSync(path.join(tmpdir(), 'axis-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what belongs to an axis', () => {
  it.each<[Copy['kind'], string, string]>([
    ['table of values', 'surface.radius', "const R = { '0px': 0, '4-6px': 5 };"],
    ['table of values', 'type.tracking', "const S = [[-0.0249, 'negative'], [0.03, 'normal']] as const;"],
    [
      'table of values',
      'whitespace.element_gap',
      "f([{ below: 14, value: 'tight' }, { below: 28.5, value: 'medium' }])",
    ],
    [
      'limit',
      'whitespace.discipline',
      '/** px: least height of a blank band that is generous. */\nconst WIDE = 90;',
    ],
    ['limit', 'surface.shadows', 'const SHADOW_BLUR = 45;'],
    ['limit', 'palette.saturation', 'const LIMITS = {\n  lively: 0.16, // OKLCH chroma\n};'],
    ['list of values', 'motion.trigger', "const T = ['gesture', 'hover-only', 'scroll', 'autonomous'];"],
    [
      'text',
      'surface.shadows',
      "const RULE = 'Remove shadows from cards, or give every box the same single shadow.';",
    ],
    ['text', 'surface.shadows', 'const WORDS = `glow, hard offset\n   shadow, bevel`;'],
  ])('is found as a %s of %s in %s', (kind, axis, source) => {
    expect(copiesIn(source, axes).map((copy) => [copy.kind, copy.axis])).toContainEqual([kind, axis]);
  });

  it.each([
    ['const WIDTHS = { narrow: 320, wide: 1280 };'],
    ['const LIMIT = 45; // seconds'],
    ["const NAMES = ['none', 'subtle'];"],
  ])('is not found in %s', (source) => {
    expect(copiesIn(source, axes)).toEqual([]);
  });

  // `npm run check` looks at the same files.
  it.runIf(isWhole)('is in its folder and nowhere else', () => {
    expect(copiesInSource(path.join(ROOT, 'src'))).toEqual([]);
  });

  it('is found in files, except in the folder of the axis', () => {
    const band = 'export const GAPS = { tight: 14, airy: 28.5 };';
    writeFile('grammar/axes/whitespace-element-gap/bands.ts', band);
    writeFile('score/gaps.ts', band);
    writeFile('score/others.ts', 'export const GAPS = { 2: 14, 4: 28.5 };');
    expect(copiesInSource(folder).map(({ file, axis }) => [file, axis])).toEqual([
      [path.join('score', 'gaps.ts'), 'whitespace.element_gap'],
    ]);
  });
});

function writeFile(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
