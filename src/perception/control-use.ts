import type { StyledElement } from '../cascade/styled-page.ts';

/** Whether a control cannot be used: the markup says so, and it is to look unlike one that can. */
export function isOff({ attributes, classes }: StyledElement): boolean {
  return (
    attributes['disabled'] !== undefined ||
    attributes['aria-disabled'] === 'true' ||
    classes.includes('disabled')
  );
}

/** Whether the name of a class has a word that fits: `danger` in `btn-danger`. */
export function isOfClass({ classes }: Pick<StyledElement, 'classes'>, words: RegExp): boolean {
  return classes.some((name) => name.split(/[-_]+/).some((word) => words.test(word.toLowerCase())));
}

/** DATA: words in the names of classes of buttons that are not the main action. */
const SECOND = /^(?:second|secondary|tertiary|ghost|cancel|reset|plain|subtle|quiet|minor)$/;

/** Whether the name of a button says that it is not the main action. */
export function isNamedSecond(element: StyledElement): boolean {
  return element.attributes['type'] === 'reset' || isOfClass(element, SECOND);
}

/** Whether a button submits the form that it is in, if any. */
export function submitsForm({ tag, attributes: { type } }: StyledElement): boolean {
  return type === 'submit' || (tag === 'button' && type === undefined);
}
