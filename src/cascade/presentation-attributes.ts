import type { DocElement } from '../document/document.ts';
import { legacyColor } from './legacy-color.ts';
import type { Declaration } from './sheets/rule.ts';

/**
 * Declarations that HTML and SVG attributes stand for (HTML, section 15; SVG, "presentation attributes").
 * They come before every author rule. Null when an element has none.
 */
export function presentationOf(element: DocElement): readonly Declaration[] | null {
  const found: Declaration[] = [];
  const set: Setter = (property, value) => {
    if (value !== null && value !== '') found.push({ property, value, important: false });
  };
  if (element.namespace === 'svg') setFromSvg(element, set);
  else if (element.namespace === 'html') BY_TAG[element.tag]?.(element, set);
  return found.length === 0 ? null : found;
}

type Setter = (property: string, value: string | null) => void;
type Reader = (element: DocElement, set: Setter) => void;

const SVG_ATTRIBUTES = [
  'clip-path',
  'color',
  'cursor',
  'direction',
  'display',
  'filter',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'overflow',
  'pointer-events',
  'text-decoration',
  'transform',
  'visibility',
  'word-spacing',
  'writing-mode',
];
/** SVG elements whose width and height are properties. */
const SVG_SIZED = new Set(['svg', 'rect', 'image', 'foreignobject', 'use']);
const UNITLESS = /^[+-]?[\d.]+$/;

function setFromSvg({ tag, attributes }: DocElement, set: Setter): void {
  for (const name of SVG_ATTRIBUTES) {
    const value = attributes[name];
    if (value === undefined) continue;
    const length = name === 'font-size' || name.endsWith('-spacing');
    if (name === 'transform') set(name, svgTransform(value));
    else set(name, length && UNITLESS.test(value.trim()) ? `${value.trim()}px` : value);
  }
  const gradient = attributes['gradienttransform'];
  if (gradient !== undefined && tag.endsWith('gradient')) set('transform', svgTransform(gradient));
  if (!SVG_SIZED.has(tag)) return;
  for (const name of ['width', 'height']) {
    const value = attributes[name]?.trim() ?? '';
    set(name, UNITLESS.test(value) ? `${value}px` : value);
  }
}

/** SVG writes `translate(10 20) rotate(5)`, CSS wants commas and units. */
function svgTransform(attribute: string): string {
  return attribute.replace(/([a-z]+)\s*\(([^()]*)\)\s*,?/gi, (_, name: string, list: string) => {
    const unit = name === 'translate' ? 'px' : name === 'rotate' || name.startsWith('skew') ? 'deg' : '';
    const numbers = list.split(/[\s,]+/).filter((part) => part !== '');
    const shown = name === 'rotate' ? numbers.slice(0, 1) : numbers; // the centre of rotation has no CSS form
    return `${name}(${shown.map((part) => part + unit).join(', ')}) `;
  });
}

/** `100`, `50%`, `100px`: the leading number, as px or percent. */
function dimension(text: string | undefined, zero = true): string | null {
  const [, digits, percent = ''] = /^\s*\+?(\d+(?:\.\d*)?|\.\d+)(%?)/.exec(text ?? '') ?? [];
  if (digits === undefined || (!zero && Number(digits) === 0)) return null;
  return `${digits}${percent === '' ? 'px' : '%'}`;
}

function setSize({ attributes }: DocElement, set: Setter): void {
  set('width', dimension(attributes['width']));
  set('height', dimension(attributes['height']));
}

function setBackground({ attributes }: DocElement, set: Setter): void {
  set('background-color', legacyColor(attributes['bgcolor']));
  const image = attributes['background']?.trim();
  if (image) set('background-image', `url(${JSON.stringify(image)})`);
}

const SIDES = ['top', 'right', 'bottom', 'left'];

/** DATA: `align` of blocks and cells; -webkit- keywords also move block children. */
const BLOCK_ALIGN: Readonly<Record<string, string>> = {
  left: '-webkit-left',
  right: '-webkit-right',
  center: '-webkit-center',
  middle: '-webkit-center',
  justify: 'justify',
};

