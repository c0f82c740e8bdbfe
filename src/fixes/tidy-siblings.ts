import type { StyledElement } from '../cascade/styled-page.ts';
import { toHex } from '../color/hex.ts';
import type { Restyling } from '../grammar/restyle.ts';
import type { Looks } from './looks.ts';

/** DATA: tags that say nothing about what they hold, unless a class does. */
const PLAIN: ReadonlySet<string> = new Set(['div', 'section', 'article', 'span']);
/** Attributes and classes of one sibling that is in a state of its own. */
const STATES = ['aria-current', 'aria-selected', 'aria-checked', 'aria-pressed'] as const;
/** Properties of single parts, and lines between siblings. */
const OF_ONE = /^(?:animation|transition|border-(?:top|bottom)$)/;

/** Properties that show on text alone: others may go without. */
const OF_TEXT = /^(?:color$|-webkit-text-fill-color$|font-|line-height$|letter-spacing$)/;

/** Siblings of one kind get one look: what most of them get, or what the page gives them. */
export function evenSiblings(looks: Looks, { perception: { page, controls, runs } }: Restyling): void {
  const texted = new Set(runs.map(({ element }) => element.index));
  for (const { children } of page.elements) {
    if (children.length < 2) continue;
    const shown = children.flatMap((child) => page.elements[child] ?? []).filter(({ rendered }) => rendered);
    const alike = Map.groupBy(
      shown.filter((element) => !controls.isControl(element)),
      kindOf,
    );
    for (const group of alike.values()) if (group.length > 1) even(group, looks, texted);
  }
}

/** What siblings of one kind share, and what the page draws of them. */
function kindOf({ tag, classes, attributes, style, index }: StyledElement): string {
  if (PLAIN.has(tag) && classes.length === 0) return `${index}`;
  const drawn = [style.color, style['background-color']].map(toHex);
  const states = STATES.map((name) => attributes[name] ?? '');
  return [
    tag,
    ...classes,
    ...drawn,
    ...states,
    style['font-size'],
    style['font-weight'],
    style.display,
  ].join();
}

function even(all: readonly StyledElement[], looks: Looks, texted: ReadonlySet<number>): void {
  const properties = new Set(all.flatMap(({ index }) => Object.keys(looks.get(index) ?? {})));
  for (const property of properties) {
    if (OF_ONE.test(property)) continue;
    const group = OF_TEXT.test(property) ? all.filter(({ index }) => texted.has(index)) : all;
    const counts = new Map<string | undefined, number>();
    for (const { index } of group) {
      const value = looks.get(index)?.[property];
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size === 1) continue;
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    const isMost = most !== undefined && most[1] > group.length / 2;
    for (const { index } of group) {
      const { [property]: own, ...others } = looks.get(index) ?? {};
      const value = isMost ? most[0] : undefined;
      if (own !== value) looks.set(index, value === undefined ? others : { ...others, [property]: value });
    }
  }
}
