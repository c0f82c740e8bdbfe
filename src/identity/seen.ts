import { toHex } from '../color/hex.ts';
import { looksColored } from '../color/seen-hue.ts';
import { type PageTokens, pageTokens } from '../contract/page-tokens.ts';
import type { BoxKind, FramedBox } from '../features/framed-boxes.ts';
import type { GroundCandidate } from '../features/grounds.ts';
import type { Features } from '../features/index.ts';
import type { PaintedColor } from '../features/painted-colors.ts';
import type { ShadowedBox } from '../features/shadows.ts';
import type { Readings } from '../grammar/read-axes.ts';
import { holdsContents } from '../perception/contents.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { oncePer } from '../text/once-per.ts';
import {
  componentOf,
  componentsOf,
  controlColors,
  type SeenComponent,
  type SeenControlColor,
} from './seen-controls.ts';
import { textsByUse, type SeenText } from './seen-texts.ts';

/** What a page shows of its identity: visible elements only, each value with its weight and its selector. */
export interface SeenIdentity {
  readonly tokens: PageTokens;
  readonly grounds: readonly GroundCandidate[];
  /** Colours with a visible hue, without pictures and code samples. */
  readonly colored: readonly PaintedColor[];
  /** The hex colour that an element itself declares or inherits; null for an unknown element. */
  readonly colorOf: (index: number, property: 'border-color' | 'background-color' | 'color') => string | null;
  readonly controlColors: readonly SeenControlColor[];
  readonly headings: readonly SeenText[];
  /** All other text except code. */
  readonly texts: readonly SeenText[];
  readonly code: readonly SeenText[];
  readonly boxes: Readonly<Record<BoxKind, readonly FramedBox[]>>;
  readonly shadows: readonly ShadowedBox[];
  readonly buttons: readonly SeenComponent[];
  readonly inputs: readonly SeenComponent[];
  readonly cards: readonly SeenComponent[];
  /** Paddings, margins and gaps in px; margins of the page itself left out. */
  readonly spaces: readonly SeenSpace[];
  /** Families that the page loads, lower case. */
  readonly loaded: ReadonlySet<string>;
}

export interface SeenSpace {
  readonly selector: string;
  readonly property: string;
  readonly px: number;
}

interface ReadPage {
  readonly perception: Perception;
  readonly features: Features;
  readonly readings: Readings;
}

/** Collects what the parts compare, once for each reading of a page. */
export const seeIdentity = oncePer(collected, ({ features }: ReadPage) => features);

function collected(page: ReadPage): SeenIdentity {
  const { perception, features } = page;
  const { running, heading, code } = textsByUse(perception);
  const kinds = Map.groupBy(features.framedBoxes, ({ kind }) => kind);
  const boxes = (kind: BoxKind) => kinds.get(kind) ?? [];
  const isFull = holdsContents(perception);
  const cards = boxes('card').filter(({ index }) => {
    const element = perception.page.elements[index];
    return element !== undefined && isFull(element);
  });
  return {
    tokens: pageTokens(page),
    grounds: features.grounds.candidates,
    colored: features.paintedColors.filter(({ color }) => looksColored(color)),
    colorOf: (index, property) => {
      const style = perception.page.elements[index]?.style;
      const longhand = property === 'border-color' ? 'border-top-color' : property;
      return style === undefined ? null : toHex({ ...style[longhand], a: 1 });
    },
    controlColors: controlColors(perception),
    headings: heading,
    texts: running,
    code,
    boxes: {
      button: boxes('button'),
      input: boxes('input'),
      tag: boxes('tag'),
      card: cards,
      image: boxes('image'),
    },
    shadows: features.shadows,
    buttons: componentsOf(perception, ({ isControl }, element) => isControl(element)),
    inputs: componentsOf(
      perception,
      ({ isField, isControl }, element) => isField(element) && !isControl(element),
    ),
    cards: cards
      .flatMap(({ index }) => perception.page.elements[index] ?? [])
      .map((element) => componentOf(element, perception)),
    spaces: spacesOf(perception),
    loaded: new Set(perception.page.facts.fontFaces.map(({ family }) => family)),
  };
}

const SPACED = [
  'padding-top',
  'padding-left',
  'margin-top',
  'margin-bottom',
  'row-gap',
  'column-gap',
] as const;
const MAX_SPACED = 4000; // elements; more of a page are not needed to find its unit

/** px; 1.245 em of 16 px is 19.919999999999998. */
function rounded(px: number): number {
  return Math.round(100 * px) / 100;
}

function spacesOf({ visible }: Perception): SeenSpace[] {
  return visible.slice(0, MAX_SPACED).flatMap((element) => {
    if (element.namespace !== 'html' || element.parent === -1 || element.tag === 'body') return [];
    return SPACED.flatMap((property) => {
      const length = element.style[property];
      const isFixed = typeof length === 'object' && length !== null && length.percent === 0 && length.px > 0;
      return isFixed ? [{ selector: shortSelector(element), property, px: rounded(length.px) }] : [];
    });
  });
}
