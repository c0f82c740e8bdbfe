import type { StyledElement } from '../cascade/styled-page.ts';
import { lengthOf } from '../grammar/even-sizes.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import type { Looks } from './looks.ts';

/** Of what the page leaves there. */
const [LEAST, MOST] = [0.5, 2] as const;
/** px; the most where the page leaves nothing. */
const MAX_NEW = 48;
/** px; the same between paragraphs, rows and parts of a form. */
const MAX_BETWEEN_ROWS = 24;
/** px; what lies on a ground or beside a rule keeps this distance from its edge, if the page has it. */
const BESIDE_EDGE = 24;
/** Lines of text up to which a box is a label. */
const ONE_LINE = 2.2;
/** em; beside the text of a label. */
const LABEL_PADDING = 0.6;

/** Space stays near to what the page has, and labels in one line get no padding of cards. */
export function tidySpaces(looks: Looks, page: Restyling): void {
  const { controls } = page.perception;
  for (const [index, declarations] of looks) {
    const element = elementAt(page, index);
    if (element === undefined || controls.isControl(element) || controls.isField(element)) continue;
    const isButton = declarations['display'] === 'inline-block' && element.tag === 'a';
    const isLabel = !isButton && isOneLine(element) && isPainted(element, declarations);
    const kept = Object.entries(declarations).flatMap(([property, value]): [string, string][] => {
      if (isLabel && property.startsWith('padding'))
        return isOfLabel(property, value, element) ? [[property, value]] : [];
      if (property === 'border-left' && isGlued(element, declarations)) return [];
      const px = SPACES.test(property) ? pxIn(value) : null;
      return [
        [property, px === null ? value : within(px, property, element, declarations) + suffixOf(value)],
      ];
    });
    looks.set(index, Object.fromEntries(kept));
  }
}

const SPACES = /^(?:(?:margin|padding)-(?:top|bottom)|row-gap)$/;
const suffixOf = (value: string) => (value.endsWith('!important') ? ' !important' : '');

function pxIn(value: string): number | null {
  const [, px] = /^(\d*\.?\d+)(?:px)?(?: !important)?$/.exec(value) ?? [];
  return px === undefined ? null : Number(px);
}

/** DATA: rows and blocks of text; none is a section. */
const ROWS: ReadonlySet<string> = new Set(
  'p li dt dd td th tr label fieldset legend figure figcaption blockquote pre'.split(' '),
);

function within(px: number, property: string, element: StyledElement, declared: Declarations): string {
  const own = lengthOf(element, property);
  if (own <= 0) return `${Math.min(px, ROWS.has(element.tag) ? MAX_BETWEEN_ROWS : MAX_NEW)}px`;
  const isBeside = property.startsWith('padding') && isPainted(element, declared);
  const least = Math.max(LEAST * own, isBeside ? Math.min(own, BESIDE_EDGE) : 0);
  return `${Math.round(Math.min(Math.max(px, least), MOST * own))}px`;
}

const LEAST_BESIDE_LINE = 8; // px

/** Whether text would touch a line at its left. */
function isGlued({ style }: StyledElement, declared: Declarations): boolean {
  const isPadded = 'padding' in declared || 'padding-left' in declared;
  return !isPadded && style['padding-left'].px < LEAST_BESIDE_LINE;
}

/** Whether a padding leaves a label a label. */
function isOfLabel(property: string, value: string, element: StyledElement): boolean {
  const most = LABEL_PADDING * element.style['font-size'];
  return value.split(/\s+/).every((part, at) => {
    const px = pxIn(part);
    const side = property === 'padding' ? `padding-${at % 2 === 0 ? 'top' : 'left'}` : property;
    return px === null || px <= Math.max(most, lengthOf(element, side));
  });
}

function isOneLine({ box, style }: StyledElement): boolean {
  const line = style['line-height'] ?? NORMAL * style['font-size'];
  const padding = style['padding-top'].px + style['padding-bottom'].px;
  return box.height - padding < ONE_LINE * line && box.height < MAX_OF_LABEL * line;
}

/** Lines as high as a label is at most, with its padding. */
const MAX_OF_LABEL = 3;
const NORMAL = 1.2; // of the size of text

/** Whether an element has a ground or a line, of the page or of the sheet. */
function isPainted({ style }: StyledElement, declared: Declarations): boolean {
  const isDrawn = style['background-color'].a > 0 || SIDES.some((side) => style[`border-${side}-width`] > 0);
  return (
    isDrawn || Object.entries(declared).some(([property, value]) => DRAWS.test(property) && !BARE.test(value))
  );
}

const SIDES = ['top', 'bottom', 'left'] as const;
const DRAWS = /^(?:background|border(?!-radius)|box-shadow)/;
const BARE = /^(?:0|none|transparent)/;
