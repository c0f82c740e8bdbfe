import { namesOf } from '../cascade/rules/longhands.ts';
import { parseSelectorList } from '../cascade/selectors/parse-selector.ts';
import { longhandsOf } from '../cascade/shorthands.ts';
import { parseDeclarations } from '../cascade/sheets/parse-sheet.ts';
import type { Cascade } from '../cascade/style-document.ts';
import type { StyledPage } from '../cascade/styled-page.ts';
import type { StyleChange, Way } from '../grammar/restyle.ts';
import { mergedChanges } from './merge-changes.ts';
import { harmlessElements } from './harmless-elements.ts';
import { isPlace, selectorFinder, type SelectorFinder } from './selectors-for.ts';

const IMPORTANT = '!important';
/** Selectors of one rule; those that match most come first, and further ones match single elements. */
const MAX_SELECTORS = 16;
/** Of these, places among siblings; elements that have no name of their own are of little weight. */
const MAX_PLACES = 8;

/** Writes a way as a stylesheet; '' when no selector finds its elements. */
export type CssWriter = (way: Way) => string;

/**
 * Prepares the writer for a page. A declaration is important only where the page would win over it otherwise.
 * @param cascade null for a page that a browser styled: its rules are not known, so every declaration is important
 */
export function cssWriter(page: StyledPage, cascade: Cascade | null): CssWriter {
  const selectorsFor = selectorFinder(page);
  const write: CssWriter = ({ changes, atRules = [], media, under, also }) => {
    const parts = mergedChanges(changes).flatMap((change) => outweighedApart(change, selectorsFor, cascade));
    const rules = parts.flatMap((change) => {
      const harmless = harmlessElements(change, page);
      const find = (elements: readonly number[]) => selectorsFor(elements, harmless);
      if (under !== undefined) return rule(change, selectorsUnder(under, change.elements, find), cascade);
      const selectors = readable(find(change.elements));
      return [
        ...rule(change, selectors, cascade),
        ...raisedRule(change, selectors, cascade, (elements) => readable(selectorsFor(elements))),
      ];
    });
    if (rules.length === 0 && changes.length > 0) return '';
    const block = media === undefined ? rules : [`@media ${media} {\n${rules.map(indented).join('\n')}\n}`];
    return [...atRules, ...block, ...(also === undefined ? [] : [write(also)])].join('\n');
  };
  return write;
}

const GROUND = 'background-color';

/**
 * The elements whose ground the page would keep, apart from the others: only these need an important declaration, and on
 * the body one would outweigh the dark palette of the page.
 */
function outweighedApart(
  change: StyleChange,
  selectorsFor: SelectorFinder,
  cascade: Cascade | null,
): StyleChange[] {
  if (cascade === null || !(GROUND in change.declarations) || change.elements.length < 2) return [change];
  const selectors = readable(selectorsFor(change.elements));
  if (selectors.length === 0) return [change];
  const wins = (index: number, own: readonly string[]) =>
    own.length > 0 && !strongerLonghands(index, leastSpecificity(own), cascade, change.pseudo).has(GROUND);
  /** By the selectors of all, by a more specific one of its own, by importance. */
  const rankOf = (index: number) => (wins(index, selectors) ? 0 : wins(index, selectorsFor([index])) ? 1 : 2);
  const groups = Map.groupBy(change.elements, rankOf);
  return [...groups.values()].map((elements) => ({ ...change, elements }));
}

