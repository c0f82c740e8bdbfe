import type { Perception } from '../perception/perceive.ts';

const MAX_CHARACTERS = 40;
const TOP = 0.25; // of the first screen
const NO_TITLE = new Set([
  'a',
  'button',
  'label',
  'td',
  'th',
  'li',
  'dt',
  'dd',
  'code',
  'small',
  'option',
  'footer',
]);

/**
 * The short line at the top of a page without headings that stands alone in its box, as a title does; null where links,
 * cells or longer texts come first.
 */
export function titleLine({ page, runs }: Pick<Perception, 'page' | 'runs'>): number | null {
  const [first] = runs.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  if (first === undefined || first.box.y > TOP * page.viewport.height) return null;
  const { element, characters } = first;
  const beside = runs.filter(({ element: other }) => other.index !== element.index);
  const sharesLine = beside.some(
    ({ box }) => box.y < first.box.y + first.box.height && box.y + box.height > first.box.y,
  );
  const isText = !NO_TITLE.has(element.tag) && characters > 2 && characters <= MAX_CHARACTERS;
  return isText && !sharesLine ? element.index : null;
}
