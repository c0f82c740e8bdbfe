import { type BoardFacts, ratioOf } from '../board-facts.ts';
import { majorColors } from './palette.ts';

/** Contrast ratio to the ground; colours below it would leave a gap. */
const SEEN = 1.12;
/** Letters of a colour without alpha. */
const OPAQUE = 7;

/** The accent and the colours that are drawn large, the one least like the ground first, as far as the ground shows them. */
export function mainColors({ schemes, accent, ground }: BoardFacts): readonly string[] {
  const own = majorColors(schemes[0]?.colors ?? {}).map(([, hex]) => hex);
  const seen = own.filter((hex) => hex !== accent && hex.length === OPAQUE && ratioOf(hex, ground) >= SEEN);
  return accent.length === OPAQUE ? [accent, ...seen.toReversed()] : seen;
}
