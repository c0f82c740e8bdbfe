import { isLineClampPart, LINE_CLAMP_PARTS } from '../line-clamp.ts';
import { HORIZONTAL_FLOW, LOGICAL_PROPERTIES } from '../logical.ts';
import type { PropertyName } from '../properties.ts';
import { PROPERTY_GRAMMARS } from '../values/property-grammars.ts';
import type { Grammar } from '../values/specified.ts';
import { isWhiteSpacePart, WHITE_SPACE_PARTS } from '../white-space.ts';

/** The grammar of a longhand that may be declared, null for all other names. */
export function longhandGrammar(name: string): Grammar<unknown> | null {
  if (isProperty(name)) return PROPERTY_GRAMMARS[name];
  if (isWhiteSpacePart(name)) return WHITE_SPACE_PARTS[name];
  if (isLineClampPart(name)) return LINE_CLAMP_PARTS[name];
  const physical = LOGICAL_PROPERTIES.get(name)?.resolve(HORIZONTAL_FLOW);
  return physical === undefined ? null : PROPERTY_GRAMMARS[physical];
}

function isProperty(name: string): name is PropertyName {
  return Object.hasOwn(PROPERTY_GRAMMARS, name);
}
