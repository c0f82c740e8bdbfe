import type { Features } from '../../../features/index.ts';
import type { Group } from '../../../features/grouping.ts';
import type { Gap } from '../../../perception/gaps.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { sectionGap } from '../../gap-evidence.ts';
import { measuresOf } from '../../measure.ts';

const TEXT = 'of the text';
const PAGE = 'of the page';
const LARGEST_CARD = 0.3; // of the page; a larger box is the sheet that the groups lie on
const LEAST_BAND = 0.02; // of the content; smaller bands are bars with a line of text
const RULE = 160; // px; shorter lines are ornaments
const isDivided = ({ divided }: Gap) => divided;

// Without the shares of the text in panels, frames and bands: the rule compares these, and its reading is an input.
export const MEASURES = measuresOf(factsOf, [
  ['text outside of groups', TEXT, 'linear', ({ ungrouped }) => ungrouped],
  ['text in all panels but the largest', TEXT, 'root', ({ groups }) => besideLargest(groups)],
  [
    'text in outlines',
    'of the text × OKLab',
    'root',
    ({ groups }) => sumOf(groups, ({ share, outline }) => share * outline),
  ],
  ['area in bare panels', PAGE, 'root', ({ groups }) => areaOf(groups, isBarePanel)],
  ['area in outlined groups', PAGE, 'root', ({ groups }) => areaOf(groups, isOutlined)],
  ['panels', 'groups', 'log', ({ groups }) => countOf(groups, 'panel')],
  ['frames', 'groups', 'log', ({ groups }) => countOf(groups, 'frame')],
  ['bands', 'bands', 'log', ({ groups }) => groups.filter(isBand).length],
  ['rules between sections', 'gaps', 'log', ({ sections }) => sections.filter(isDivided).length],
  [
    'rules between elements',
    'of the gaps',
    'root',
    ({ elements }) => shareWhere(elements, isDivided, breadth),
  ],
  ['rules per gap', 'lines', 'log', ({ rules, elements }) => rules.length / Math.max(1, elements.length)],
  ['shadows', 'shadows', 'log', ({ shadowCount }) => shadowCount],
  ['outlined boxes', PAGE, 'root', ({ outlined }) => outlined],
  ['cards', 'weighted boxes', 'log', ({ cards }) => cards],
  ['gap between sections', 'px', 'log', ({ gap }) => gap],
  ['length of all borders', 'px', 'log', ({ bordered }) => sumOf(bordered, ({ length }) => length)],
  ['largest frame', PAGE, 'root', ({ bordered }) => largestOf(bordered, ({ frames }) => frames)],
  // Lines from side to side divide; round corners show a panel as a card.
  ['lines across the window', 'lines', 'log', ({ bordered }) => bordered.filter(({ spans }) => spans).length],
  ['boxes', 'borders', 'log', ({ bordered }) => bordered.filter(({ kind }) => kind === 'box').length],
  ['median radius of cards', 'px', 'log', ({ corners }) => corners],
]);

function factsOf({ grouping, rhythm, borders, framedBoxes, shadows }: Features) {
  return {
    ...grouping,
    ...rhythm,
    gap: sectionGap(rhythm),
    rules: borders.filter(({ kind, length }) => kind === 'line' && length >= RULE),
    bordered: borders.filter(({ kind }) => kind !== 'field'),
    shadowCount: shadows.length,
    outlined: sumOf(borders, ({ frames }) => frames),
    corners: quantileOf(
      framedBoxes.filter(({ kind }) => kind === 'card'),
      0.5,
      ({ radius }) => radius,
      ({ attention }) => attention,
    ),
    cards: sumOf(framedBoxes, ({ kind, attention }) => (kind === 'card' ? attention : 0)),
  };
}

const breadth = (gap: Gap) => gap.breadth;
const isBarePanel = ({ kind, outline }: Group) => kind === 'panel' && outline === 0;
const isOutlined = ({ outline }: Group) => outline > 0;
const isBand = ({ kind, share }: Group) => kind === 'band' && share >= LEAST_BAND;
const countOf = (groups: readonly Group[], kind: Group['kind']) =>
  groups.filter((group) => group.kind === kind).length;

/** Area of the matching groups that are no larger than a card. */
function areaOf(groups: readonly Group[], matches: (group: Group) => boolean): number {
  return sumOf(groups, (group) => (group.area < LARGEST_CARD && matches(group) ? group.area : 0));
}

function besideLargest(groups: readonly Group[]): number {
  const panels = groups.filter(({ kind }) => kind === 'panel');
  return sumOf(panels, ({ share }) => share) - largestOf(panels, ({ share }) => share);
}
