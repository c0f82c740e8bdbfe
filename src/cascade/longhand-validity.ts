import { PROPERTY_PARTS } from './composite-properties.ts';
import { HORIZONTAL_FLOW, LOGICAL_PROPERTIES } from './logical.ts';
import { VALUE_PARSERS, valueParser } from './value-parsers.ts';
import { keyword } from './values/keyword.ts';

/** Parsed only because it changes `display` together with `-webkit-line-clamp`. */
const BOX_ORIENT = '-webkit-box-orient';
const boxOrient = valueParser(keyword('horizontal vertical inline-axis block-axis'));

/** Whether this is a tracked property or a part of one. */
export function isLonghand(name: string): boolean {
  return (
    Object.hasOwn(VALUE_PARSERS, name) ||
    LOGICAL_PROPERTIES.has(name) ||
    PROPERTY_PARTS.has(name) ||
    name === BOX_ORIENT
  );
}

/** Whether Chromium accepts this text for a longhand. The parser caches it for computing. */
export function isValidLonghand(name: string, text: string): boolean {
  if (name === BOX_ORIENT) return boxOrient(text) !== null;
  const part = PROPERTY_PARTS.get(name);
  if (part !== undefined) return part.parse(text) !== null;
  const property = LOGICAL_PROPERTIES.get(name)?.resolve(HORIZONTAL_FLOW) ?? name;
  return isTracked(property) && VALUE_PARSERS[property](text) !== null;
}

function isTracked(name: string): name is keyof typeof VALUE_PARSERS {
  return Object.hasOwn(VALUE_PARSERS, name);
}
