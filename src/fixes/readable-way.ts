import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio, TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import type { Rgba } from '../color/rgba.ts';
import { hasPicture, WHITE } from '../grammar/restyle-colors.ts';
import {
  elementAt,
  type Declarations,
  type Restyling,
  type StyleChange,
  type Way,
} from '../grammar/restyle.ts';
import { FIELD_TAGS } from '../perception/controls.ts';
import { withoutImportance } from '../css/importance.ts';
import { leastAfter } from './guards.ts';
import { labelInk, legibleInks } from './legible-inks.ts';
import { bothWays, mergedChanges } from './merge-changes.ts';
import { paintedContrasts } from './painted-ground.ts';

const OPAQUE = 0.5; // alpha from which a fill is the ground of its text

/**
 * The way with inks over it for texts that it would make hard to read, found from its declarations alone: for ways whose
 * page is not read again.
 */
export function readableWay(way: Way, page: Restyling): Way {
  const changes = legibleInks(textsDimmedBy(way, page), page);
  return changes.length === 0 ? way : bothWays(way, { changes });
}

interface Dimmed {
  readonly index: number;
  readonly ground: Rgba;
}

/**
 * The texts that a way leaves fainter than they were, below the contrast that WCAG asks for, and those that are below it on
 * a new ground; labels on the main colour of the target that have another ink than the target has for them.
 */
function textsDimmedBy({ changes, media, under }: Way, page: Restyling): Dimmed[] {
  if (media !== undefined || under !== undefined) return [];
  const declared = declaredBy(changes);
  if (![...declared.values()].some(paints)) return [];
  const newGround = newGroundFinder(declared, page);
  return paintedContrasts(page).flatMap(({ index, ink: before, ground: shown, ratio }) => {
    const ground = newGround(index, false) ?? shown;
    const ink = composite(newInk(index, declared, page) ?? before, ground);
    if (ink === before && ground === shown) return [];
    const own = ground === shown ? null : labelInk(ground, page.tokens);
    if (own !== null && toHex(own) !== toHex(ink)) return [{ index, ground }];
    const least =
      leastAfter(ratio) === 0 ? 0 : ground === shown ? Math.min(ratio, TEXT_CONTRAST) : TEXT_CONTRAST;
    return contrastRatio(ink, ground) < least ? [{ index, ground }] : [];
  });
}

/** What a way declares for each element itself. */
export function declaredBy(changes: readonly StyleChange[]): Declared {
  const declared = new Map<number, Declarations>();
  for (const { elements, declarations, pseudo } of mergedChanges(changes))
    if (pseudo === undefined) for (const index of elements) declared.set(index, declarations);
  return declared;
}

function paints(declarations: Declarations): boolean {
  return 'color' in declarations || FILLS.some((property) => property in declarations);
}

const FILLS: readonly string[] = ['background-color', 'background'];
const INKS = ['-webkit-text-fill-color', 'color'] as const;

type Declared = ReadonlyMap<number, Declarations>;

/**
 * Finds the ground that what an element holds will lie on: a new fill, or what shows where its fill is taken away; null where it stays.
 * Each element is looked at once for all texts.
 */
export function newGroundFinder(declared: Declared, page: Restyling) {
  const known = { covered: new Map<number, Rgba | null>(), bare: new Map<number, Rgba | null>() };
  /** @param isBare whether a fill nearer to the text is taken away */
  const find = (index: number, isBare: boolean): Rgba | null => {
    const element = elementAt(page, index);
    if (element === undefined) return isBare ? WHITE : null;
    const grounds = isBare ? known.bare : known.covered;
    const before = grounds.get(index);
    if (before !== undefined) return before;
    const ground = look(element, isBare);
    grounds.set(index, ground);
    return ground;
  };
  const look = (element: StyledElement, isBare: boolean): Rgba | null => {
    const fill = fillIn(declared.get(element.index));
    const own = element.style['background-color'];
    if (fill !== null && fill.a >= OPAQUE) return { ...fill, a: 1 };
    if (fill === null && own.a >= OPAQUE) return isBare ? own : null;
    if (hasPicture(element.style['background-image'])) return null;
    return find(element.parent, isBare || own.a >= OPAQUE);
  };
  return find;
}

/** The new ink of a text, of its own or of an element above whose ink it has; null where it keeps its own, as fields do. */
function newInk(index: number, declared: Declared, page: Restyling): Rgba | null {
  const text = elementAt(page, index);
  if (text === undefined) return null;
  const shown = toHex(text.style.color);
  for (let at: StyledElement | undefined = text; at !== undefined; at = elementAt(page, at.parent)) {
    if (toHex(at.style.color) !== shown) return null;
    const ink = colorIn(declared.get(at.index), INKS);
    if (ink !== null) return ink;
    if (FIELD_TAGS.has(at.tag)) return null;
  }
  return null;
}

/** Of a shorthand and its longhand, the one that is declared last. */
function fillIn(declarations: Declarations = {}): Rgba | null {
  const last = Object.keys(declarations).findLast((property) => FILLS.includes(property));
  return last === undefined ? null : colorIn(declarations, [last]);
}

function colorIn(declarations: Declarations | undefined, properties: readonly string[]): Rgba | null {
  const value = properties.map((property) => declarations?.[property]).find((one) => one !== undefined);
  if (value === undefined) return null;
  const color = withoutImportance(value);
  return color === 'none' ? NO_FILL : parseFixedColor(color); // `background: none` takes the fill away too
}

const NO_FILL: Rgba = { r: 0, g: 0, b: 0, a: 0 };
