import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { oncePer } from '../text/once-per.ts';

/** The visible elements that a reader expects to be set like one of them, itself included. */
export type AlikeElements = (index: number) => readonly StyledElement[];

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const INSIDE_TABLES: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'tr']);

/**
 * Prepares the answer for a page: the cells of a table are alike, and elements with the same tags up to the root, as the
 * items of a list and the parts of cards side by side are.
 */
export function alikeElements({ elements }: Pick<StyledPage, 'elements'>): AlikeElements {
  return prepared(elements);
}

const prepared = oncePer(alikeAmong);

function alikeAmong(elements: StyledPage['elements']): AlikeElements {
  const kinds = new Map<string, number>();
  const kindOf: number[] = [];
  const members = new Map<number, StyledElement[]>();
  for (const element of elements) {
    const { index, tag, parent } = element;
    const table = CELLS.has(tag) ? tableAround(element, elements) : null;
    const place = table === null ? `${kindOf[parent] ?? -1} ${tag}` : `cell of ${table}`;
    const kind = kinds.get(place) ?? kinds.size;
    kinds.set(place, kind);
    kindOf[index] = kind;
    if (!element.visible) continue;
    const known = members.get(kind);
    if (known === undefined) members.set(kind, [element]);
    else known.push(element);
  }
  return (index) => members.get(kindOf[index] ?? -1) ?? [];
}

/** Index of the table that a cell belongs to; null without one. */
function tableAround({ parent }: StyledElement, elements: StyledPage['elements']): number | null {
  let above = elements[parent];
  while (above !== undefined && INSIDE_TABLES.has(above.tag)) above = elements[above.parent];
  return above?.tag === 'table' ? above.index : null;
}
