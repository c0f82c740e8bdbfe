import type { DocElement } from '../../document/document.ts';
import { matches, matchesCompound } from './match.ts';
import type { ComplexSelector, Compound, ElementTest, Scene } from './selector.ts';

/** The invisible compound on the left of a relative selector: the element that :has() is asked about. */
export const ANCHOR: Compound = {
  tag: null,
  id: null,
  classes: [],
  attributes: [],
  tests: [(element, scene) => element === scene.anchor],
  alternatives: [],
  root: false,
  states: [],
  combinator: 'descendant',
  left: null,
};

/** `:has(> img, + p)`: some element that stands so to this one matches. */
export function hasTest(list: readonly ComplexSelector[]): ElementTest {
  return (element, scene) => list.some((selector) => hasRelative(selector, element, scene));
}

function hasRelative(selector: ComplexSelector, element: DocElement, scene: Scene): boolean {
  if (selector.never || selector.pseudoElement !== null) return false;
  const candidates = candidatesOf(selector, scene);
  if (candidates.length === 0) return false;
  const [first, last] = rangeOf(selector, element, scene);
  const outer = scene.anchor;
  scene.anchor = element;
  let found = false;
  for (let i = firstAtOrAfter(candidates, first); i < candidates.length && !found; i++) {
    const candidate = candidates[i];
    if (candidate === undefined || candidate.index > last) break;
    found = matches(selector, candidate, scene);
  }
  scene.anchor = outer;
  return found;
}

/** Indices between which a match can stand: below the element, or behind it under the same parent. */
function rangeOf(selector: ComplexSelector, element: DocElement, scene: Scene): [number, number] {
  let leftmost = selector.subject;
  while (leftmost.left !== null && leftmost.left !== ANCHOR) leftmost = leftmost.left;
  const end = scene.lastDescendant[element.index] ?? element.index;
  if (leftmost.combinator === 'descendant' || leftmost.combinator === 'child')
    return [element.index + 1, end];
  return [end + 1, element.parent === null ? end : (scene.lastDescendant[element.parent.index] ?? end)];
}

/** Steps: the candidates of every selector stay in memory. */
const CANDIDATE_COST = 8;

function candidatesOf(selector: ComplexSelector, scene: Scene): readonly DocElement[] {
  const known = scene.candidates.get(selector);
  if (known !== undefined) return known;
  const found = scene.elements.filter((element) => matchesCompound(selector.subject, element, scene));
  scene.work.spend('cascade', found.length * CANDIDATE_COST);
  scene.candidates.set(selector, found);
  return found;
}

/** Binary search: candidates stand in document order. */
function firstAtOrAfter(candidates: readonly DocElement[], index: number): number {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle]?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
