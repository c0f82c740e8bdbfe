import type { Cascade } from '../cascade/style-document.ts';
import type { StyledPage } from '../cascade/styled-page.ts';
import type { StyleChange, Way } from '../grammar/restyle.ts';
import { mergedChanges } from './merge-changes.ts';
import { harmlessElements } from './harmless-elements.ts';
import { pageRules, type PageRules } from './page-rules.ts';
import { isPlace, MAX_SELECTORS, selectorFinder, type SelectorFinder } from './selectors-for.ts';

const IMPORTANT = '!important';

/** How many selectors a rule may have; the elements of the others are left as they are. */
interface Limits {
  readonly selectors: number;
  /** Of these, places among siblings; elements that have no name of their own are of little weight. */
  readonly places: number;
}

/** A person reads the stylesheet of one fix. */
const OF_FIX: Limits = { selectors: MAX_SELECTORS, places: 8 };
/** That of a whole page leaves out nothing that would stay in the ink of another ground. */
export const OF_PAGE: Limits = { selectors: 96, places: 64 };

/** Writes a way as a stylesheet; '' when no selector finds its elements. @param limits those of a fix without it */
export type CssWriter = (way: Way, limits?: Limits) => string;

/**
 * Prepares the writer for a page. A declaration is important only where the page would win over it otherwise.
 * @param cascade null for a page that a browser styled: its rules are not known, so every declaration is important
 */
export function cssWriter(page: StyledPage, cascade: Cascade | null): CssWriter {
  const selectorsFor = selectorFinder(page);
  const known = cascade && pageRules(cascade);
  const write = (
    { changes, atRules = [], media, under, also }: Way,
    limits: Limits,
    before: readonly string[],
  ): string => {
    const readable = (selectors: readonly string[]) => withinLimits(selectors, limits);
    const parts = mergedChanges(changes).flatMap((change) =>
      outweighedApart(change, (elements) => readable(selectorsFor(elements)), known),
    );
    const rules = parts.flatMap((change) => {
      const harmless = harmlessElements(change, page);
      const find = (elements: readonly number[]) => selectorsFor(elements, harmless);
      if (under !== undefined) return rule(change, selectorsUnder(under, change.elements, find), known);
      const selectors = readable(find(change.elements));
      return [
        ...rule(change, selectors, known),
        ...raisedRule(change, selectors, known, (elements) => readable(selectorsFor(elements))),
      ];
    });
    if (rules.length === 0 && changes.length > 0) return '';
    const block = media === undefined ? rules : [`@media ${media} {\n${rules.map(indented).join('\n')}\n}`];
    const stated = [...new Set([...before, ...atRules])];
    const own = stated.slice(before.length);
    return [...own, ...block, ...(also === undefined ? [] : [write(also, limits, stated)])].join('\n');
  };
  return (way, limits = OF_FIX) => write(way, limits, []);
}

const GROUND = 'background-color';

/**
 * The elements whose ground the page would keep, apart from the others: only these need an important declaration, and on
 * the body one would outweigh the dark palette of the page.
 */
function outweighedApart(
  change: StyleChange,
  selectorsFor: SelectorFinder,
  rules: PageRules | null,
): StyleChange[] {
  if (rules === null || !(GROUND in change.declarations) || change.elements.length < 2) return [change];
  const selectors = selectorsFor(change.elements);
  if (selectors.length === 0) return [change];
  const outweighs = (own: readonly string[]) =>
    rules.outweighs(rules.leastSpecificity(own), GROUND, change.pseudo);
  const outweighsAll = outweighs(selectors);
  const winsAlone = (index: number) => {
    const own = selectorsFor([index]);
    return own.length > 0 && !outweighs(own)(index);
  };
  /** By the selectors of all, by a more specific one of its own, by importance. */
  const rankOf = (index: number) => (!outweighsAll(index) ? 0 : winsAlone(index) ? 1 : 2);
  const groups = Map.groupBy(change.elements, rankOf);
  return [...groups.values()].map((elements) => ({ ...change, elements }));
}

function withinLimits(selectors: readonly string[], limits: Limits): readonly string[] {
  const places = selectors.filter(isPlace).slice(limits.places);
  return selectors.filter((selector) => !places.includes(selector)).slice(0, limits.selectors);
}

/** Selectors that apply while the root element matches another selector. */
function selectorsUnder(
  under: string,
  elements: readonly number[],
  selectorsFor: SelectorFinder,
): readonly string[] {
  const inside = selectorsFor(elements.filter((index) => index !== ROOT));
  const own = elements.includes(ROOT) ? [`html${under}`] : [];
  return [...own, ...inside.map((selector) => `${under} ${selector}`)];
}

const ROOT = 0; // index of the root element

function rule(change: StyleChange, selectors: readonly string[], rules: PageRules | null): string[] {
  if (selectors.length === 0) return [];
  const weak = losing(change, selectors, rules);
  const lines = Object.entries(change.declarations).map(
    ([property, value]) =>
      `  ${property}: ${property === 'font-size' ? fluid(value) : value}${weak.has(property) && !value.endsWith(IMPORTANT) ? ` ${IMPORTANT}` : ''};`,
  );
  const suffix = change.pseudo === undefined ? '' : `::${change.pseudo}`;
  return [`${selectors.map((selector) => selector + suffix).join(', ')} {\n${lines.join('\n')}\n}`];
}

/** A large font size as it is on the screen that is measured, and smaller on narrow ones, where its words would not fit. */
function fluid(size: string): string {
  const px = Number(/^([\d.]+)px$/.exec(size)?.[1]);
  return px >= LARGE && px <= MOST ? `min(${size}, 12vw)` : size;
}

/** px; at 12vw, the smaller is that of a screen of 400 px, the larger that of one of 1,280 px. */
const [LARGE, MOST] = [48, 153] as const;

/** Repetitions of `:root` before a selector; more are nothing that a person would write. */
const MAX_RAISED = 3;

/**
 * The declarations once more for the elements on which an important declaration of the page is more specific, with
 * `:root` before their selectors; none where that is not enough, as with ids and style attributes.
 */
function raisedRule(
  change: StyleChange,
  selectors: readonly string[],
  rules: PageRules | null,
  selectorsFor: SelectorFinder,
): string[] {
  if (rules === null || selectors.length === 0) return [];
  const least = rules.leastSpecificity(selectors);
  const properties = Object.keys(change.declarations);
  const strongestOn = rules.strongestImportant(properties, change.pseudo);
  const lost = new Map<number, number>();
  for (const index of change.elements) {
    const strongest = strongestOn(index);
    if (strongest > least && index !== ROOT) lost.set(index, strongest);
  }
  if (lost.size === 0) return [];
  const wanted = Math.max(...lost.values());
  const own = selectorsFor([...lost.keys()]);
  for (let times = 1; times <= MAX_RAISED && own.length > 0; times++) {
    const raised = own.map((selector) => `${':root'.repeat(times)} ${selector}`);
    if (rules.leastSpecificity(raised) >= wanted) return rule(change, raised, rules);
  }
  return [];
}

/** The properties that a declaration of the page would win, by specificity, importance or a style attribute. */
function losing(
  { elements, declarations, pseudo }: StyleChange,
  selectors: readonly string[],
  rules: PageRules | null,
): ReadonlySet<string> {
  const properties = Object.keys(declarations);
  if (rules === null) return new Set(properties);
  const specificity = rules.leastSpecificity(selectors);
  const isLost = (property: string) => elements.some(rules.outweighs(specificity, property, pseudo));
  return new Set(properties.filter(isLost));
}

function indented(css: string): string {
  return css.replace(/^/gm, '  ');
}
