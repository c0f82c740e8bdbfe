import { parseHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { fail } from '../errors.ts';

/** A colour token as a colour. @throws TasteError `internal` for a text that the schema of tokens refuses */
export function tokenColor(hex: string): Rgba {
  return parseHex(hex.slice(1)) ?? fail('internal', `${hex} is not a colour of the catalog.`);
}
