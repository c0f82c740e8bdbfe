/** Letters from which on the engine makes a part of a text a view of it. */
const LEAST_VIEW = 13;

/** A part of a text that is no view of it, and so does not keep all of it in memory. */
export function ownText(part: string): string {
  return part.length < LEAST_VIEW ? part : ` ${part}`.slice(1);
}
