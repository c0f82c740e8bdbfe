import type { ComplexSelector } from './selector.ts';

/** Longer text is cut: it is evidence, and nesting can double it at every level. */
const MAX_TEXT = 400;

/** A nested selector as written at the top level. */
export function nestedText(text: string, parent: readonly ComplexSelector[]): string {
  const [first] = parent;
  const outer = parent.length === 1 && first ? first.text : listText(parent);
  const own = text.slice(0, MAX_TEXT);
  const cut = outer.slice(0, MAX_TEXT);
  return (own.includes('&') ? own.replaceAll('&', () => cut) : `${cut} ${own}`).slice(0, MAX_TEXT);
}

/** The selectors that the text may show: a list can hold thousands, with as many nested rules. */
function listText(parent: readonly ComplexSelector[]): string {
  const known = listTexts.get(parent);
  if (known !== undefined) return known;
  const shown = parent.slice(0, MAX_TEXT / 2).map((each) => each.text.slice(0, MAX_TEXT));
  const text = `:is(${shown.join(', ')})`;
  listTexts.set(parent, text);
  return text;
}

const listTexts = new WeakMap<readonly ComplexSelector[], string>();
