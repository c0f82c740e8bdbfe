import { element } from './dom.ts';

/** Steps of a task that a visitor waits for. */
export interface Steps {
  readonly list: HTMLElement;
  /** Marks the present step as done and the next one as present. */
  readonly next: () => void;
}

/** A list of steps, the first of which has begun. */
export function showSteps(names: readonly string[]): Steps {
  const list = element('ol', 'progress');
  const items = names.map((name) => element('li', '', name));
  list.append(...items);
  let present = 0;
  const mark = () => items[present]?.setAttribute('aria-current', 'step');
  mark();
  return {
    list,
    next: () => {
      items[present]?.removeAttribute('aria-current');
      items[present]?.classList.add('done');
      present += 1;
      mark();
    },
  };
}