function readable(selectors: readonly string[]): readonly string[] {
  const places = selectors.filter(isPlace).slice(MAX_PLACES);
  return selectors.filter((selector) => !places.includes(selector)).slice(0, MAX_SELECTORS);
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

function rule(change: StyleChange, selectors: readonly string[], cascade: Cascade | null): string[] {
  if (selectors.length === 0) return [];
  const weak = losing(change, selectors, cascade);
  const lines = Object.entries(change.declarations).map(
    ([property, value]) =>
      `  ${property}: ${value}${weak.has(property) && !value.endsWith(IMPORTANT) ? ` ${IMPORTANT}` : ''};`,
  );
  const suffix = change.pseudo === undefined ? '' : `::${change.pseudo}`;
  return [`${selectors.map((selector) => selector + suffix).join(', ')} {\n${lines.join('\n')}\n}`];
}

/** Repetitions of `:root` before a selector; more are nothing that a person would write. */
const MAX_RAISED = 3;

/**
 * The declarations once more for the elements on which an important declaration of the page is more specific, with
 * `:root` before their selectors; none where that is not enough, as with ids and style attributes.
 */
function raisedRule(
  change: StyleChange,
  selectors: readonly string[],
  cascade: Cascade | null,
  selectorsFor: SelectorFinder,
): string[] {
  if (cascade === null || selectors.length === 0) return [];
  const least = leastSpecificity(selectors);
  const lost = new Map(
    change.elements.flatMap((index) => {
      const strongest = strongestImportant(index, change, cascade);
      return strongest > least && index !== ROOT ? [[index, strongest] as const] : [];
    }),
  );
  if (lost.size === 0) return [];
  const wanted = Math.max(...lost.values());
  const own = selectorsFor([...lost.keys()]);
  for (let times = 1; times <= MAX_RAISED && own.length > 0; times++) {
    const raised = own.map((selector) => `${':root'.repeat(times)} ${selector}`);
    if (leastSpecificity(raised) >= wanted) return rule(change, raised, cascade);
  }
  return [];
}

/** The highest specificity with which the page declares a property of a change as important; -1 for none. */
function strongestImportant(index: number, { declarations, pseudo }: StyleChange, cascade: Cascade): number {
  const declared = new Set<string>(Object.keys(declarations).flatMap((property) => longhandsOf(property)));
  return rulesFor(index, pseudo, cascade)
    .filter(({ important }) => important.some((property) => declared.has(property)))
    .reduce((most, { specificity }) => Math.max(most, specificity), -1);
}

/** The properties that a declaration of the page would win, by specificity, importance or a style attribute. */
function losing(
  { elements, declarations, pseudo }: StyleChange,
  selectors: readonly string[],
  cascade: Cascade | null,
): ReadonlySet<string> {
  if (cascade === null) return new Set(Object.keys(declarations));
  const specificity = leastSpecificity(selectors);
  const lost = new Set<string>();
  for (const index of elements) {
    const stronger = strongerLonghands(index, specificity, cascade, pseudo);
    for (const property of Object.keys(declarations)) {
      if (longhandsOf(property).some((longhand) => stronger.has(longhand))) lost.add(property);
    }
  }
  return lost;
}

function leastSpecificity(selectors: readonly string[]): number {
  const list = parseSelectorList(selectors.join(', '), { parent: null }) ?? [];
  return Math.min(...list.map(({ specificity }) => specificity));
}

/** The longhands that the page declares for an element more strongly than a stylesheet with a specificity would. */
function strongerLonghands(
  index: number,
  specificity: number,
  cascade: Cascade,
  pseudo: StyleChange['pseudo'],
): ReadonlySet<string> {
  const inRules = rulesFor(index, pseudo, cascade).flatMap(({ normal, important, ...rule }) =>
    !rule.isLayered && rule.specificity > specificity ? [...normal, ...important] : important,
  );
  const style = pseudo === undefined ? cascade.page.document.elements[index]?.attributes['style'] : undefined;
  const inAttribute = style === undefined ? [] : parseDeclarations(style);
  return new Set([...inRules, ...inAttribute.flatMap(({ property }) => longhandsOf(property))]);
}

/** A rule of the page that matches an element, with the longhands that it declares. */
interface PageRule {
  readonly specificity: number;
  readonly isLayered: boolean;
  readonly normal: readonly string[];
  readonly important: readonly string[];
}

function rulesFor(index: number, pseudo: StyleChange['pseudo'], { matching, rules }: Cascade): PageRule[] {
  const matched = matching.matched[index]?.[pseudo ?? 'element'] ?? [];
  return matched
    .filter(({ origin }) => origin !== 'user-agent')
    .map(({ selector: { specificity }, layer, block: { content } }) => ({
      specificity,
      isLayered: layer !== rules.unlayered,
      normal: namesOf(content.normal),
      important: namesOf(content.important),
    }));
}

function indented(css: string): string {
  return css.replace(/^/gm, '  ');
}
