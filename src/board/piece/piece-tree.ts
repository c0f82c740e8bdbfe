import type { CodeRule } from './code-rules.ts';
import { LAYOUT_COLUMNS, LAYOUT_PARTS } from './piece-grids.ts';
import { fillForms } from './piece-forms.ts';
import { fillItems, joinLists } from './piece-lists.ts';
import { isBar } from './piece-bars.ts';
import { copy, node, nodesBelow, type PieceNode } from './piece-node.ts';
import { type Compound, compoundsOf } from './selector-parts.ts';

/** The smallest tree in which every selector of the rules matches an element. */
export function pieceTree(rules: readonly CodeRule[]): PieceNode {
  const root = node('div', [], []);
  for (const { selectors, declarations } of rules) {
    for (const selector of selectors) {
      const isPseudo = /::|:(?:before|after|hover|focus|active)/.test(selector);
      grow(root, compoundsOf(selector), isPseudo ? '' : declarations);
    }
  }
  shareRules(root);
  joinLists(root);
  nestOverlays(root);
  fillItems(root);
  fillForms(root);
  fillEmptyGrid(root);
  leaveNarrowColumn(root);
  repeatChildren(root);
  return root;
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

/** `.row i` selects the child of `.row.failed` too, which another rule asks for. */
function shareRules(root: PieceNode): void {
  const placed = nodesBelow(root);
  const isPart = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));
  for (const { child, parent } of placed) {
    const general = placed.filter(
      (other) =>
        other.child !== child &&
        other.child.tag === child.tag &&
        other.parent.classes.length > 0 &&
        other.parent.classes.length < parent.classes.length &&
        isPart(other.parent.classes, parent.classes) &&
        isPart(other.child.classes, child.classes),
    );
    child.declarations = general.map((other) => other.child.declarations).join('') + child.declarations;
  }
  shareVariants(root);
}

/** `.tag` selects `.tag.done` and `.tag[aria-current]` beside it too. */
function shareVariants(parent: PieceNode): void {
  const own = new Map(parent.children.map((child) => [child, child.declarations]));
  for (const child of parent.children) {
    const general = parent.children.filter((other) => isGeneral(other, child));
    child.declarations = general.map((other) => own.get(other) ?? '').join('') + child.declarations;
    shareVariants(child);
  }
}

function isGeneral(other: PieceNode, { tag, classes, attributes }: PieceNode): boolean {
  const isMore = classes.length > other.classes.length || attributes.size > 0;
  return (
    other.tag === tag &&
    other.attributes.size === 0 &&
    isMore &&
    other.classes.every((one) => classes.includes(one)) &&
    (other.classes.length > 0 || classes.length > 0)
  );
}

/** Boxes whose proportions the code states stand in the grid beside them that would be empty. */
function fillEmptyGrid(parent: PieceNode): void {
  for (const child of parent.children) fillEmptyGrid(child);
  const grid = parent.children.find(
    ({ children, declarations }) =>
      children.length === 0 && /grid-template-columns:\s*repeat\(/.test(declarations),
  );
  const [name] = parent.children.find(({ declarations }) => isProportioned(declarations))?.classes ?? [];
  if (grid === undefined || name === undefined || grid.classes.includes(name)) return;
  grid.children.push(...parent.children.filter(({ classes }) => classes.includes(name)));
  parent.children.splice(0, Infinity, ...parent.children.filter(({ classes }) => !classes.includes(name)));
}

function isProportioned(declarations: string): boolean {
  return /aspect-ratio:/.test(declarations) && !/(?:^|[;\s])width:/.test(declarations);
}

/** px; narrower columns hold a picture or a mark, no text. */
const NARROW = 100;

/** A grid with a narrow first column keeps it empty unless a picture comes first, and has one child for each column. */
function leaveNarrowColumn(parent: PieceNode): void {
  for (const child of parent.children) leaveNarrowColumn(child);
  const columns = /grid-template-columns:\s*([\d.]+)px\s+\S+\s*(?:;|$)/.exec(parent.declarations);
  if (columns === null || Number(columns[1]) >= NARROW || parent.children.length === 0) return;
  if (!BARE.has(parent.children[0]?.tag ?? '')) {
    const empty = node('span', [], []);
    empty.declarations = 'height: 0px;';
    parent.children.unshift(empty);
  }
  const rest = parent.children.splice(1);
  if (rest.length < 2 || rest.some(({ isDirect }) => isDirect)) {
    parent.children.push(...rest);
    return;
  }
  const column = node('div', [], []);
  column.children.push(...rest);
  parent.children.push(column);
}

/** Elements that need no text. */
const BARE = new Set(['i', 'img', 'input', 'svg']);

/** Grids and lists show what they are with several children. */
function repeatChildren(parent: PieceNode): void {
  for (const child of parent.children) repeatChildren(child);
  const wanted = countOf(parent);
  const last = parent.children.findLast(({ attributes }) => attributes.size === 0) ?? parent.children.at(-1);
  while (wanted > parent.children.length) {
    parent.children.push(last === undefined ? node('span', [], []) : copy(last));
  }
}

const BARS = 24; // of a chart
const FITTING = 6; // children of a grid of as many columns as fit

function countOf({ tag, declarations, children }: PieceNode): number {
  const columns = /grid-template-columns:\s*([^;]+)/.exec(declarations)?.[1];
  const isList = ['ul', 'ol', 'tbody'].includes(tag);
  if (children.some(isBar)) return Math.max(children.length, BARS);
  if (columns !== undefined) {
    const repeated = Number(/repeat\((\d+)/.exec(columns)?.[1] ?? 0);
    if (repeated >= LAYOUT_COLUMNS) return Math.max(children.length, LAYOUT_PARTS);
    const many = repeated > 4 ? repeated * 2 : repeated;
    if (/repeat\(auto-fi/.test(columns)) return Math.max(children.length, FITTING);
    return Math.max(children.length, many, repeated > 0 ? 0 : columns.trim().split(/\s+(?![^(]*\))/).length);
  }
  if (isList) return Math.max(3, children.length);
  const isRow = /display:\s*(?:inline-)?(?:flex|grid)/.test(declarations);
  return isRow && !/place-|justify-items/.test(declarations) && children.length < 2 && !HOLDS_TEXT.has(tag)
    ? 3
    : children.length;
}

/** Elements whose boxes in a row are text and what stands beside it. */
const HOLDS_TEXT = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'label', 'li', 'p', 'span']);
