import type { Face } from '../type/faces.ts';
import { lineWidth, MAX_SOURCE, type SetName, sourcesOf, widthOfOneOrTwoLines } from '../type/word-width.ts';

/**
 * What the sizes of the names of sources follow from. All have one typeface and weight, so that the size alone says
 * which one leads.
 *
 * @param count sources; a title of its own names none of them
 */
export function sourceProperties(
  { name, faces, weight }: SetName,
  face: Face,
  count: number,
): Readonly<Record<string, string | number>> {
  const names = sourcesOf(name);
  const [first = 0, second = 0] = names.map((one) => widthOfOneOrTwoLines({ name: one, faces, weight }));
  const isBroken = names.slice(0, 1).some((one) => lineWidth(one, faces, weight) > MAX_SOURCE);
  return {
    ...(names.length === count && { first, second, lines: isBroken ? 2 : 1 }),
    // Captions share the typeface of headings where it is plain, so that the opening has one less.
    ...(isPlain(face) && { 'f-note': 'var(--f-head)' }),
  };
}

function isPlain({ class: kind, width }: Face): boolean {
  return (kind === 'sans' || kind === 'grotesque') && width === 'normal';
}
