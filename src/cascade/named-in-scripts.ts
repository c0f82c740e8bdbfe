import type { CascadedElement, PageScript } from './styled-page.ts';

const MAX_ANCESTORS = 4; // a state class on a section often shows what it holds
const MAX_NAMES = 400; // looked up in all scripts of a page; real pages reveal elements of a few classes

/** Whether the text of a script is unknown: it may change any element. */
export function hasUnknownScript(scripts: readonly PageScript[]): boolean {
  return scripts.some(({ isRead, isAbsent }) => !isRead && !isAbsent);
}

/**
 * Whether the scripts of the page mention an element: a class, an id, a `data-` attribute or the tag of the element or of
 * an ancestor near it.
 */
export function namedInScripts(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
): (element: CascadedElement) => boolean {
  const known = new Map<string, boolean>();
  const isMentioned = (name: string) => {
    const found =
      known.get(name) ?? (known.size < MAX_NAMES && scripts.some(({ text }) => text.includes(name)));
    known.set(name, found);
    return found;
  };
  return (element) => {
    let at: CascadedElement | undefined = element;
    for (let level = 0; at !== undefined && level <= MAX_ANCESTORS; level++, at = elements[at.parent])
      if (namesOf(at).some(isMentioned)) return true;
    return false;
  };
}

function namesOf({ tag, id, classes, attributes }: CascadedElement): string[] {
  if (tag === 'body' || tag === 'html') return [];
  const data = Object.keys(attributes).filter((name) => name.startsWith('data-'));
  return [...classes, ...(id === null ? [] : [id]), ...data, `'${tag}`, `"${tag}`, `\`${tag}`];
}
