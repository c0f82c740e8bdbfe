import type { AxisStatement } from './understanding.ts';
import { FIXED_WIDTH, OTHER_SERIFS } from './vocabulary/fixed-width.ts';

const SAID = new RegExp(FIXED_WIDTH, 'iu');
const SERIF = new RegExp(OTHER_SERIFS, 'iu');
const SANS = /\b(?:sans|grotes|gothic)/i;
const MONO = /mono$/;

/** Pairings of one class, where words leave open whether it is all. */
const SANS_ALONE = ['single-family', 'sans/sans'];

/**
 * Without pairings that have a fixed-width face in texts that speak of none: `a friendly sans` is no sans beside a mono. A
 * statement of such pairings alone becomes what a sans by itself says.
 */
export function withSaidMono(text: string, statements: readonly AxisStatement[]): readonly AxisStatement[] {
  if (SAID.test(text)) return statements;
  return statements.flatMap((one) => {
    if (one.axis !== 'type.pairing' || !one.values.some((value) => MONO.test(value))) return [one];
    const left = one.values.filter((value) => !MONO.test(value));
    const values = left.length > 0 ? left : SANS.test(text) && !SERIF.test(text) ? SANS_ALONE : [];
    return values.length === 0 ? [] : [{ ...one, values }];
  });
}
