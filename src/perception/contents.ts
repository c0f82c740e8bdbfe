import type { StyledElement } from '../cascade/styled-page.ts';
import type { DrawnPage } from './drawn-page.ts';

type Contents = Pick<DrawnPage, 'runs' | 'visible' | 'controls' | 'page'>;

/** Tells elements that hold text, a picture or a control from those that only decorate the page. */
export function holdsContents({
  page,
  runs,
  visible,
  controls,
}: Contents): (element: StyledElement) => boolean {
  const holders = new Set<number>();
  const shown = [
    ...runs.map(({ element }) => element),
    ...visible.filter(
      (element) => PICTURES.has(element.tag) || controls.isControl(element) || controls.isField(element),
    ),
  ];
  for (const element of shown)
    for (
      let at: StyledElement | undefined = element;
      at !== undefined && !holders.has(at.index);
      at = page.elements[at.parent]
    )
      holders.add(at.index);
  return ({ index }) => holders.has(index);
}

const PICTURES: ReadonlySet<string> = new Set(['img', 'picture', 'video', 'canvas']);
