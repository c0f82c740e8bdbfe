import { elementAt, type Restyling } from './restyle.ts';

const MAX_LABEL = 40; // characters

/** Short texts outside headings, running text and controls: captions, dates, names of sections. */
export function labelsOf(page: Restyling): number[] {
  const { controls } = page.perception;
  return page.features.typography.labels
    .filter(({ index, characters }) => {
      const element = elementAt(page, index);
      return characters <= MAX_LABEL && element !== undefined && !controls.isControl(element);
    })
    .map(({ index }) => index);
}
