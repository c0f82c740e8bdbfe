import type { Cursor } from '../../css/cursor.ts';
import { takeLength, takePercentage } from '../lengths.ts';
import { fontFamily, fontSize, fontStyle, fontWeight, lineHeight } from '../values/font.ts';
import { singleImage } from '../values/image.ts';
import { color } from '../values/color.ts';
import { keyword } from '../values/keyword.ts';
import { PROPERTY_GRAMMARS } from '../values/property-grammars.ts';
import { type Grammar, oneOf } from '../values/specified.ts';
import { WHITE_SPACE_KEYWORDS } from '../composite-properties.ts';
import {
  anyOrder,
  part,
  type Part,
  type Shorthand,
  type ShorthandEntry,
  takeAnyOrder,
  takeText,
} from './shorthand.ts';

const FONT_LONGHANDS = ['font-style', 'font-weight', 'font-size', 'line-height', 'font-family'];

const variant = keyword('normal small-caps');
const stretch = keyword(
  'normal ultra-condensed extra-condensed condensed semi-condensed semi-expanded expanded extra-expanded ultra-expanded',
);

const BEFORE_SIZE: readonly Part[] = [
  { longhand: 'font-style', grammar: fontStyle, initial: 'normal' },
  { longhand: null, grammar: variant, initial: 'normal' },
  { longhand: 'font-weight', grammar: fontWeight, initial: '400' },
  { longhand: null, grammar: stretch, initial: 'normal' },
];

/** DATA: px of the system fonts, which are all the same face in Chromium on Linux. */
const SYSTEM_FONTS: ReadonlyMap<string, string> = new Map([
  ['caption', '16px'],
  ['icon', '16px'],
  ['menu', '16px'],
  ['message-box', '16px'],
  ['small-caption', '16px'],
  ['status-bar', '16px'],
  ['-webkit-mini-control', '13.3333px'],
  ['-webkit-small-control', '13.3333px'],
  ['-webkit-control', '13.3333px'],
]);

const font: Shorthand = {
  longhands: FONT_LONGHANDS,
  expand: (cursor) => takeSystemFont(cursor) ?? takeFont(cursor),
};

function takeSystemFont(cursor: Cursor): string[] | null {
  if (cursor.count !== 1) return null;
  const component = cursor.peek();
  const size = component?.kind === 'ident' ? SYSTEM_FONTS.get(component.name) : undefined;
  if (size === undefined) return null;
  cursor.take();
  return ['normal', '400', size, 'normal', 'Arial'];
}

function takeFont(cursor: Cursor): string[] | null {
  const [style = 'normal', , weight = '400'] = takeAnyOrder(cursor, BEFORE_SIZE) ?? [];
  const size = takeText(cursor, fontSize);
  const height = cursor.takeDelimiter('/') ? takeText(cursor, lineHeight) : 'normal';
  const family = takeText(cursor, fontFamily);
  return size === null || height === null || family === null ? null : [style, weight, size, height, family];
}

const thickness: Grammar<unknown> = oneOf<unknown>(
  keyword('auto from-font'),
  (cursor) => takeLength(cursor),
  (cursor) => takePercentage(cursor),
);

const textDecoration = anyOrder([
  part('text-decoration-line'),
  part('text-decoration-style'),
  { longhand: null, grammar: thickness, initial: 'auto' },
  part('text-decoration-color'),
]);

/** Only the width of the outline of letters is tracked. */
const textStroke = anyOrder([
  part('-webkit-text-stroke-width'),
  { longhand: null, grammar: color, initial: 'currentcolor' },
]);

const wrapMode = keyword('wrap nowrap');
const wrapStyle = keyword('auto balance pretty stable');

const textWrap = anyOrder([
  { longhand: 'text-wrap-mode', grammar: wrapMode, initial: 'wrap' },
  { longhand: null, grammar: wrapStyle, initial: 'auto' },
]);

const whiteSpacePair = anyOrder([
  {
    longhand: 'white-space-collapse',
    grammar: keyword('collapse preserve preserve-breaks break-spaces'),
    initial: 'collapse',
  },
  { longhand: 'text-wrap-mode', grammar: wrapMode, initial: 'wrap' },
]);

const whiteSpace: Shorthand = {
  longhands: whiteSpacePair.longhands,
  expand: (cursor) => {
    const component = cursor.peek();
    const known = component?.kind === 'ident' ? WHITE_SPACE_KEYWORDS.get(component.name) : undefined;
    if (known === undefined) return whiteSpacePair.expand(cursor);
    cursor.take();
    return [known.collapse, known.wrap];
  },
};

/** `none` can set the type, the image or both; each way only an image can show. */
const listStyle: Shorthand = {
  longhands: ['list-style-type'],
  expand: (cursor) => {
    let type: string | null = null;
    let image = false;
    let position = false;
    while (!cursor.done) {
      if (!position && cursor.takeIdent(LIST_POSITIONS) !== null) position = true;
      else if (!image && takeListImage(cursor, type)) image = true;
      else if (type !== null) return null;
      else {
        type = takeText(cursor, PROPERTY_GRAMMARS['list-style-type']);
        if (type === null) return null;
      }
    }
    return [type ?? 'disc'];
  },
};

/** An image, or the `none` that is left when the type has one already. */
function takeListImage(cursor: Cursor, type: string | null): boolean {
  if (cursor.peek()?.kind === 'ident') return type === 'none' && cursor.takeWord('none');
  return takeText(cursor, singleImage) !== null;
}

const LIST_POSITIONS: ReadonlySet<string> = new Set(['inside', 'outside']);

/** Fonts, decorations, white space and list markers. */
export const TEXT_SHORTHANDS: readonly ShorthandEntry[] = [
  ['font', font],
  ['text-decoration', textDecoration],
  ['-webkit-text-stroke', textStroke],
  ['text-wrap', textWrap],
  ['white-space', whiteSpace],
  ['list-style', listStyle],
];
