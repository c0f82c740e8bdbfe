import { Cursor } from '../css/cursor.ts';
import { HORIZONTAL_FLOW, LOGICAL_PROPERTIES } from './logical.ts';
import { VALUE_PARSERS } from './value-parsers.ts';
import { keyword } from './values/keyword.ts';
import type { Grammar } from './values/specified.ts';
import { isWhiteSpacePart, WHITE_SPACE_PARTS } from './white-space.ts';

/** Only read because together with `-webkit-line-clamp` it changes `display`. */
const BOX_ORIENT = '-webkit-box-orient';
const boxOrient = keyword('horizontal vertical inline-axis block-axis');

/** Whether declarations of this name are kept as they are: a tracked property or a part of one. */
export function isLonghand(name: string): boolean {
  return (
    Object.hasOwn(VALUE_PARSERS, name) ||
    LOGICAL_PROPERTIES.has(name) ||
    isWhiteSpacePart(name) ||
    name === BOX_ORIENT
  );
}

/** Whether Chromium takes this text for a longhand. The parser remembers it for computing. */
export function isValidLonghand(name: string, text: string): boolean {
  if (isWhiteSpacePart(name)) return fits(WHITE_SPACE_PARTS[name], text);
  if (name === BOX_ORIENT) return fits(boxOrient, text);
  const property = LOGICAL_PROPERTIES.get(name)?.resolve(HORIZONTAL_FLOW) ?? name;
  return isTracked(property) && VALUE_PARSERS[property](text) !== null;
}

function isTracked(name: string): name is keyof typeof VALUE_PARSERS {
  return Object.hasOwn(VALUE_PARSERS, name);
}

function fits(grammar: Grammar<string>, text: string): boolean {
  const cursor = Cursor.over(text);
  return cursor !== null && grammar(cursor) !== null && cursor.done;
}
