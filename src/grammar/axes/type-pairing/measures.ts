import type { Features } from '../../../features/index.ts';
import type { Setting } from '../../../features/typography.ts';
import { familyName, type FontClass, fontClass } from '../../../text/font-class.ts';
import { tally } from '../../../math/weighted.ts';
import { shareWhere } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const characters = (face: Face) => face.characters;

export const MEASURES = measuresOf(factsOf, [
  ['serif headings', 'of the headings', 'linear', ({ headings }) => shareIn(headings, 'serif')],
  ['serif running text', 'of the running text', 'linear', ({ running }) => shareIn(running, 'serif')],
  ['grotesque headings', 'of the headings', 'linear', ({ headings }) => shareIn(headings, 'grotesque')],
  ['grotesque running text', 'of the running text', 'linear', ({ running }) => shareIn(running, 'grotesque')],
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
  ['families', 'families', 'log', ({ families }) => families],
]);

/** A text with the typeface that it asks for. */
interface Face {
  readonly name: string;
  readonly kind: FontClass;
  readonly characters: number;
}

interface Facts {
  readonly headings: readonly Face[];
  readonly running: readonly Face[];
  readonly labels: readonly Face[];
  /** Family of most running text. */
  readonly main: string;
  readonly families: number;
}

function factsOf({ typography }: Features): Facts {
  const known = new Map<string, Pick<Face, 'name' | 'kind'>>();
  const faceOf = ({ families, characters }: Setting): Face => {
    const key = families.join();
    const face = known.get(key) ?? { name: familyName(families[0] ?? 'serif'), kind: fontClass(families) };
    known.set(key, face);
    return { ...face, characters };
  };
  const headings = typography.headings.map(faceOf);
  const running = typography.running.map(faceOf);
  const labels = typography.labels.map(faceOf);
  const names = tally(running.map(({ name, characters: weight }) => ({ value: name, weight })));
  const all = new Set([...known.values()].map(({ name }) => name));
  return { headings, running, labels, main: names[0]?.value ?? '', families: all.size };
}

function shareIn(faces: readonly Face[], kind: FontClass): number {
  return shareWhere(faces, (face) => face.kind === kind, characters);
}

function otherThan(faces: readonly Face[], main: string): number {
  return shareWhere(faces, ({ name }) => name !== main, characters);
}
