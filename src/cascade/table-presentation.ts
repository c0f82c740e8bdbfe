import type { DocElement } from '../document/document.ts';
import { dimension, setBackground, setBlockAlign, SIDES } from './hint-values.ts';
import { legacyColor } from './legacy-color.ts';
import type { HintReader } from './hint-values.ts';

/** <td> and <th>, which also depend on their table. */
export const setCell: HintReader = (element, set) => {
  const { attributes } = element;
  setBackground(element, set);
  set('width', dimension(attributes['width'], false));
  set('height', dimension(attributes['height'], false));
  setBlockAlign(element, set);
  set('vertical-align', attributes['valign']?.toLowerCase() ?? null);
  if ('nowrap' in attributes) set('white-space', 'nowrap');
  let table = element.parent;
  while (table !== null && table.tag !== 'table') table = table.parent;
  if (table === null) return;
  set('padding', dimension(table.attributes['cellpadding']));
  if (borderOf(table) === 0) return;
  const color = legacyColor(table.attributes['bordercolor']);
  set('border', color === null ? '1px inset' : `1px solid ${color}`);
};

function borderOf({ attributes }: DocElement): number {
  const { border } = attributes;
  if (border === undefined) return 0;
  const width = Number.parseInt(border, 10);
  return Number.isNaN(width) ? 1 : Math.max(width, 0);
}

/** <table>. */
export const setTable: HintReader = (element, set) => {
  set('border-spacing', dimension(element.attributes['cellspacing']));
  const { attributes } = element;
  setBackground(element, set);
  set('width', dimension(attributes['width'], false));
  set('height', dimension(attributes['height'], false));
  if (borderOf(element) > 0) {
    for (const side of SIDES) {
      set(`border-${side}-width`, `${borderOf(element)}px`);
      set(`border-${side}-style`, attributes['bordercolor'] === undefined ? 'outset' : 'solid');
    }
  }
  set('border-color', legacyColor(attributes['bordercolor']));
  const align = attributes['align']?.toLowerCase();
  if (align === 'center') set('margin-inline', 'auto');
  else if (align === 'left' || align === 'right') set('float', align);
};

/** Rows and groups of rows. */
export const setRow: HintReader = (element, set) => {
  setBackground(element, set);
  setBlockAlign(element, set);
  set('vertical-align', element.attributes['valign']?.toLowerCase() ?? null);
  if (element.tag === 'tr') set('height', dimension(element.attributes['height']));
};
