import type { CascadedElement, CascadedPage } from '../cascade/styled-page.ts';
import type { LayoutBox } from './layout-box.ts';
import { textWidth } from './text-metrics.ts';

/** The natural content-box size of a control, and the distance of its text baseline from the content top. */
export interface ControlSize {
  readonly width: number;
  readonly height: number;
  readonly baseline: number | null;
}

/** DATA: fixed sizes in px and default labels, measured in Chromium 150 on Linux. */
const FIXED: Readonly<Record<string, readonly [width: number, height: number]>> = {
  checkbox: [13, 13],
  radio: [13, 13],
  range: [129, 16],
  color: [44, 23],
  hidden: [0, 0],
};
const BUTTON_LABELS: Readonly<Record<string, string>> = { submit: 'Submit', reset: 'Reset', button: '' };
const DATE_WIDTHS: Readonly<Record<string, number>> = {
  date: 8.8, // em
  time: 7.2,
  'datetime-local': 15.2,
  month: 11.1,
  week: 10.5,
  file: 19,
};
const CHARACTER = 0.6; // em, the average character of the default control fonts
const EXTRA = 0.66; // em, Chromium adds the excess of the widest character
const SCROLLBAR = 15; // px
const SELECT_ARROW = 20; // px
const SELECT_PADDING = 2; // px above and below the text together
const MAX_OPTIONS = 500; // options searched for the widest label

/** The text that decides the width of a control: the longest option, or a button's label. */
export function controlLabel(element: CascadedElement, page: CascadedPage): string {
  if (element.tag === 'select') return longestOption(element, page);
  if (element.tag !== 'input') return '';
  const type = inputType(element);
  return element.attributes['value'] ?? BUTTON_LABELS[type] ?? '';
}

/** The natural size of a form control, or null for other elements. */
export function controlSize(box: LayoutBox): ControlSize | null {
  const { source } = box;
  if (source === null) return null;
  const font = box.font;
  if (source.tag === 'progress') return { width: 10 * font.size, height: font.size, baseline: null };
  if (source.tag === 'meter') return { width: 5 * font.size, height: font.size, baseline: null };
  if (source.tag === 'select') return selectSize(source, box);
  if (source.tag === 'textarea') {
    const columns = count(source.attributes['cols'], 20);
    const rows = count(source.attributes['rows'], 2);
    const width = columns * CHARACTER * font.size + SCROLLBAR;
    return { width, height: rows * font.lineHeight, baseline: null };
  }
  return source.tag === 'input' ? inputSize(source, box) : null;
}

function inputSize(source: CascadedElement, box: LayoutBox): ControlSize | null {
  const type = inputType(source);
  if (type === 'image') return null;
  const fixed = FIXED[type];
  if (fixed !== undefined) return { width: fixed[0], height: fixed[1], baseline: fixed[1] };
  const font = box.font;
  const line = { height: font.lineHeight, baseline: (font.lineHeight + font.ascent - font.descent) / 2 };
  if (type in BUTTON_LABELS) return { ...line, width: textWidth(box.text, font) };
  const dated = DATE_WIDTHS[type];
  if (dated !== undefined) return { ...line, width: dated * font.size };
  const size = count(source.attributes['size'], 20);
  return { ...line, width: (size * CHARACTER + EXTRA) * font.size };
}

function selectSize(source: CascadedElement, box: LayoutBox): ControlSize {
  const font = box.font;
  const natural = box.style.appearance === 'none';
  const width = textWidth(box.text, font) + (natural ? 0 : SELECT_ARROW);
  const rows = count(source.attributes['size'], 'multiple' in source.attributes ? 4 : 1);
  const row = natural ? font.lineHeight : font.ascent + font.descent + SELECT_PADDING;
  if (rows > 1) return { width, height: rows * row, baseline: null };
  return { width, height: row, baseline: (row + font.ascent - font.descent) / 2 };
}

function inputType(element: CascadedElement): string {
  return (element.attributes['type'] ?? 'text').toLowerCase();
}

function count(text: string | undefined, initial: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return value > 0 ? Math.min(value, 1000) : initial;
}

function longestOption(select: CascadedElement, page: CascadedPage): string {
  let longest = '';
  const waiting = [...select.children];
  for (let seen = 0; waiting.length > 0 && seen < MAX_OPTIONS; seen += 1) {
    const element = page.elements[waiting.shift() ?? -1];
    if (element === undefined) continue;
    waiting.push(...element.children.slice(0, MAX_OPTIONS));
    const label = element.content
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim();
    if (element.tag === 'option' && label.length > longest.length) longest = label;
  }
  return longest;
}
