import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box, PseudoElement, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { intersect } from './box-geometry.ts';
import { zIndex, type CoverTest } from './pseudo-covers.ts';

/** An element when its turn to be painted comes, and the part of the page it may paint on. */
export interface Turn {
  readonly element: StyledElement;
  /** Its ::before or ::after where that covers its content; null for the element itself. */
  readonly cover: PseudoElement | null;
  readonly clip: Box;
}

/** What is painted as one within a stacking context: an element out of the flow, then what flows in it. */
interface Layer extends Turn {
  /** Its z-index; 0 for `auto`. */
  readonly z: number;
  /** Whether it is a stacking context, which orders its own layers. */
  readonly isContext: boolean;
  /** In tree order, without elements that have a layer of their own. */
  readonly flow: Turn[];
}

const CLIPPING = new Set(['hidden', 'clip', 'auto', 'scroll']);
const ITEM_PARENTS = /\b(?:flex|grid)$/;

interface Painted {
  readonly wholeBox: Box;
  /** Which boxes of ::before and ::after have a turn of their own. */
  readonly covers: CoverTest;
  /** Index of the body whose background is painted on the canvas, behind all layers; -1 for none. */
  readonly groundBody: number;
}

/**
 * Elements from back to front, as CSS 2 (appendix E) orders them: in each stacking context negative layers, what flows,
 * then positioned elements in tree order, then positive layers. Floats count as in flow.
 */
export function* paintOrder(page: StyledPage, painted: Painted): Generator<Turn> {
  const { wholeBox, groundBody } = painted;
  const root = page.elements[0];
  if (root === undefined) return;
  const first: Layer = { element: root, cover: null, clip: wholeBox, z: 0, isContext: true, flow: [] };
  const waiting: Layer[] = [first];
  for (let layer = waiting.pop(); layer !== undefined; layer = waiting.pop()) {
    if (!layer.isContext) {
      yield* [layer, ...layer.flow];
      continue;
    }
    const layers = layersIn(layer, page, painted);
    const own = { ...layer, isContext: false, flow: [] };
    const body = layer.flow.filter(({ element, cover }) => cover === null && element.index === groundBody);
    const flow = layer.flow.filter((turn) => !body.includes(turn));
    const between = flow.map((turn): Layer => ({ ...turn, z: 0, isContext: false, flow: [] }));
    const below = layers.filter(({ z }) => z < 0);
    const above = layers.filter(({ z }) => z >= 0);
    yield* [own, ...body];
    waiting.push(...[...below, ...between, ...above].toReversed());
  }
}

/** The layers of a stacking context by z-index, then in tree order. Gives each its flow, and the context its own. */
function layersIn(context: Layer, page: StyledPage, painted: Painted): Layer[] {
  const layers: Layer[] = [];
  const waiting = partsOf(context, context, page, painted).toReversed();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { turn, owner, layer } = part;
    if (layer === null) owner.flow.push(turn);
    else layers.push(layer);
    if (turn.cover === null && layer?.isContext !== true)
      waiting.push(...partsOf(turn, layer ?? owner, page, painted).toReversed());
  }
  return layers.toSorted((a, b) => a.z - b.z);
}

/** A child, or a box of ::before or ::after that covers children. */
interface Part {
  readonly turn: Turn;
  /** The layer around it. */
  readonly owner: Layer;
  /** Its own layer; null for what flows. */
  readonly layer: Layer | null;
}

function partsOf(
  parent: Turn,
  owner: Layer,
  page: StyledPage,
  { wholeBox, covers, groundBody }: Painted,
): Part[] {
  const { element } = parent;
  const around = clipOfChildren(parent);
  const holdsItems = ITEM_PARENTS.test(element.style.display);
  const part = (of: Pick<Turn, 'element' | 'cover'>, style: ComputedStyle): Part => {
    const turn = { ...of, clip: style.position === 'fixed' ? wholeBox : around };
    const isBody = of.cover === null && of.element.index === groundBody;
    return { turn, owner, layer: isBody ? null : layerOf(turn, style, holdsItems) };
  };
  const cover = (pseudo: PseudoElement | null): Part[] =>
    pseudo !== null && covers(pseudo) ? [part({ element, cover: pseudo }, pseudo.style)] : [];
  const children = element.children.flatMap((index): Part[] => {
    const child = page.elements[index];
    return child?.rendered === true ? [part({ element: child, cover: null }, child.style)] : [];
  });
  return [...cover(element.before), ...children, ...cover(element.after)];
}

/** @param isItem whether it is an item of a flex or grid container, to which z-index applies without a position */
function layerOf(turn: Turn, style: ComputedStyle, isItem: boolean): Layer | null {
  const z = zIndex(style);
  const isPositioned = style.position !== 'static';
  const isStacked = !Number.isNaN(z) && (isPositioned || isItem);
  const isOpen = isStacked || style.position === 'fixed' || style.position === 'sticky' || isGroup(style);
  if (!isOpen && !isPositioned) return null;
  // A box of ::before or ::after holds no layers.
  const isContext = isOpen && turn.cover === null;
  return { ...turn, z: isStacked ? z : 0, isContext, flow: [] };
}

/** Styles that make an element a stacking context without a z-index. */
function isGroup(style: ComputedStyle): boolean {
  return (
    style.isolation === 'isolate' ||
    style.opacity < 1 ||
    style.transform !== 'none' ||
    style.filter !== 'none' ||
    style['clip-path'] !== 'none' ||
    style['backdrop-filter'] !== 'none' ||
    style['mix-blend-mode'] !== 'normal'
  );
}

/** The part of the page that the content of an element may paint on. */
export function clipOfChildren({ element, clip }: Pick<Turn, 'element' | 'clip'>): Box {
  const { style, tag, box } = element;
  const clips = CLIPPING.has(style['overflow-x']) || CLIPPING.has(style['overflow-y']);
  // The overflow of html and body belongs to the window, which scrolls.
  return clips && tag !== 'html' && tag !== 'body' ? intersect(clip, box) : clip;
}
