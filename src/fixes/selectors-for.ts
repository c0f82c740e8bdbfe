import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { oncePer } from '../text/once-per.ts';
import { cssName } from './css-name.ts';
import { namesOf, type Candidate, type Names } from './element-names.ts';

/**
 * Finds short selectors for elements of a page.
 * @param harmless elements that selectors may match besides; see harmless-elements.ts
 */
export type SelectorFinder = (
  elements: readonly number[],
  harmless?: ReadonlySet<number>,
) => readonly string[];

/** Of one rule. */
export const MAX_SELECTORS = 16;
const MAX_PATHS = 96; // structural paths in one selector list; a rule has fewer, as its writer says
const FEW_PATHS = 1; // one place says more than a place in each list
const MAX_CONTEXTUAL = 60; // elements for which contexts are tried

/**
 * Prepares the finder for a page. The selectors of a list match all the elements together and no other element that is
 * rendered, except harmless ones. Names come first, then names inside an ancestor, then places among siblings. One finder
 * serves a page: a way is first widened and then written, and ways of different axes mean the same elements.
 */
export const selectorFinder = oncePer(
  ({ elements }: Pick<StyledPage, 'elements'>): SelectorFinder => {
    const find = newFinder(elements);
    const known = oncePer<ReadonlySet<number>, Map<string, readonly string[]>>(() => new Map());
    return (meant, harmless = NONE) => {
      const found = known(harmless);
      const key = meant.join();
      const selectors = found.get(key) ?? find(meant, harmless);
      found.set(key, selectors);
      return selectors;
    };
  },
  ({ elements }) => elements,
);

const NONE: ReadonlySet<number> = new Set();

function newFinder(elements: StyledPage['elements']): SelectorFinder {
  const names = namesOf(elements);
  return (meant, harmless) => {
    const wanted = new Set(meant);
    const isPrecise = (matched: readonly number[]) =>
      matched.every(
        (index) => wanted.has(index) || elements[index]?.rendered !== true || harmless?.has(index) === true,
      );
    const open = new Set(meant);
    const chosen: Chosen[] = [];
    const cover = (candidates: Iterable<Candidate>) => chosen.push(...greedy(candidates, open));
    const list = meant.flatMap((index) => elements[index] ?? []);
    cover(precise(list, (element) => names.simple(element), isPrecise));
    if (open.size === 0) return textsOf(chosen);
    const rest = () => [...open].slice(0, MAX_CONTEXTUAL).flatMap((index) => elements[index] ?? []);
    cover(precise(rest(), (element) => names.inContext(element), isPrecise));
    if (open.size > FEW_PATHS) cover(precise(rest(), (element) => names.placed(element), isPrecise));
    const paths = [...open].slice(0, MAX_PATHS).flatMap((index) => pathTo(elements[index], elements, names));
    return [...textsOf(chosen), ...paths];
  };
}

/** Those of most elements first, where there are more than a rule has. */
function textsOf(chosen: readonly Chosen[]): string[] {
  const list = chosen.length > MAX_SELECTORS ? chosen.toSorted((a, b) => b.covers - a.covers) : chosen;
  return list.map(({ text }) => text);
}

/** Adds elements like the meant ones, for fewer selectors. */
export type ElementWidener = (
  elements: readonly number[],
  isApart: (index: number) => boolean,
  harmless: ReadonlySet<number>,
) => readonly number[];

/** Selectors that a person would still write one by one. */
const FEW = 4;
/** Of the rendered elements that a name matches: with fewer of them meant, it would change something else. */
const MOSTLY = 0.7;

/**
 * Prepares the widener for a page: where the meant elements need many selectors or places among siblings, it adds the
 * other elements of the same name, if few of these are not meant and none is to stay apart.
 */
