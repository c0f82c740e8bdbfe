import type { Features } from '../../../features/index.ts';
import type { Setting } from '../../../features/typography.ts';
import { familyName, type FontClass, fontClass } from '../../../text/font-class.ts';
import { tally } from '../../../math/weighted.ts';
import { shareWhere } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';
import { once } from '../../once.ts';

const characters = (setting: Setting) => setting.characters;

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

interface Facts extends Pick<Features['typography'], 'headings' | 'running' | 'labels'> {
  /** Family of most running text. */
  readonly main: string;
  readonly families: number;
}

function factsOf({ typography: { headings, running, labels } }: Features): Facts {
  const names = tally(running.map((setting) => ({ value: nameOf(setting), weight: setting.characters })));
  const all = new Set([...headings, ...running, ...labels].map(nameOf));
  return { headings, running, labels, main: names[0]?.value ?? '', families: all.size };
}

const classOf = once((families: readonly string[]) => fontClass(families));
const nameOf = ({ families }: Setting) => familyName(families[0] ?? 'serif');

function shareIn(settings: readonly Setting[], kind: FontClass): number {
  return shareWhere(settings, ({ families }) => classOf(families) === kind, characters);
}

function otherThan(settings: readonly Setting[], main: string): number {
  return shareWhere(settings, (setting) => nameOf(setting) !== main, characters);
}
