import type { StyledElement } from '../../cascade/styled-page.ts';

const MAX_SELECTORS = 8; // of one list
const MAX_PARTS = 6; // compounds of one selector

/** The elements that a selector of a script selects. Pseudo-classes are taken as true. */
export function selectElements(selector: string, elements: readonly StyledElement[]): StyledElement[] {
  const lists = selector.split(',').slice(0, MAX_SELECTORS).map(compoundsOf);
  const chains = lists.filter((parts) => parts.length > 0);
  return elements.filter((element) => chains.some((chain) => selects(chain, element, elements)));
}

type Test = (element: StyledElement) => boolean;

/** The compounds of one selector, the subject last; empty when one cannot be read. */
function compoundsOf(selector: string): readonly Test[] {
  const words = selector
    .replace(/:{1,2}[\w-]+(?:\([^)]{0,80}\))?/g, '')
    .replace(/\s*[>+~]\s*/g, ' ')
    .trim()
    .split(/\s+(?![^[]*\])/)
    .slice(-MAX_PARTS);
  const tests = words.map(compoundTest);
  return tests.every((test) => test !== null) ? tests : [];
}

function compoundTest(compound: string): Test | null {
  const parts = compound.match(/[.#]?[\w-]+|\*|\[[^\]]{1,80}\]/g) ?? [];
  if (parts.length === 0 || parts.join('') !== compound) return null;
  const tests = parts.map(simpleTest);
  return (element) => tests.every((test) => test(element));
}

function simpleTest(simple: string): Test {
  const name = simple.slice(1);
  if (simple === '*') return () => true;
  if (simple.startsWith('.')) return ({ classes }) => classes.includes(name);
  if (simple.startsWith('#')) return ({ id }) => id === name;
  if (simple.startsWith('[')) return attributeTest(simple);
  const tag = simple.toLowerCase();
  return (element) => element.tag === tag;
}

/** `[data-x]`, `[data-x="1"]`; other comparisons only ask for the attribute. */
function attributeTest(simple: string): Test {
  const [, name = '', sign, value = ''] =
    /^\[\s*([\w:-]+)\s*([~|^$*]?=)?\s*["']?([^"'\]]*)/.exec(simple) ?? [];
  const key = name.toLowerCase();
  if (sign !== '=') return ({ attributes }) => key in attributes;
  return ({ attributes }) => attributes[key] === value;
}

function selects(
  chain: readonly Test[],
  element: StyledElement,
  elements: readonly StyledElement[],
): boolean {
  let last = chain.length - 1;
  if (chain[last]?.(element) !== true) return false;
  for (let at = elements[element.parent]; at !== undefined && last > 0; at = elements[at.parent]) {
    if (chain[last - 1]?.(at) === true) last--;
  }
  return last <= 0;
}
