import type { CascadedElement } from '../cascade/styled-page.ts';
import { shortened } from '../text/shortened.ts';

const MAX_CLASSES = 2; // more make the selector longer without making it easier to find
const MAX_LENGTH = 60; // characters; generated ids and class names can run to hundreds

/** A short selector a reader can find the element by: `h1#top`, `a.btn.btn-primary`. It need not be unique. */
export function shortSelector({ tag, id, classes }: Pick<CascadedElement, 'tag' | 'id' | 'classes'>): string {
  const selector =
    id === null || id === '' ? [tag, ...classes.slice(0, MAX_CLASSES)].join('.') : `${tag}#${id}`;
  return shortened(selector, MAX_LENGTH);
}