function keyword(table: Readonly<Record<string, string>>, attribute: string | undefined): string | null {
  const name = attribute?.trim().toLowerCase() ?? '';
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

const setBlockAlign: Reader = ({ attributes }, set) =>
  set('text-align', keyword(BLOCK_ALIGN, attributes['align']));

const setHeadingAlign: Reader = ({ attributes }, set) => {
  const align = attributes['align']?.toLowerCase() ?? '';
  if (/^(?:left|right|center|justify)$/.test(align)) set('text-align', align);
};

const setReplaced: Reader = (element, set) => {
  const { attributes } = element;
  setSize(element, set);
  for (const side of ['left', 'right']) set(`margin-${side}`, dimension(attributes['hspace']));
  for (const side of ['top', 'bottom']) set(`margin-${side}`, dimension(attributes['vspace']));
  const border = element.tag === 'img' ? dimension(attributes['border']) : null;
  if (border !== null) set('border', `${border} solid`);
  const align = attributes['align']?.toLowerCase();
  if (align === 'left' || align === 'right') {
    set('float', align);
    set('vertical-align', 'top');
  } else if (align === 'middle' || align === 'top' || align === 'bottom') set('vertical-align', align);
};

const setSizedReplaced: Reader = (element, set) => {
  setReplaced(element, set);
  const { width, height } = element.attributes;
  const [across, down] = [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  if (across > 0 && down > 0 && !`${width}${height}`.includes('%'))
    set('aspect-ratio', `auto ${across} / ${down}`);
};

const setCell: Reader = (element, set) => {
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

const setTable: Reader = (element, set) => {
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

const setRow: Reader = (element, set) => {
  setBackground(element, set);
  setBlockAlign(element, set);
  set('vertical-align', element.attributes['valign']?.toLowerCase() ?? null);
  if (element.tag === 'tr') set('height', dimension(element.attributes['height']));
};

const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

const setFont: Reader = ({ attributes }, set) => {
  set('color', legacyColor(attributes['color']));
  set('font-family', attributes['face'] ?? null);
  const [, sign = '', digits] = /^\s*([+-]?)(\d+)/.exec(attributes['size'] ?? '') ?? [];
  if (digits === undefined) return;
  const size = sign === '' ? Number(digits) : 3 + Number(`${sign}${digits}`);
  set('font-size', FONT_SIZES[Math.min(Math.max(size, 1), 7) - 1] ?? null);
};

const setBody: Reader = (element, set) => {
  const { attributes } = element;
  setBackground(element, set);
  set('color', legacyColor(attributes['text']));
  const across = dimension(attributes['marginwidth'] ?? attributes['leftmargin']);
  const down = dimension(attributes['marginheight'] ?? attributes['topmargin']);
  for (const side of ['left', 'right']) set(`margin-${side}`, across);
  for (const side of ['top', 'bottom']) set(`margin-${side}`, down);
};

const setRule: Reader = ({ attributes }, set) => {
  const color = legacyColor(attributes['color']);
  if (color !== null) {
    set('border-style', 'solid');
    set('border-color', color);
    set('background-color', color);
  } else if ('noshade' in attributes) {
    set('border-style', 'solid');
    set('border-color', 'gray');
    set('background-color', 'gray');
  }
  const size = Number.parseInt(attributes['size'] ?? '', 10);
  if (size > 1) set('height', `${size - 2}px`);
  else if (size <= 1) set('border-bottom-width', '0px');
  set('width', dimension(attributes['width']));
  const align = attributes['align']?.toLowerCase();
  if (align === 'left') set('margin-left', '0px');
  if (align === 'right') set('margin-right', '0px');
};

const LIST_TYPES: Readonly<Record<string, string>> = {
  1: 'decimal',
  a: 'lower-alpha',
  i: 'lower-roman',
  disc: 'disc',
  circle: 'circle',
  square: 'square',
  none: 'none',
};

const setList: Reader = ({ attributes }, set) => {
  const { type } = attributes;
  if (type === 'A' || type === 'I') set('list-style-type', type === 'A' ? 'upper-alpha' : 'upper-roman');
  else set('list-style-type', keyword(LIST_TYPES, type));
};

const setFrame: Reader = (element, set) => {
  setReplaced(element, set);
  if (/^(?:0|no)$/i.test(element.attributes['frameborder'] ?? ''))
    for (const side of SIDES) set(`border-${side}-width`, '0px');
};

const setInput: Reader = (element, set) => {
  if (element.attributes['type']?.toLowerCase() === 'image') setReplaced(element, set);
};

const setBreak: Reader = ({ attributes }, set) => {
  const clear = attributes['clear']?.toLowerCase();
  if (clear !== undefined) set('clear', clear === 'all' ? 'both' : clear);
};

const BY_TAG: Readonly<Record<string, Reader>> = {
  __proto__: null as never, // a tag may be called `constructor`
  body: setBody,
  table: setTable,
  td: setCell,
  th: setCell,
  tr: setRow,
  tbody: setRow,
  thead: setRow,
  tfoot: setRow,
  col: ({ attributes }, set) => set('width', dimension(attributes['width'])),
  font: setFont,
  img: setSizedReplaced,
  video: setSizedReplaced,
  embed: setReplaced,
  object: setReplaced,
  iframe: setFrame,
  input: setInput,
  hr: setRule,
  ol: setList,
  ul: setList,
  li: setList,
  p: setBlockAlign,
  h1: setHeadingAlign,
  h2: setHeadingAlign,
  h3: setHeadingAlign,
  h4: setHeadingAlign,
  h5: setHeadingAlign,
  h6: setHeadingAlign,
  div: setBlockAlign,
  br: setBreak,
};
