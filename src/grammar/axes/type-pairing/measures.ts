import type { Features } from '../../../features/index.ts';
import type { Setting } from '../../../features/typography.ts';
import { familyName, type FontClass, wordsFontClass } from '../../../text/font-class.ts';
import { tally } from '../../../math/weighted.ts';
import { oncePer } from '../../../text/once-per.ts';
import { shareWhere } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';
import { kindOf } from './pairing-of.ts';

const characters = (face: Face) => face.characters;
const place = (face: Face) => face.weight;
const seen = (face: Face) => face.weight * face.size;
const area = (face: Face) => face.weight * face.size ** 2;
/** Scripts contrast with a sans as romans do. */
const isSerif = ({ kind }: Face) => kind === 'serif' || kind === 'script';
const isMono = ({ kind }: Face) => kind === 'mono';
const minority = (share: number) => Math.min(share, 1 - share);

export const MEASURES = measuresOf(factsOf, [
  ['serif headings', 'of the headings', 'linear', ({ headings }) => shareIn(headings, 'serif')],
  ['serif running text', 'of the running text', 'linear', ({ running }) => shareIn(running, 'serif')],
  ['grotesque headings', 'of the headings', 'linear', ({ headings }) => shareIn(headings, 'grotesque')],
  ['grotesque running text', 'of the running text', 'linear', ({ running }) => shareIn(running, 'grotesque')],
  [
    'headings in a chosen grotesque',
    'of the headings',
    'linear',
    ({ headings }) => shareWhere(headings, ({ chosen }) => chosen, characters),
  ],
  ['monospace headings', 'of the headings', 'linear', ({ headings }) => shareIn(headings, 'mono')],
  ['monospace running text', 'of the running text', 'linear', ({ running }) => shareIn(running, 'mono')],
  ['monospace labels', 'of the labels', 'linear', ({ labels }) => shareIn(labels, 'mono')],
  [
    'headings in another family',
    'of the headings',
    'linear',
    ({ headings, main }) => otherThan(headings, main),
  ],
  [
    'running text in another family',
    'of the running text',
    'linear',
    ({ running, main }) => otherThan(running, main),
  ],
  [
    'serif beside other faces',
    'of the text by size',
    'root',
    ({ all }) => minority(shareWhere(all, isSerif, seen)),
  ],
  [
    'monospace beside other faces',
    'of the running text by place',
    'root',
    ({ running, main }) => shareWhere(running, (face) => isMono(face) && face.name !== main, place),
  ],
  [
    'text in another family',
    'of the area of all text',
    'root',
    ({ all, main }) => shareWhere(all, (face) => face.name !== main, area),
  ],
  [
    'largest heading in another family',
    '0 or 1',
    'linear',
    ({ headings, main }) => Number((largest(headings)?.name ?? main) !== main),
  ],
  ['families', 'families', 'log', ({ families }) => families],
]);

/** A text with the typeface that it asks for. */
interface Face {
  readonly name: string;
  readonly kind: FontClass;
  /** A grotesque that does not come with the system. */
  readonly chosen: boolean;
  readonly characters: number;
  /** Characters, weighted by position. */
  readonly weight: number;
  /** px */
  readonly size: number;
}

interface Facts {
  readonly headings: readonly Face[];
  readonly running: readonly Face[];
  readonly labels: readonly Face[];
  /** All three. */
  readonly all: readonly Face[];
  /** Family of most running text. */
  readonly main: string;
  readonly families: number;
}

function factsOf({ typography }: Features): Facts {
  const known = new Map<string, Pick<Face, 'name' | 'kind' | 'chosen'>>();
  const keyOf = oncePer((families: readonly string[]) => families.join());
  const faceOf = ({ families, characters, weight, size }: Setting): Face => {
    const key = keyOf(families);
    const face = known.get(key) ?? {
      name: familyName(families[0] ?? 'serif'),
      kind: wordsFontClass(families),
      chosen: kindOf(families) === 'grotesque',
    };
    known.set(key, face);
    return { ...face, characters, weight, size };
  };
  const headings = typography.headings.map(faceOf);
  const running = typography.running.map(faceOf);
  const labels = typography.labels.map(faceOf);
  const names = tally(running.map(({ name, characters: weight }) => ({ value: name, weight })));
  const distinct = new Set([...known.values()].map(({ name }) => name));
  const all = [...headings, ...running, ...labels];
  return { headings, running, labels, all, main: names[0]?.value ?? '', families: distinct.size };
}

function shareIn(faces: readonly Face[], kind: FontClass): number {
  return shareWhere(faces, (face) => face.kind === kind, characters);
}

function otherThan(faces: readonly Face[], main: string): number {
  return shareWhere(faces, ({ name }) => name !== main, characters);
}

function largest(faces: readonly Face[]): Face | undefined {
  return faces.toSorted((a, b) => b.size - a.size)[0];
}
