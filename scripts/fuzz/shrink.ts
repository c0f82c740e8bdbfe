/**
 * Shrinks a page while it keeps its fault: removes parts between tags, first large groups, then single parts.
 * `maxTries` limits the calls of `isFaulty`.
 */
export async function shrink(
  html: string,
  isFaulty: (html: string) => Promise<boolean>,
  maxTries = 200,
): Promise<string> {
  let parts = html.split(/(?=<)|(?=;)/);
  let tries = 0;
  for (let size = Math.ceil(parts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < parts.length && tries < maxTries;) {
      const shorter = [...parts.slice(0, from), ...parts.slice(from + size)];
      tries += 1;
      if (await isFaulty(shorter.join(''))) parts = shorter;
      else from += size;
    }
  }
  return parts.join('');
}
