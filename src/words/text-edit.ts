import { allMatches } from '../text/all-matches.ts';

/** Other words for a place of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** A source of a vocabulary as an expression that finds all its matches, in any case. */
export function everyMatch(source: string): RegExp {
  return new RegExp(source, 'giu');
}

/** Puts other words in the place of each match of a pattern; null leaves a match as it is. */
export function editsOf(
  patterns: readonly RegExp[],
  wordsFor: (match: RegExpExecArray) => string | null,
): (text: string) => TextEdit[] {
  return (text) =>
    patterns.flatMap((pattern) =>
      allMatches(pattern, text).flatMap((match) => {
        const put = wordsFor(match);
        return put === null ? [] : [{ start: match.index, end: match.index + match[0].length, put }];
      }),
    );
}
