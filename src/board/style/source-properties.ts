import {
  lineWidth,
  longestWordWidth,
  MAX_SOURCE,
  type SetName,
  sourcesOf,
  widthOfOneOrTwoLines,
} from '../type/word-width.ts';

/** em; longer names of sources that do not lead have two lines. */
const MAX_OTHER = 13;

/**
 * What the sizes of the names of sources follow from. All have one typeface and weight, so that the size alone says
 * which one leads.
 *
 * @param name of the hybrid; a title of its own names no source
 */
export function sourceProperties(
  name: string,
  sources: readonly { readonly name: string }[],
  { faces, weight }: Omit<SetName, 'name'>,
): Readonly<Record<string, number | string>> {
  const names = sourcesOf(name);
  const leading = names.length === sources.length ? (names[0] ?? name) : name;
  const others = sources.slice(1).map((source) => `× ${source.name}`);
  return {
    first: widthOfOneOrTwoLines({ name: leading, faces, weight }),
    lines: lineWidth(leading, faces, weight) > MAX_SOURCE ? 2 : 1,
    hang: hangOf(leading),
    drop: /[gjpqy]/.test(leading) ? '.13em' : '0em',
    all: lineWidth(others.join(' '), faces, weight),
    word: longestWordWidth(others.join(' '), faces, weight),
    others: Math.min(MAX_OTHER, Math.max(...others.map((one) => lineWidth(one, faces, weight)))),
  };
}

/** Space before the stem or the curve of a large letter, which is taken back so that the name stands on the edge of the text. */
function hangOf(name: string): string {
  if (/^[BDEFHIKLMNPRUbhiklmnpru]/.test(name)) return '-.05em';
  return /^[CGOQcdegoqs]/.test(name) ? '-.04em' : '0em';
}
