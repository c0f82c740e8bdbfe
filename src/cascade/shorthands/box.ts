import type { Cursor } from '../../css/cursor.ts';
import { NOT_NEGATIVE, takeLengthPercentage, takeNumber } from '../lengths.ts';
import { PROPERTY_GRAMMARS } from '../values/property-grammars.ts';
import { lengthPercentage } from '../values/size.ts';
import type { Grammar } from '../values/specified.ts';
import {
  anyOrder,
  part,
  type Part,
  type Shorthand,
  type ShorthandEntry,
  sides,
  takeSides,
  takeText,
} from './shorthand.ts';

const EDGES = ['top', 'right', 'bottom', 'left'] as const;
const FLOW_EDGES = ['block-start', 'block-end', 'inline-start', 'inline-end'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
const BORDER_PARTS = ['width', 'style', 'color'] as const;

/** margin, padding, inset and their flow-relative forms: one grammar for all sides. */
function boxSides(prefix: string, grammar: Grammar<unknown>): ShorthandEntry[] {
  const physical = EDGES.map((edge) => (prefix === 'inset' ? edge : `${prefix}-${edge}`));
  return [
    [prefix, sides(physical, grammar)],
    [`${prefix}-block`, sides([`${prefix}-block-start`, `${prefix}-block-end`], grammar)],
    [`${prefix}-inline`, sides([`${prefix}-inline-start`, `${prefix}-inline-end`], grammar)],
  ];
}

function borderParts(name: 'width' | 'style' | 'color'): ShorthandEntry[] {
  const grammar = PROPERTY_GRAMMARS[`border-top-${name}`];
  return [
    [
      `border-${name}`,
      sides(
        EDGES.map((edge) => `border-${edge}-${name}`),
        grammar,
      ),
    ],
    [`border-block-${name}`, sides([`border-block-start-${name}`, `border-block-end-${name}`], grammar)],
    [`border-inline-${name}`, sides([`border-inline-start-${name}`, `border-inline-end-${name}`], grammar)],
  ];
}

/** The three longhands of one border. */
function borderOf(edge: string): Part[] {
  return BORDER_PARTS.map((name) => ({ ...part(`border-top-${name}`), longhand: `border-${edge}-${name}` }));
}

/** One border for several edges; `reset` are longhands set to their initial value. */
function borders(edges: readonly string[], reset: readonly string[] = []): Shorthand {
  const one = anyOrder(borderOf('top'));
  return {
    longhands: [...edges.flatMap((edge) => BORDER_PARTS.map((name) => `border-${edge}-${name}`)), ...reset],
    expand: (cursor) => {
      const texts = one.expand(cursor);
      return texts && [...edges.flatMap(() => texts), ...reset.map(() => 'initial')];
    },
  };
}

const cornerLength = lengthPercentage(NOT_NEGATIVE);

/** `1px 2px / 3px`: horizontal radii, then vertical ones. */
const borderRadius: Shorthand = {
  longhands: CORNERS.map((corner) => `border-${corner}-radius`),
  expand: (cursor) => {
    const horizontal = takeSides(cursor, 4, cornerLength);
    if (horizontal === null || !cursor.takeDelimiter('/')) return horizontal;
    const vertical = takeSides(cursor, 4, cornerLength);
    return vertical && horizontal.map((text, i) => `${text} ${vertical[i] ?? text}`);
  },
};

/** Only the image is tracked; slices, widths and repeats are parsed and dropped. */
const borderImage: Shorthand = {
  longhands: ['border-image-source'],
  expand: (cursor) => {
    let source: string | null = null;
    while (!cursor.done) {
      const image: string | null =
        source === null ? takeText(cursor, PROPERTY_GRAMMARS['border-image-source']) : null;
      source ??= image;
      if (image === null && !takeImagePart(cursor)) return null;
    }
    return [source ?? 'none'];
  },
};

/** A slice, width, outset, repeat or the slash between them. */
function takeImagePart(cursor: Cursor): boolean {
  if (cursor.takeDelimiter('/') || cursor.takeIdent(IMAGE_WORDS) !== null) return true;
  return takeNumber(cursor, NOT_NEGATIVE) !== null || takeLengthPercentage(cursor, NOT_NEGATIVE) !== null;
}

const IMAGE_WORDS: ReadonlySet<string> = new Set(['stretch', 'repeat', 'round', 'space', 'fill', 'auto']);

/** Margins, paddings, insets, borders, corners and outlines. */
export const BOX_SHORTHANDS: readonly ShorthandEntry[] = [
  ...boxSides('margin', PROPERTY_GRAMMARS['margin-top']),
  ...boxSides('padding', PROPERTY_GRAMMARS['padding-top']),
  ...boxSides('inset', PROPERTY_GRAMMARS.top),
  ...BORDER_PARTS.flatMap(borderParts),
  ...[...EDGES, ...FLOW_EDGES].map((edge): ShorthandEntry => [`border-${edge}`, anyOrder(borderOf(edge))]),
  ['border', borders(EDGES, ['border-image-source'])],
  ['border-block', borders(['block-start', 'block-end'])],
  ['border-inline', borders(['inline-start', 'inline-end'])],
  ['border-radius', borderRadius],
  ['border-image', borderImage],
  ['outline', anyOrder([part('outline-width'), part('outline-style'), part('outline-color')])],
];
