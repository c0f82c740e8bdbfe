import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { copiesIn, type Copy } from './copies-in.ts';

const AXES_FOLDER = path.join('grammar', 'axes');
const BUILT = path.join('catalog', 'built');
const axes: readonly Axis[] = AXES;

/** Copies that are intended, by the beginning of a path. */
const ALLOWED: readonly (readonly [start: string, kind: Copy['kind'], why: string])[] = [
  ['color/seen-hue.ts', 'limit', 'Rooms before the grammar need it; the axis imports it from there.'],
  ['features/rhythm.ts', 'limit', 'Rooms before the grammar need it; the axis imports it from there.'],
  ['features/images.ts', 'text', 'A kind of picture, named to whoever reads evidence.'],
  ['text/font-class.ts', 'list of values', 'Cuts as foundries name them.'],
  ['grammar/brief/', 'text', 'Names and synonyms of subjects, which phrases are matched with.'],
  ['words/vocabulary/', 'text', 'Words for styles and what they mean on several axes at once.'],
  ['words/languages/', 'text', 'Words of other languages for those of English.'],
  ['catalog/tags/', 'text', 'Words that people search tags by, of which briefs have some as well.'],
  ['catalog/text-contrast.ts', 'limit', 'The limit of WCAG, which the axis has as well.'],
  ['search/synonyms/', 'text', 'What people type who look for brands, of which briefs have some as well.'],
  [
    AXES_FOLDER,
    'table of values',
    'Values of several axes have a name in common; each has tables of its own.',
  ],
];

/** A copy and the file it is in, relative to the folder of the source. */
export interface PlacedCopy extends Copy {
  readonly file: string;
}

/** Every fact of an axis that a file below `folder` repeats outside the folder of the axis, except ALLOWED. */
export function copiesInSource(folder: string): readonly PlacedCopy[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith(BUILT))
    .toSorted()
    .flatMap((file) =>
      copiesIn(readFileSync(path.join(folder, file), 'utf8'), axesOutside(file))
        .filter((copy) => !isAllowed(file, copy))
        .map((copy) => ({ file, ...copy })),
    );
}

function axesOutside(file: string): readonly Axis[] {
  return axes.filter(
    ({ id }) => !file.startsWith(path.join(AXES_FOLDER, id.replace('.', '-').replaceAll('_', '-'))),
  );
}

function isAllowed(file: string, { kind }: Copy): boolean {
  return ALLOWED.some(([start, allowed]) => file.startsWith(start) && allowed === kind);
}
