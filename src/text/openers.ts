/** What phrases of several words begin with, of any number of words: most words of a text begin no phrase. */
export function openersOf(phrases: Iterable<string>): ReadonlySet<string> {
  const openers = new Set<string>();
  for (const phrase of phrases)
    for (let end = phrase.indexOf(' '); end >= 0; end = phrase.indexOf(' ', end + 1))
      openers.add(phrase.slice(0, end));
  return openers;
}
