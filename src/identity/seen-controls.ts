import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { isDot } from '../perception/box-geometry.ts';
import { isOff } from '../perception/control-use.ts';
import { MAX_PAINTS } from '../perception/paint-map.ts';
import type { Paint } from '../perception/paint-layers.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { FILLED_CONTROL_LETTERS } from '../contract/color-tokens.ts';

/** A colour that a control or link shows: its fill, or its letters where it has none. */
export interface SeenControlColor {
  readonly selector: string;
  readonly property: 'background-color' | 'color';
  readonly color: Rgba;
  /** What letters are on; null for a fill, and where a picture is behind them. */
  readonly ground: Rgba | null;
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

const MIN_FILL_CONTRAST = 0.02; // OKLab distance of a fill from its ground; a fainter one is no colour of its own

/** The colours of fills, and of letters without a fill, of everything a reader can press, follow or fill in. */
export function controlColors(page: Perception): SeenControlColor[] {
  const { controls, surfaces, visible, runs, attention, ground } = page;
  const fills = visible
    .filter((element) => isOperated(element, page) && !isDot(element.box) && surfaces.isFilled(element))
    .filter((element) => surfaces.fill(element).contrast >= MIN_FILL_CONTRAST)
    // A field has the colour of a ground: only a coloured one looks like a button.
    .filter((element) => !controls.isField(element) || looksColored(ground(element).color))
    .map((element): SeenControlColor => ({
      selector: shortSelector(element),
      property: 'background-color',
      color: fillColor(element, page),
      ground: null,
      weight: FILLED_CONTROL_LETTERS * attention(element.box),
    }));
  const letters = runs
    .filter(({ element }) => isOperated(element, page))
    .filter(({ element }) => !surfaces.isFilled(element) && !controls.isField(element))
    .map(({ element, ground: behind, weight }): SeenControlColor => ({
      selector: shortSelector(element),
      property: 'color',
      color: composite(element.style.color, behind.color),
      ground: behind.image ? null : behind.color,
      weight,
    }));
  return [...fills, ...letters];
}

function isOperated(element: StyledElement, { controls }: Perception): boolean {
  if (isOff(element)) return false;
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

/** Controls with a fill or a border that `isOne` chooses. */
export function componentsOf(
  page: Perception,
  isOne: (controls: Perception['controls'], element: StyledElement) => boolean,
): SeenComponent[] {
  const { controls, surfaces, visible } = page;
  return visible
    .filter((element) => isOne(controls, element) && !CHOICES.has(element.tag) && !isOff(element))
    .filter(({ tag, attributes }) => tag !== 'input' || !UNBOXED_INPUTS.has(attributes['type'] ?? 'text'))
    .filter((element) => !isDot(element.box))
    .filter((element) => surfaces.isFilled(element) || surfaces.sides(element).length > 0)
    .map((element) => componentOf(element, page));
}

/** An element with what it is drawn on. */
export function componentOf(element: StyledElement, page: Perception): SeenComponent {
  const { surfaces, attention } = page;
  return {
    selector: shortSelector(element),
    element,
    hasFill: surfaces.fill(element).contrast >= MIN_FILL_CONTRAST,
    ground: fillColor(element, page),
    attention: attention(element.box),
  };
}

/** The fill of an element, or its ground without one; of a gradient, the mean of its colours. */
function fillColor(element: StyledElement, { surfaces, paintMap, ground }: Perception): Rgba {
  const painted = surfaces.fill(element).kind === 'gradient' ? paintOf(element, paintMap) : undefined;
  return { ...(painted ?? ground(element)).color, a: 1 };
}

/** The paint of an element at its centre, below what it holds. */
function paintOf(element: StyledElement, { atCentre, paints }: Perception['paintMap']): Paint | undefined {
  let paint = atCentre(element.box);
  for (let layer = 0; layer < MAX_PAINTS && paint !== undefined; layer++) {
    if (paint.element === element) return paint;
    paint = paints[paint.below];
  }
  return undefined;
}