export function elementWidener(page: Pick<StyledPage, 'elements'>): ElementWidener {
  const { elements } = page;
  const names = namesOf(elements);
  const selectorsFor = selectorFinder(page);
  return (meant, isApart, harmless) => {
    const selectors = selectorsFor(meant, harmless);
    if (selectors.length <= FEW && !selectors.some(isPlace)) return meant;
    const wanted = new Set(meant);
    const rendered = (matched: readonly number[]) => matched.filter((index) => elements[index]?.rendered);
    const isMostly = (matched: readonly number[]) => {
      const seen = rendered(matched);
      if (seen.some(isApart)) return false;
      return seen.filter((index) => wanted.has(index)).length >= MOSTLY * seen.length;
    };
    const list = meant.slice(0, MAX_CONTEXTUAL).flatMap((index) => elements[index] ?? []);
    const candidates = [
      ...precise(list, (element) => names.simple(element), isMostly),
      ...precise(list, (element) => names.inContext(element), isMostly),
    ];
    const chosen = new Set(greedy(candidates, new Set(meant)).map(({ text }) => text));
    const added = candidates
      .filter(({ text }) => chosen.has(text))
      .flatMap(({ matched }) => rendered(matched));
    const wide = [...new Set([...meant, ...added])].toSorted((a, b) => a - b);
    return weightOf(selectorsFor(wide, harmless)) < weightOf(selectors) ? wide : meant;
  };
}

/** Places among siblings are harder to read than names. */
function weightOf(selectors: readonly string[]): number {
  return selectors.reduce((sum, selector) => sum + (isPlace(selector) ? 3 : 1), 0);
}

/** Whether a selector names an element by its place among siblings. */
export function isPlace(selector: string): boolean {
  return / > .*(?: > |:nth-of-type)/.test(selector);
}

/** Each candidate once, without those that match too much. */
function precise(
  list: readonly StyledElement[],
  candidatesOf: (element: StyledElement) => Iterable<Candidate>,
  isPrecise: (matched: readonly number[]) => boolean,
): Candidate[] {
  const seen = new Map<string, Candidate | null>();
  for (const element of list) {
    for (const candidate of candidatesOf(element)) {
      if (seen.has(candidate.text)) continue;
      seen.set(candidate.text, isPrecise(candidate.matched) ? candidate : null);
    }
  }
  return [...seen.values()].filter((candidate) => candidate !== null);
}

/**
 * Chooses the candidate that covers most of what is open, of equal ones the shortest, until none covers more. What a
 * candidate covers only shrinks, so one is counted again only where its last count could still be the best.
 */
function greedy(candidates: Iterable<Candidate>, open: Set<number>): Chosen[] {
  const chosen: Chosen[] = [];
  let left = Array.from(candidates, (candidate) => ({ candidate, covers: candidate.matched.length }));
  while (open.size > 0) {
    let best: (typeof left)[number] | undefined;
    for (const one of left) {
      if (best !== undefined && one.covers < best.covers) continue;
      one.covers = countIn(open, one.candidate.matched);
      if (one.covers > 0 && (best === undefined || isBetter(one, best))) best = one;
    }
    if (best === undefined) break;
    chosen.push({ text: best.candidate.text, covers: best.covers });
    for (const index of best.candidate.matched) open.delete(index);
    left = left.filter((one) => one.covers > 0 && one !== best);
  }
  return chosen;
}

/** A selector with the number of elements that no selector before it matches. */
interface Chosen {
  readonly text: string;
  readonly covers: number;
}

interface Covering {
  readonly candidate: Candidate;
  readonly covers: number;
}

function isBetter(one: Covering, other: Covering): boolean {
  if (one.covers !== other.covers) return one.covers > other.covers;
  return one.candidate.text.length < other.candidate.text.length;
}

function countIn(open: ReadonlySet<number>, matched: readonly number[]): number {
  let count = 0;
  for (const index of matched) if (open.has(index)) count++;
  return count;
}

/**
 * The place of an element: `.plans > div:nth-of-type(2)`, from the nearest ancestor with a name of its own. Where one of
 * its siblings is chosen, it holds as long as the element is, or is not.
 */
function pathTo(
  element: StyledElement | undefined,
  elements: readonly StyledElement[],
  names: Names,
): string[] {
  const steps: string[] = [];
  for (let at = element; at !== undefined; at = elements[at.parent]) {
    if (at.namespace !== 'html') return [];
    const [own] = names.simple(at).filter(({ matched }) => matched.length === 1);
    if (own !== undefined) {
      steps.unshift(own.text);
      break;
    }
    const place = names.placeOf(at) ?? { at: 0, of: 0 };
    const state = at === element ? names.stateOf(at) : '';
    steps.unshift(`${cssName(at.tag)}${place.of === 1 ? '' : `:nth-of-type(${place.at})`}${state}`);
  }
  return steps.length === 0 ? [] : [steps.join(' > ')];
}
