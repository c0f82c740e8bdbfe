import type { DocElement } from '../document/document.ts';
import { legacyColor } from './legacy-color.ts';

/** Adds a declaration; null and '' add none. */
export type SetHint = (property: string, value: string | null) => void;
/** Reads the attributes of one element. */
export type HintReader = (element: DocElement, set: SetHint) => void;

/** `100`, `50%`, `100px`: the leading number, as px or percent. */
export function dimension(text: string | undefined, zero = true): string | null {
  const [, digits, percent = ''] = /^\s*\+?(\d+(?:\.\d*)?|\.\d+)(%?)/.exec(text ?? '') ?? [];
  if (digits === undefined || (!zero && Number(digits) === 0)) return null;
  return `${digits}${percent === '' ? 'px' : '%'}`;
}

/** `width` and `height` of the element as declarations. */
export function setSize({ attributes }: DocElement, set: SetHint): void {
  set('width', dimension(attributes['width']));
  set('height', dimension(attributes['height']));
}

/** `bgcolor` and `background` of the element as declarations. */
export function setBackground({ attributes }: DocElement, set: SetHint): void {
  set('background-color', legacyColor(attributes['bgcolor']));
  const image = attributes['background']?.trim();
  if (image) set('background-image', `url(${JSON.stringify(image)})`);
}

export const SIDES = ['top', 'right', 'bottom', 'left'];

/** DATA: `align` of blocks and cells; -webkit- keywords also move block children. */
const BLOCK_ALIGN: Readonly<Record<string, string>> = {
  left: '-webkit-left',
  right: '-webkit-right',
  center: '-webkit-center',
  middle: '-webkit-center',
  justify: 'justify',
};

/** The CSS value of a keyword of HTML, in any case; null for another one. */
export function keyword(
  table: Readonly<Record<string, string>>,
  attribute: string | undefined,
): string | null {
  const name = attribute?.trim().toLowerCase() ?? '';
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

export const setBlockAlign: HintReader = ({ attributes }, set) =>
  set('text-align', keyword(BLOCK_ALIGN, attributes['align']));
