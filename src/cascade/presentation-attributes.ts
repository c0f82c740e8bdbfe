import type { DocElement } from '../document/document.ts';
import {
  dimension,
  keyword,
  setBackground,
  setBlockAlign,
  setSize,
  SIDES,
  type HintReader,
} from './hint-values.ts';
import { legacyColor } from './legacy-color.ts';
import type { Declaration } from './sheets/rule.ts';
import { setFromSvg } from './svg-presentation.ts';
import { setCell, setRow, setTable } from './table-presentation.ts';

/**
 * The declarations of HTML and SVG presentation attributes (HTML, section 15; SVG, "presentation attributes"). They
 * precede every author rule. Null when an element has none.
 */
export function presentationOf(element: DocElement): readonly Declaration[] | null {
  const read = readerFor(element);
  if (read === undefined) return null;
  const found: Declaration[] = [];
  read(element, (property, value) => {
    if (value !== null && value !== '') found.push({ property, value, important: false });
  });
  return found.length === 0 ? null : found;
}

function readerFor({ namespace, tag }: DocElement): HintReader | undefined {
  if (namespace === 'svg') return setFromSvg;
  return namespace === 'html' ? BY_TAG[tag] : undefined;
}

const setHeadingAlign: HintReader = ({ attributes }, set) => {
  const align = attributes['align']?.toLowerCase() ?? '';
  if (/^(?:left|right|center|justify)$/.test(align)) set('text-align', align);
};

const setReplaced: HintReader = (element, set) => {
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

const setSizedReplaced: HintReader = (element, set) => {
  setReplaced(element, set);
  const { width, height } = element.attributes;
  const [across, down] = [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  if (across > 0 && down > 0 && !`${width}${height}`.includes('%'))
    set('aspect-ratio', `auto ${across} / ${down}`);
};

const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

const setFont: HintReader = ({ attributes }, set) => {
  set('color', legacyColor(attributes['color']));
  set('font-family', attributes['face'] ?? null);
  const [, sign = '', digits] = /^\s*([+-]?)(\d+)/.exec(attributes['size'] ?? '') ?? [];
  if (digits === undefined) return;
  const size = sign === '' ? Number(digits) : 3 + Number(`${sign}${digits}`);
  set('font-size', FONT_SIZES[Math.min(Math.max(size, 1), 7) - 1] ?? null);
};

const setBody: HintReader = (element, set) => {
  const { attributes } = element;
  setBackground(element, set);
  set('color', legacyColor(attributes['text']));
  const across = dimension(attributes['marginwidth'] ?? attributes['leftmargin']);
  const down = dimension(attributes['marginheight'] ?? attributes['topmargin']);
  for (const side of ['left', 'right']) set(`margin-${side}`, across);
  for (const side of ['top', 'bottom']) set(`margin-${side}`, down);
};

const setRule: HintReader = ({ attributes }, set) => {
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

const setList: HintReader = ({ attributes }, set) => {
  const { type } = attributes;
  if (type === 'A' || type === 'I') set('list-style-type', type === 'A' ? 'upper-alpha' : 'upper-roman');
  else set('list-style-type', keyword(LIST_TYPES, type));
};

const setFrame: HintReader = (element, set) => {
  setReplaced(element, set);
  if (/^(?:0|no)$/i.test(element.attributes['frameborder'] ?? ''))
    for (const side of SIDES) set(`border-${side}-width`, '0px');
};

const setInput: HintReader = (element, set) => {
  if (element.attributes['type']?.toLowerCase() === 'image') setReplaced(element, set);
};

const setBreak: HintReader = ({ attributes }, set) => {
  const clear = attributes['clear']?.toLowerCase();
  if (clear !== undefined) set('clear', clear === 'all' ? 'both' : clear);
};

const BY_TAG: Readonly<Record<string, HintReader>> = {
  __proto__: null as never, // a tag can be named `constructor`
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
