/**
 * The matches of a pattern with the flag `g`, as `matchAll` finds them. That copies the pattern for each text, which takes
 * several times as long as to find nothing in a query, as most patterns do.
 */
export function allMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
