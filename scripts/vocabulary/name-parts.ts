/** Splits a name into lower-case words: `maxSVGSize`, `MAX_SVG_SIZE` and `max-svg-size` give the same words. */
export function nameParts(name: string): string[] {
  return name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part !== '');
}

/** Whether the words of `term` occur consecutively in `name`. */
export function containsTerm(name: readonly string[], term: readonly string[]): boolean {
  return name.some((_, start) => term.every((part, i) => name[start + i] === part));
}
