import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { type PageTokens, pageTokens } from '../contract/page-tokens.ts';
import type { BoxKind, FramedBox } from '../features/framed-boxes.ts';
import type { GroundCandidate } from '../features/grounds.ts';
import type { Features } from '../features/index.ts';
import type { PaintedColor } from '../features/painted-colors.ts';
import type { ShadowedBox } from '../features/shadows.ts';
import type { Readings } from '../grammar/read-axes.ts';
import { areaOf } from '../perception/box-geometry.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import type { TextRole } from '../perception/text-roles.ts';
import type { TextRun } from '../perception/visible-page.ts';

/** Text in one style. */
export interface SeenText {
  readonly selector: string;
  /** 1..6 of a heading element; null for other text, and for large text that no heading element holds. */
  readonly level: number | null;
  /** Families in lower case, as declared. */
  readonly families: readonly string[];
  /** px */
  readonly size: number;
  readonly fontWeight: number;
  /** em */
  readonly tracking: number;
  /** Multiple of the size, null for `normal`. */
  readonly leading: number | null;
  /** Characters, weighted by position. */
  readonly weight: number;
}

/** A colour that a control or link shows: its fill, or its letters where it has none. */
export interface SeenControlColor {
  readonly selector: string;
  readonly property: 'background-color' | 'color';
  readonly color: Rgba;
  /** Share of attention it draws, see `controlColors`. */
  readonly weight: number;
}

/** A button, field or card with its computed style. */
export interface SeenComponent {
  readonly selector: string;
  readonly element: StyledElement;
  readonly hasFill: boolean;
  /** The fill on its ground, or the ground without a fill. */
  readonly ground: Rgba;
  /** Weight of its place: 2 on the first screen, 1 on the next two, then 0.25. */
  readonly attention: number;
}

/** What a page shows of its identity: visible elements only, each value with its weight and its selector. */
export interface SeenIdentity {
  readonly tokens: PageTokens;
  readonly grounds: readonly GroundCandidate[];
  /** Colours with a visible hue, without pictures and code samples. */
  readonly colored: readonly PaintedColor[];
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

/** Collects what the parts compare, once per page. */
export function seeIdentity(page: ReadPage): SeenIdentity {
  const { perception, features } = page;
  const { running, heading, code } = textsByUse(perception);
  const kinds = Map.groupBy(features.framedBoxes, ({ kind }) => kind);
  const boxes = (kind: BoxKind) => kinds.get(kind) ?? [];
  return {
    tokens: pageTokens(page),
    grounds: features.grounds.candidates,
    colored: features.paintedColors.filter(({ color }) => looksColored(color)),
    controlColors: controlColors(perception),
    headings: heading,
    texts: running,
    code,
    boxes: {
      button: boxes('button'),
      input: boxes('input'),
      tag: boxes('tag'),
      card: boxes('card'),
      image: boxes('image'),
    },
    shadows: features.shadows,
    buttons: componentsOf(perception, ({ isControl }, element) => isControl(element)),
    inputs: componentsOf(
      perception,
      ({ isField, isControl }, element) => isField(element) && !isControl(element),
    ),
    cards: boxes('card')
      .flatMap(({ index }) => perception.page.elements[index] ?? [])
      .map((element) => componentOf(element, perception)),
    spaces: spacesOf(perception),
    loaded: new Set(perception.page.facts.fontFaces.map(({ family }) => family)),
  };
}

const USES: Readonly<Record<TextRole, 'running' | 'heading' | 'code' | null>> = {
  running: 'running',
  control: 'running',
  navigation: 'running',
  heading: 'heading',
  code: 'code',
  icon: null,
  hidden: null,
};

function textsByUse({ textRoles, runningText }: Perception) {
  const large = new Set(runningText.large);
  const of = (use: 'running' | 'heading' | 'code') =>
    textRoles
      .filter(({ run, role }) => (large.has(run) ? 'heading' : USES[role]) === use)
      .map(({ run, owner }) => seenText(run, owner.tag));
  return { running: of('running'), heading: of('heading'), code: of('code') };
}

function seenText({ element, weight }: TextRun, tag: string): SeenText {
  const { style } = element;
  const size = style['font-size'];
  const lineHeight = style['line-height'];
  return {
    selector: shortSelector(element),
    level: /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : null,
    families: style['font-family'],
    size,
    fontWeight: style['font-weight'],
    tracking: size === 0 ? 0 : style['letter-spacing'] / size,
    leading: lineHeight === null || size === 0 ? null : lineHeight / size,
    weight,
  };
}

/** Letters of link text that weigh as much as one filled control, which draws more attention than its area suggests. */
const FILLED_CONTROL_LETTERS = 40;
const MIN_FILL_CONTRAST = 0.02; // OKLab distance of a fill from its ground; a fainter one is no colour of its own

function controlColors(page: Perception): SeenControlColor[] {
  const { controls, surfaces, visible, runs, attention, ground } = page;
  const fills = visible
    .filter((element) => isOperated(element, page) && surfaces.isFilled(element))
    .filter((element) => surfaces.fill(element).contrast >= MIN_FILL_CONTRAST)
    .map((element): SeenControlColor => ({
      selector: shortSelector(element),
      property: 'background-color',
      color: { ...ground(element).color, a: 1 },
      weight: FILLED_CONTROL_LETTERS * attention(element.box),
    }));
  const letters = runs
    .filter(({ element }) => isOperated(element, page))
    .filter(({ element }) => !surfaces.isFilled(element) && !controls.isField(element))
    .map(({ element, ground: behind, weight }): SeenControlColor => ({
      selector: shortSelector(element),
      property: 'color',
      color: composite(element.style.color, behind.color),
      weight,
    }));
  return [...fills, ...letters];
}

function isOperated(element: StyledElement, { controls }: Perception): boolean {
  return element.tag === 'a' || controls.isControl(element) || controls.isField(element);
}

const CHOICES: ReadonlySet<string> = new Set(['option', 'optgroup', 'summary', 'select']);
const UNBOXED_INPUTS: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'range',
  'hidden',
  'file',
  'color',
]);

function componentsOf(
  page: Perception,
  isOne: (controls: Perception['controls'], element: StyledElement) => boolean,
): SeenComponent[] {
  const { controls, surfaces, visible } = page;
  return visible
    .filter((element) => isOne(controls, element) && !CHOICES.has(element.tag))
    .filter(({ tag, attributes }) => tag !== 'input' || !UNBOXED_INPUTS.has(attributes['type'] ?? 'text'))
    .filter((element) => areaOf(element.box) > 0)
    .filter((element) => surfaces.isFilled(element) || surfaces.sides(element).length > 0)
    .map((element) => componentOf(element, page));
}

function componentOf(element: StyledElement, { surfaces, attention, ground }: Perception): SeenComponent {
  return {
    selector: shortSelector(element),
    element,
    hasFill: surfaces.fill(element).contrast >= MIN_FILL_CONTRAST,
    ground: { ...ground(element).color, a: 1 },
    attention: attention(element.box),
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

function spacesOf({ visible }: Perception): SeenSpace[] {
  return visible.slice(0, MAX_SPACED).flatMap((element) => {
    if (element.namespace !== 'html' || element.parent === -1 || element.tag === 'body') return [];
    return SPACED.flatMap((property) => {
      const length = element.style[property];
      const isFixed = typeof length === 'object' && length !== null && length.percent === 0 && length.px > 0;
      return isFixed ? [{ selector: shortSelector(element), property, px: length.px }] : [];
    });
  });
}
