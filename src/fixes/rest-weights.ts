import { matches } from '../cascade/selectors/match.ts';
import { parseSelectorList } from '../cascade/selectors/parse-selector.ts';
import type { ComplexSelector } from '../cascade/selectors/selector.ts';
import type { Cascade } from '../cascade/style-document.ts';

/** Whether a stylesheet gives an element a fill that outweighs one of the page with a specificity, as under the pointer. */
export type RestWeights = (index: number, specificity: number) => boolean;

/** A selector with its block, at any depth; the braces of a media query hold selectors again. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const FILL = /(?:^|[;\s])background(?:-color)?:([^;]*)/;

/** Reads the fills that a stylesheet written here gives to elements at rest. */
export function restWeights(css: string, { matching: { matchContext }, page }: Cascade): RestWeights {
  const rules = [...css.matchAll(RULE)].flatMap(([, selectors = '', block = '']) => {
    const [, fill] = FILL.exec(block) ?? [];
    if (fill === undefined) return [];
    const own = parseSelectorList(selectors.trim(), { parent: null }) ?? [];
    return own
      .filter(({ states, pseudoElement }) => states.length === 0 && pseudoElement === null)
      .map((selector) => ({ selector, isImportant: fill.includes('!important') }));
  });
  const { elements } = page.document;
  const isOn = (selector: ComplexSelector, index: number) => {
    const element = elements[index];
    return element !== undefined && matches(selector, element, matchContext);
  };
  return (index, specificity) =>
    rules.some(
      ({ selector, isImportant }) =>
        (isImportant || selector.specificity >= specificity) && isOn(selector, index),
    );
}
