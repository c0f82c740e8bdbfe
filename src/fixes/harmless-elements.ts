import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { StyleChange } from '../grammar/restyle.ts';
import { oncePer } from '../text/once-per.ts';

/** DATA: properties that only letters show. */
const OF_TEXT: ReadonlySet<string> = new Set([
  'color',
  '-webkit-text-fill-color',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
]);

/** DATA: elements that draw more than the text of their descendants. */
const DRAWN: ReadonlySet<string> = new Set([
  'input',
  'select',
  'textarea',
  'button',
  'svg',
  'img',
  'hr',
  'li',
]);

/** DATA: properties that bring back letters in no size or no colour. */
const UNVEILING: readonly string[] = ['color', '-webkit-text-fill-color', 'font-size'];

/** Whether a change would show letters that a page hides behind a picture, such as the name of a logo. */
export function unveils(
  { declarations }: Pick<StyleChange, 'declarations'>,
  { rendered, style }: Pick<StyledElement, 'rendered' | 'style'>,
): boolean {
  const isVeiled = style['font-size'] === 0 || style.color.a === 0;
  return rendered && isVeiled && UNVEILING.some((property) => property in declarations);
}

/**
 * Elements that the selectors of a change may match besides those that it means: a change of letters does not show on an
 * element without text of its own, where all text inside is meant. Cells that hold a link, for example, are the same
 * `td` as cells with text.
 */
export function harmlessElements(
  change: StyleChange,
  { elements }: Pick<StyledPage, 'elements'>,
): ReadonlySet<number> {
  const { elements: meant, declarations, pseudo } = change;
  const properties = Object.keys(declarations);
  if (pseudo !== undefined || properties.some((property) => !OF_TEXT.has(property))) return NONE;
  const found = foundIn(elements);
  const key = `${UNVEILING.some((property) => properties.includes(property))} ${meant.join()}`;
  const harmless = found.get(key) ?? newHarmless(change, elements);
  found.set(key, harmless);
  return harmless;
}

/** By the elements meant, and whether the change may show hidden letters: the same elements are asked for often. */
const foundIn = oncePer<StyledPage['elements'], Map<string, ReadonlySet<number>>>(() => new Map());

function newHarmless(change: StyleChange, elements: StyledPage['elements']): ReadonlySet<number> {
  const wanted = new Set(change.elements);
  const showsOther = new Uint8Array(elements.length);
  const harmless = new Set<number>();
  // Children come after their parents.
  for (let index = elements.length - 1; index >= 0; index--) {
    const element = elements[index];
    if (element === undefined || wanted.has(index)) continue;
    const shows = showsLetters(element) || unveils(change, element);
    if (showsOther[index] === 0 && !shows) harmless.add(index);
    else if (element.parent >= 0) showsOther[element.parent] = 1;
  }
  return harmless;
}

const NONE: ReadonlySet<number> = new Set();

function showsLetters({ rendered, tag, textBox, before, after }: StyledElement): boolean {
  return rendered && (textBox !== null || before !== null || after !== null || DRAWN.has(tag));
}
