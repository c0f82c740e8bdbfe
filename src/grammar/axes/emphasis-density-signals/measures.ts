import type { Features } from '../../../features/index.ts';
import type { Group } from '../../../features/grouping.ts';
import type { Gap } from '../../../perception/gaps.ts';
import { largestOf, shareWhere, sumOf } from '../../facts.ts';
import { sectionGap } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';

const TEXT = 'of the text';
const LEAST_BAND = 0.02; // of the content; smaller bands are bars with a line of text
const RULE = 160; // px; shorter lines are ornaments
const isDivided = ({ divided }: Gap) => divided;

export const MEASURES = measuresOf(factsOf, [
  ['text in panels', TEXT, 'root', ({ groups }) => shareOf(groups, 'panel')],
  ['text in frames', TEXT, 'root', ({ groups }) => shareOf(groups, 'frame')],
  ['text in bands', TEXT, 'root', ({ groups }) => shareOf(groups, 'band')],
  ['text outside of groups', TEXT, 'linear', ({ ungrouped }) => ungrouped],
  ['text in all panels but the largest', TEXT, 'root', ({ groups }) => besideLargest(groups)],
  [
    'text in outlines',
    'of the text × OKLab',
    'root',
    ({ groups }) => sumOf(groups, ({ share, outline }) => share * outline),
  ],
  ['panels', 'groups', 'log', ({ groups }) => countOf(groups, 'panel')],
  ['frames', 'groups', 'log', ({ groups }) => countOf(groups, 'frame')],
  ['bands', 'bands', 'log', ({ groups }) => groups.filter(isBand).length],
  ['rules between sections', 'of the gaps', 'linear', ({ sections }) => shareWhere(sections, isDivided)],
  [
    'rules between elements',
    'of the gaps',
    'root',
    ({ elements }) => shareWhere(elements, isDivided, breadth),
  ],
  ['rules', 'lines', 'log', ({ rules }) => rules],
  ['boxes', 'groups', 'log', ({ groups }) => groups.filter((group) => !isBandKind(group)).length],
  ['rules per gap', 'lines', 'log', ({ rules, elements }) => rules / Math.max(1, elements.length)],
  ['rules by place', 'weighted lines', 'log', ({ placed }) => placed],
  ['divided gaps between sections', 'gaps', 'log', ({ sections }) => sections.filter(isDivided).length],
  ['area in outlines', 'of the page', 'root', ({ framed }) => framed],
  ['shadows', 'shadows', 'log', ({ shadowCount }) => shadowCount],
  ['outlined boxes', 'boxes', 'log', ({ outlined }) => outlined],
  ['cards', 'weighted boxes', 'log', ({ cards }) => cards],
  ['gap between sections', 'px', 'log', ({ gap }) => gap],
  ['elements per screen', 'elements', 'log', ({ crowding }) => crowding],
]);

function factsOf({ grouping, rhythm, borders, framedBoxes, shadows }: Features) {
  const lines = borders.filter(({ kind, length }) => kind === 'line' && length >= RULE);
  return {
    ...grouping,
    ...rhythm,
    gap: sectionGap(rhythm),
    rules: lines.length,
    placed: sumOf(lines, ({ attention }) => attention),
    framed: sumOf(borders, ({ frames }) => frames),
    shadowCount: shadows.length,
    outlined: borders.filter(({ kind }) => kind === 'box').length,
    cards: sumOf(framedBoxes, ({ kind, attention }) => (kind === 'card' ? attention : 0)),
  };
}

const breadth = (gap: Gap) => gap.breadth;
const isBandKind = ({ kind }: Group) => kind === 'band';
const isBand = ({ kind, share }: Group) => kind === 'band' && share >= LEAST_BAND;
const countOf = (groups: readonly Group[], kind: Group['kind']) =>
  groups.filter((group) => group.kind === kind).length;

function shareOf(groups: readonly Group[], kind: Group['kind']): number {
  return sumOf(groups, (group) => (group.kind === kind ? group.share : 0));
}

function besideLargest(groups: readonly Group[]): number {
  const panels = groups.filter(({ kind }) => kind === 'panel');
  return sumOf(panels, ({ share }) => share) - largestOf(panels, ({ share }) => share);
}
