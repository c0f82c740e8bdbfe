import type { Restyling } from '../../restyle.ts';

/** DATA: lines, lists, tables, and frames of the page: a card around one looks like a mistake. */
const NO_CARDS: ReadonlySet<string> = new Set(
  'p ul ol dl table thead tbody tr td th main header footer nav figure blockquote pre body'.split(' '),
);

/** Tells what may become a card: one of several siblings drawn alike, with an edge or room of its own, or side by side. */
export function cardHosts({
  perception: { page, surfaces, groups, visible },
}: Restyling): (index: number) => boolean {
  const holders = new Set<number>();
  for (const element of visible.filter(groups.isCard))
    for (let at = page.elements[element.parent]; at !== undefined; at = page.elements[at.parent])
      holders.add(at.index);
  return (index) => {
    const element = page.elements[index];
    if (element === undefined || holders.has(index) || NO_CARDS.has(element.tag)) return false;
    if (surfaces.isBand(element)) return false;
    const siblings = page.elements[element.parent]?.children ?? [];
    const isAlike = (child: number) => {
      const other = page.elements[child];
      const isSame = other?.tag === element.tag && other.classes.join() === element.classes.join();
      return child !== index && isSame && other.visible;
    };
    if (!siblings.some(isAlike)) return false;
    const { style } = element;
    const isInRow = /flex|grid/.test(page.elements[element.parent]?.style.display ?? '');
    return (
      isInRow ||
      surfaces.isFilled(element) ||
      surfaces.sides(element).length > 0 ||
      style['padding-left'].px > 0
    );
  };
}
