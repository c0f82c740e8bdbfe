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

/** DATA: words in the names of classes of links that name a subject or a state, and of buttons. */
const TAGS = /^(?:tag|tags|chip|chips|badge|pill|label|category|topic)$/;
const BUTTONS = /^(?:btn|button|cta|primary|action)$/;
const CURRENT = /^(?:active|current|selected|on)$/;
const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'] as const;

/** Whether a link is a tag, which names what it stands beside. */
export function isTag(element: StyledElement): boolean {
  return element.tag !== 'button' && isOfClass(element, TAGS) && !isOfClass(element, BUTTONS);
}

/** Whether a control shows where readers are or what they chose. */
export function isCurrent(element: StyledElement): boolean {
  const { attributes } = element;
  return isOfClass(element, CURRENT) || STATES.some((name) => attributes[name] !== undefined);
}

/** Whether the class of a control says that it is a button. */
export function isNamedButton(element: StyledElement): boolean {
  return isOfClass(element, BUTTONS);
}

/** Whether the name of a button says that it is the main action. */
export function isNamedFirst(element: StyledElement): boolean {
  return isOfClass(element, /^(?:primary|cta)$/);
}

/** Whether a button submits the form that it is in, if any. */
export function submitsForm({ tag, attributes: { type } }: StyledElement): boolean {
  return type === 'submit' || (tag === 'button' && type === undefined);
}
