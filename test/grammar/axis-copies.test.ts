import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { copiesIn, type Copy } from './axis-copies.ts';

const SRC = path.join(import.meta.dirname, '../../src');
const AXES_FOLDER = path.join('grammar', 'axes');
const axes: readonly Axis[] = AXES;

/** What may stand elsewhere, by the beginning of a path. */
const ALLOWED: readonly (readonly [start: string, kind: Copy['kind'], why: string])[] = [
  ['color/seen-hue.ts', 'limit', 'Rooms before the grammar need it; the axis imports it from there.'],
  ['features/rhythm.ts', 'limit', 'Rooms before the grammar need it; the axis imports it from there.'],
  ['features/images.ts', 'text', 'A kind of picture, named to whoever reads evidence.'],
  ['text/font-class.ts', 'list of values', 'Cuts as foundries name them.'],
  ['grammar/brief/', 'text', 'Names and synonyms of subjects, which phrases are matched with.'],
  ['search/synonyms/', 'text', 'What people type who look for brands, of which briefs have some as well.'],
  [
    AXES_FOLDER,
    'table of values',
    'Values of several axes have a name in common; each has tables of its own.',
  ],
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith(path.join('catalog', 'built')))
  .map((file) => ({ file, source: readFileSync(path.join(SRC, file), 'utf8') }));

function foreignAxes(file: string): readonly Axis[] {
  return axes.filter(
    ({ id }) => !file.startsWith(path.join(AXES_FOLDER, id.replace('.', '-').replaceAll('_', '-'))),
  );
}

function isAllowed(file: string, { kind }: Copy): boolean {
  return ALLOWED.some(([start, allowed]) => file.startsWith(start) && allowed === kind);
}

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
    ['text', 'surface.shadows', "const RULE = 'Flatten cards, or give every box the same single shadow.';"],
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

  it('stands in its folder and nowhere else', () => {
    const copies = files.flatMap(({ file, source }) =>
      copiesIn(source, foreignAxes(file))
        .filter((copy) => !isAllowed(file, copy))
        .map(({ axis, kind, what }) => `${file}: ${kind} of ${axis}: ${what}`),
    );
    expect(copies).toEqual([]);
  });
});
