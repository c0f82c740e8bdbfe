import { copy, type PieceNode } from './piece-node.ts';

/** An element with `list-style` is the list itself, and what else it holds are items. */
export function joinLists(parent: PieceNode): void {
  for (const child of parent.children) joinLists(child);
  const list = parent.children.find(({ tag, classes }) => tag === 'ul' && classes.length === 0);
  if (list === undefined || parent.tag !== 'div' || !/list-style/.test(parent.declarations)) return;
  parent.tag = 'ul';
  const others = parent.children.filter((child) => child !== list);
  for (const child of others) if (child.tag === 'div') child.tag = 'li';
  parent.children.splice(0, Infinity, ...list.children, ...others);
}

/** Inline elements beside a list stand in each of its items: `.models li` and `.models i` select both. */
export function fillItems(parent: PieceNode): void {
  for (const child of parent.children) fillItems(child);
  const list = LISTS.has(parent.tag) ? parent : parent.children.find(({ tag }) => LISTS.has(tag));
  const items = list?.children.filter(({ tag }) => tag === 'li') ?? [];
  if (items.length === 0) return;
  const inline = parent.children.filter(({ tag, isDirect }) => IN_ITEMS.has(tag) && !isDirect);
  for (const item of items) {
    item.children.unshift(
      ...inline.filter(({ tag }) => !item.children.some((one) => one.tag === tag)).map(copy),
    );
    // The rules of an element apply to it in every item.
    for (const child of item.children) {
      const general = inline.find(({ tag }) => tag === child.tag)?.declarations ?? '';
      if (!child.declarations.includes(general)) child.declarations = general + child.declarations;
    }
  }
  parent.children.splice(0, Infinity, ...parent.children.filter((child) => !inline.includes(child)));
}

const LISTS = new Set(['ul', 'ol']);
const IN_ITEMS = new Set(['b', 'i', 'em', 'strong', 'small', 'span', 'time']);
