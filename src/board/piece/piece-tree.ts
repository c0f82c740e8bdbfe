import type { CodeRule } from './code-rules.ts';
import { type Compound, compoundsOf } from './selector-parts.ts';

/** An element of the markup of a piece. */
export interface PieceNode {
  tag: string;
  readonly classes: string[];
  readonly attributes: Map<string, string>;
  readonly children: PieceNode[];
  /** Declarations of the rules that select it. */
  declarations: string;
  /** Whether a selector asks for it as a child of its parent. */
  isDirect: boolean;
}

/** The smallest tree in which every selector of the rules matches an element. */
export function pieceTree(rules: readonly CodeRule[]): PieceNode {
  const root = node('div', [], []);
  for (const { selectors, declarations } of rules) {
    for (const selector of selectors) {
      const isPseudo = /::|:(?:before|after|hover|focus|active)/.test(selector);
      grow(root, compoundsOf(selector), isPseudo ? '' : declarations);
    }
  }
  nestOverlays(root);
  repeatChildren(root);
  return root;
}

/** An element without children. */
export function node(tag: string, classes: readonly string[], attributes: Compound['attributes']): PieceNode {
  return {
    tag,
    classes: [...classes],
    attributes: new Map(attributes),
    children: [],
    declarations: '',
    isDirect: false,
  };
}

function grow(root: PieceNode, compounds: readonly Compound[], declarations: string): void {
  let parent = root;
  let current = root;
  for (const compound of compounds) {
    if (compound.isRoot && compound.tag === null && compound.classes.length === 0) continue;
    if (compound.relation === 'next') {
      current = following(parent, current, compound);
      continue;
    }
    const above = compound.relation === 'descendant' ? descendantWith(current, compound) : null;
    parent = above ?? wrapped(current, compound);
    current = childOf(parent, compound);
  }
  if (current !== root) current.declarations += `${declarations};`;
}

/** The element that already has a child for the compound, at any depth. */
function descendantWith(from: PieceNode, compound: Compound): PieceNode | null {
  for (const child of from.children) {
    if (fits(child, compound)) return from;
    const deeper = descendantWith(child, compound);
    if (deeper !== null) return deeper;
  }
  return null;
}

function childOf(parent: PieceNode, compound: Compound): PieceNode {
  const { position } = compound;
  if (position !== null) {
    while (parent.children.length < position) parent.children.push(made(compound, parent));
    const at = parent.children[position - 1];
    if (at !== undefined) return at;
  }
  const found = parent.children.find((child) => fits(child, compound));
  if (found !== undefined) return found;
  const child = made(compound, parent);
  child.isDirect = compound.relation === 'child';
  const base = compound.classes.length > 1 ? null : undefined;
  if (base === undefined || parent.children.length > 0) parent.children.push(child);
  else parent.children.unshift(child);
  return child;
}

/** `a + b`: the second element directly after the first. */
function following(parent: PieceNode, current: PieceNode, compound: Compound): PieceNode {
  const at = parent.children.indexOf(current);
  const next = parent.children[at + 1];
  if (next !== undefined && fits(next, compound)) return next;
  const child = made(compound, parent);
  parent.children.splice(at + 1, 0, child);
  return child;
}

function fits({ tag, classes, attributes }: PieceNode, compound: Compound): boolean {
  return (
    (compound.tag === null || compound.tag === tag) &&
    compound.classes.every((one) => classes.includes(one)) &&
    compound.attributes.every(([name, value]) => attributes.get(name) === value) &&
    (compound.attributes.length > 0 || attributes.size === 0 || compound.classes.length > 0)
  );
}

function made({ tag, classes, attributes }: Compound, parent: PieceNode): PieceNode {
  return node(tag ?? tagFor(classes, attributes, parent), classes, attributes);
}

const ACTION =
  /(?:^|-)(?:button|btn|act|action|go|play|join|cta|key|control|start|publish|buy|submit|press|pill|toggle|switch)(?:$|-)/;

