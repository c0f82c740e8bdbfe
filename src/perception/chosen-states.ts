import type { StyledElement } from '../cascade/styled-page.ts';

type Elements = readonly StyledElement[];

/** DATA: attributes that tell the chosen one of several elements. */
const CHOSEN = ['aria-current', 'aria-selected', 'aria-checked', 'aria-pressed'] as const;
/** DATA: words of classes that do, such as `tab--active`. */
const WORDS = /(?:^|[-_])(?:active|current|selected|checked)$|^(?:is-)?on$/;

/**
 * The selectors of what tells an element that is chosen from others of its kind, such as `[aria-current=page]`, `.active`
 * and `:has(:checked)`; none for others. Scripts and readers give them to another element later.
 */
export function chosenStates({ attributes, classes, tag, children }: StyledElement, all: Elements): string[] {
  const isChecked = (index: number) => all[index]?.attributes['checked'] !== undefined;
  return [
    ...CHOSEN.flatMap((name) => {
      const value = attributes[name];
      return value !== undefined && /^(?!false$)[a-z]+$/.test(value) ? `[${name}=${value}]` : [];
    }),
    ...(attributes['checked'] === undefined ? [] : [':checked']),
    ...(tag === 'label' && children.some(isChecked) ? [':has(:checked)'] : []),
    ...classes.flatMap((name) => (WORDS.test(name) && /^[a-z][\w-]*$/i.test(name) ? `.${name}` : [])),
  ];
}

/** For each chosen element one beside it that is not: a sibling of its type, or one in an item beside its own. */
export function siblingsOfChosen(all: Elements): ReadonlyMap<number, StyledElement> {
  const found = new Map<number, StyledElement>();
  for (const element of all) {
    if (chosenStates(element, all).length === 0) continue;
    const others = [...childrenOf(all[element.parent], all), ...cousinsOf(element, all)];
    const other = others.find((one) => one.tag === element.tag && chosenStates(one, all).length === 0);
    if (other !== undefined) found.set(element.index, other);
  }
  return found;
}

function childrenOf(element: StyledElement | undefined, all: Elements): StyledElement[] {
  return element?.children.flatMap((index) => all[index] ?? []) ?? [];
}

/** What items such as `li` hold that lie beside the one that holds an element. */
function cousinsOf({ parent }: StyledElement, all: Elements): StyledElement[] {
  const item = all[parent];
  if (item === undefined) return [];
  return childrenOf(all[item.parent], all).flatMap((one) =>
    one.tag === item.tag ? childrenOf(one, all) : [],
  );
}