function tagFor(classes: readonly string[], attributes: Compound['attributes'], { tag }: PieceNode): string {
  if (tag === 'ul' || tag === 'ol') return 'li';
  if (tag === 'tr') return 'td';
  if (['p', 'h1', 'h2', 'h3', 'a', 'button', 'span', 'td', 'li'].includes(tag)) return 'span';
  if (classes.some((one) => ACTION.test(one))) return 'button';
  if (attributes.some(([name]) => /^aria-(?:pressed|expanded|checked)$/.test(name))) return 'button';
  return 'div';
}

/** Elements between, which the document needs: `li` in a list, `td` in a row, `legend` in a fieldset. */
function wrapped(parent: PieceNode, { tag }: Compound): PieceNode {
  const chain = CHAINS[tag ?? ''] ?? [];
  const from = chain.findIndex((one) => one === parent.tag);
  let at = parent;
  for (const one of chain.slice(from + 1)) {
    if (one === 'ul' && parent.tag === 'ol') continue;
    const found = at.children.find((child) => child.tag === one);
    const next = found ?? node(one, [], []);
    if (found === undefined) at.children.push(next);
    at = next;
  }
  return at;
}

const CHAINS: Readonly<Record<string, readonly string[]>> = {
  tbody: ['table'],
  thead: ['table'],
  tr: ['table', 'tbody'],
  td: ['table', 'tbody', 'tr'],
  th: ['table', 'tbody', 'tr'],
  li: ['ul'],
  legend: ['fieldset'],
  figcaption: ['figure'],
  dt: ['dl'],
  dd: ['dl'],
  option: ['select'],
};

/** What lies above another element stands inside the sibling that it is placed in. */
function nestOverlays(parent: PieceNode): void {
  for (const child of parent.children) nestOverlays(child);
  if (/position:\s*(?:relative|absolute|sticky)/.test(parent.declarations)) return;
  const holder = parent.children.find(
    ({ tag, declarations }) => BOXES.has(tag) && /position:\s*relative/.test(declarations),
  );
  if (holder === undefined) return;
  const overlays = parent.children.filter(
    ({ declarations, isDirect }) => !isDirect && /position:\s*absolute/.test(declarations),
  );
  holder.children.push(...overlays);
  parent.children.splice(0, Infinity, ...parent.children.filter((child) => !overlays.includes(child)));
}

const BOXES = new Set(['a', 'article', 'div', 'figure', 'li', 'section']);

/** Grids and lists show what they are with several children. */
function repeatChildren(parent: PieceNode): void {
  for (const child of parent.children) repeatChildren(child);
  const wanted = countOf(parent);
  const last = parent.children.findLast(({ attributes }) => attributes.size === 0) ?? parent.children.at(-1);
  while (wanted > parent.children.length) {
    parent.children.push(last === undefined ? node('span', [], []) : copy(last));
  }
}

const FITTING = 6; // children of a grid of as many columns as fit

function countOf({ tag, declarations, children }: PieceNode): number {
  const columns = /grid-template-columns:\s*([^;]+)/.exec(declarations)?.[1];
  const isList = ['ul', 'ol', 'tbody'].includes(tag);
  if (columns !== undefined) {
    const repeated = Number(/repeat\((\d+)/.exec(columns)?.[1] ?? 0);
    const many = repeated > 4 ? repeated * 2 : repeated;
    if (/repeat\(auto-fi/.test(columns)) return Math.max(children.length, FITTING);
    return Math.max(children.length, many, repeated > 0 ? 0 : columns.trim().split(/\s+(?![^(]*\))/).length);
  }
  if (isList) return Math.max(3, children.length);
  const isRow = /display:\s*(?:inline-)?(?:flex|grid)/.test(declarations);
  return isRow && !/place-|justify-items/.test(declarations) && children.length < 2 && tag !== 'button'
    ? 3
    : children.length;
}

function copy({ tag, classes, children, declarations }: PieceNode): PieceNode {
  const again = node(tag, classes, []);
  again.declarations = declarations;
  again.children.push(...children.map(copy));
  return again;
}
