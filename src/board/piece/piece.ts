import { escapeHtml } from '../../text/escape-html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { ownClass, readCode } from './code-rules.ts';
import { completePiece, countElements } from './complete-piece.ts';
import { ACTIVE, isBareAction, isRowAction } from './piece-actions.ts';
import { barStyles } from './piece-bars.ts';
import { gridStyles, needsWidth } from './piece-grids.ts';
import { type FlowClasses, flowClasses } from './piece-flow.ts';
import { type Inks, inkClass, inkRules, legibleInks } from './piece-ink.ts';
import { colorsOf } from './piece-contrast.ts';
import { insetInSplit, insetOf } from './piece-inset.ts';
import { isBox, isMark } from './piece-marks.ts';
import type { PieceNode } from './piece-node.ts';
import { pieceTree } from './piece-tree.ts';
import { NAMED_ROLES, roleOf } from './piece-roles.ts';
import {
  groundPicture,
  hasPictureGround,
  isTile,
  nextPicture,
  type Pictures,
  tilePicture,
} from './piece-pictures.ts';
import {
  cellOf,
  fits,
  isForSign,
  type Room,
  roomOf,
  type TokenSizes,
  tokenSizes,
  WHOLE_PIECE,
} from './piece-room.ts';
import { type PieceText, PieceWords } from './piece-words.ts';

/** The signature move as markup and a stylesheet that stays inside the element. */
export interface Piece {
  readonly markup: string;
  readonly style: string;
  /** Whether it has so few elements that it needs company. */
  readonly isSmall: boolean;
}

/** Elements. */
const SMALL_PIECE = 5;

/**
 * Builds the signature move from the code of the entry; null without code.
 *
 * @param id class that sets the piece apart
 * @param colors where they are not those of the brand
 */
export function pieceOf(facts: BoardFacts, id?: string, colors = colorsOf(facts)): Piece | null {
  const { css } = facts.entry.code;
  if (css === undefined) return null;
  const { nested, top } = readCode(css);
  const tree = treeOf(css);
  const inks = legibleInks(tree, colors);
  const filling = {
    words: new PieceWords(facts),
    artwork: facts.artwork,
    tokens: tokenSizes(facts.entry),
    flow: flowClasses(tree),
    inks,
    pictures: 0,
  };
  const { words } = filling;
  const { children } = tree;
  const content =
    children.length === 0
      ? `<h3>${escapeHtml(words.take('title'))}</h3><p>${escapeHtml(words.take('text'))}</p>`
      : writtenChildren(tree, null, filling, WHOLE_PIECE);
  const own = id === undefined ? '' : `.${id}`;
  const grids = gridStyles(tree, `.piece${own}`) + barStyles(tree, `.piece${own}`, facts);
  return {
    markup: `<div class="piece${own.replace('.', ' ')}">${content}</div>`,
    style: `${top}.piece${own}{\n${nested}}\n${grids}${inkRules(inks, `.piece${own}`)}`,
    isSmall:
      countElements(tree) <= SMALL_PIECE && !content.includes('<img') && !tree.children.some(needsWidth),
  };
}

/** The elements that the code of a signature move needs. */
export function treeOf(css: string): PieceNode {
  return completePiece(pieceTree(readCode(css).rules), css);
}

/** What the elements of a piece are filled with. */
interface Filling extends Pictures {
  readonly words: PieceWords;
  readonly tokens: TokenSizes;
  readonly flow: FlowClasses;
  readonly inks: Inks;
}

const VOID = new Set(['input', 'img', 'br', 'hr']);

function writtenChildren(node: PieceNode, parent: PieceNode | null, filling: Filling, room: Room): string {
  return node.children
    .map((child, at) => {
      const inner = roomOf(child, room, cellOf(node, at, filling.tokens), filling.tokens);
      return written(child, parent, filling, inner);
    })
    .join(' ');
}

/** @param room the space inside the element */
function written(node: PieceNode, parent: PieceNode | null, filling: Filling, room: Room): string {
  const { tag, children } = node;
  const { words } = filling;
  if (tag === 'tr') words.startRow();
  const text = children.length === 0 ? (tag === 'tr' ? cells(words) : ownText(node, filling, room)) : null;
  const start = `<${OTHER_TAGS[tag] ?? tag}${attributesOf(node, parent, filling, text)}>`;
  if (VOID.has(tag)) return start;
  const inner =
    text === null
      ? (isTile(node) ? tilePicture(filling) : groundPicture(node, filling) + leading(node, words)) +
        writtenChildren(node, node, filling, room) +
        trailing(node, words)
      : text.markup;
  return `${start}${inner}</${OTHER_TAGS[tag] ?? tag}>`;
}

/** Elements that show nothing without a file or a script. */
const OTHER_TAGS: Readonly<Record<string, string>> = {
  video: 'div',
  canvas: 'div',
  svg: 'span',
  iframe: 'div',
};

const INLINE = new Set(['strong', 'em', 'span', 'mark', 'b', 'i', 'code', 'small']);

/** Text that comes before child elements inside headings and paragraphs. */
function leading({ tag, children, declarations }: PieceNode, words: PieceWords): string {
  const isInline = children.every((child) => INLINE.has(child.tag));
  if (tag === 'div' && isInline && /font|color/.test(declarations) && !/display/.test(declarations)) {
    return `${escapeHtml(words.take('title'))} `;
  }
  if (/^h[1-6]$/.test(tag)) return `${escapeHtml(words.take('title'))} `;
  if (tag === 'p' || tag === 'label') return `${escapeHtml(words.take(tag === 'p' ? 'line' : 'short'))} `;
  return '';
}

/** Text of a list item that holds marks alone. */
function trailing({ tag, children }: PieceNode, words: PieceWords): string {
  const isMarked = children.every((child) => child.children.length === 0 && isMark(child.declarations));
  return tag === 'li' && isMarked ? escapeHtml(words.take('line')) : '';
}

/** What an element without children shows. */
interface OwnText {
  readonly markup: string;
  /** Name for those who do not see it, where a sign stands for it. */
  readonly label: string | null;
}

function ownText(node: PieceNode, filling: Filling, room: Room): OwnText {
  const { words, artwork } = filling;
  if (isTile(node) && artwork.picture !== null) return { markup: tilePicture(filling), label: null };
  const kind = plainTextOf(node, room);
  if (kind === null) return { markup: textOf(node, words, room), label: null };
  if (isForSign(node, room)) return { markup: words.takeInitials(), label: null };
  const text = words.takeFitting(kind, (one) => fits(one, room));
  if (text !== null) return { markup: escapeHtml(text), label: null };
  const label = ACTIVE.has(node.tag) ? words.take('action') : null;
  return label !== null && room.isRound
    ? { markup: '→', label }
    : { markup: escapeHtml(words.takeInitials()), label: null };
}

/** The cells of a row for which the code has no rules. */
function cells(words: PieceWords): OwnText {
  const texts = [words.takeCell(), words.takeCell(), words.takeCell()];
  return { markup: texts.map((text) => `<td>${escapeHtml(text)}</td>`).join(''), label: null };
}

/** Text of marks, cells, figures and panels. */
function textOf({ tag, declarations, classes }: PieceNode, words: PieceWords, room: Room): string {
  if (tag === 'select' || isMark(declarations)) return '';
  if (tag === 'td' || tag === 'th') return escapeHtml(words.takeCell());
  if (FIGURES.has(tag)) return words.takeFigure();
  if (classes.some((one) => FIGURE.test(one))) return words.takeFigure(true);
  if (room.isCell && room.width !== null && room.width < NARROW_CELL) {
    const title = words.takeFitting('short', (one) => fits(one, room));
    return title === null ? words.takeInitials() : `<b>${escapeHtml(title)}</b>`;
  }
  return `<b>${escapeHtml(words.take('title'))}</b><p>${escapeHtml(words.take('text'))}</p>`;
}

/** px; a sentence would break into a tall column. */
const NARROW_CELL = 180;

/** Kind of the text of an element that holds one text alone; null for marks, cells, figures and panels. */
function plainTextOf({ tag, declarations, classes }: PieceNode, room: Room): PieceText | null {
  const isOther = tag === 'select' || tag === 'td' || tag === 'th' || FIGURES.has(tag);
  if (isOther || isMark(declarations) || classes.some((one) => FIGURE.test(one))) return null;
  if (/position:\s*absolute/.test(declarations)) return 'short';
  if (isBox(tag, declarations)) return null;
  const usual = classes.length > 0 && tag === 'div' ? 'line' : (TEXT[tag] ?? 'short');
  return room.isCell && (usual === 'text' || usual === 'line') ? 'short' : usual;
}

/** Elements and classes of the code that show a number. */
const FIGURES = new Set(['data', 'output']);
const FIGURE = /(?:^|-)(?:amount|count|counter|figure|number|price|total)$/;

const TEXT: Readonly<Record<string, PieceText>> = {
  h1: 'title',
  h2: 'title',
  h3: 'title',
  h4: 'title',
  p: 'text',
  li: 'line',
  article: 'line',
  section: 'line',
  figcaption: 'line',
  pre: 'line',
  button: 'action',
  a: 'action',
  blockquote: 'text',
  legend: 'line',
};

function attributesOf(
  node: PieceNode,
  parent: PieceNode | null,
  filling: Filling,
  text: OwnText | null,
): string {
  const { words } = filling;
  const { tag, attributes } = node;
  const all = new Map(attributes);
  const inset = insetOf(node, text !== null) ?? insetInSplit(node, parent);
  const ink = filling.inks.get(node);
  const names = [
    ...classNames(node),
    ...(inset === null ? [] : [inset]),
    ...(filling.flow.get(node) ?? []),
    ...(ink === undefined ? [] : [inkClass(ink)]),
  ];
  if (names.length > 0) all.set('class', names.join(' '));
  for (const [name, value] of tagAttributes(node, filling, text)) all.set(name, value);
  const role = roleOf(node, parent);
  if (role !== null) all.set('role', role);
  if (NAMED_TAGS.has(tag) || NAMED_ROLES.has(all.get('role') ?? '') || isSilent(node))
    all.set('aria-label', words.take('line'));
  if (typeof text?.label === 'string') all.set('aria-label', text.label);
  return [...all].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
}

type Attributes = readonly (readonly [name: string, value: string])[];

/** Attributes that the tag needs. */
function tagAttributes({ tag, attributes }: PieceNode, filling: Filling, text: OwnText | null): Attributes {
  const { words } = filling;
  if (/^h[1-6]$/.test(tag)) return [['aria-level', PIECE_LEVEL]];
  if (tag === 'a') return [['href', `#${text === null ? words.nextSection : words.lastSection}`]];
  if (tag === 'button') return [['type', 'button']];
  if (tag === 'input') return attributes.size === 0 ? [['value', words.take('short')]] : [];
  if (tag !== 'img') return [];
  return [
    ['src', nextPicture(filling)],
    ['alt', ''],
  ];
}

function classNames(node: PieceNode): readonly string[] {
  const isPanel = node.children.length === 0 && isBox(node.tag, node.declarations);
  return [
    ...node.classes.map(ownClass),
    ...(isPanel ? ['box'] : []),
    ...(isBareAction(node) ? ['padded'] : []),
    ...(isRowAction(node) ? ['spread'] : []),
    ...groundClasses(node),
  ];
}

/** A picture behind text is dimmed in the colour that the text is readable on. */
function groundClasses(node: PieceNode): readonly string[] {
  if (node.children.length === 0 || !hasPictureGround(node)) return [];
  return /(?:^|[;\s])color:\s*var\(--color-on-primary\)/.test(node.declarations)
    ? ['backed', 'on-accent']
    : ['backed'];
}

/** Headings of a piece stand below the title of its section, whatever their tag, on which its code depends. */
const PIECE_LEVEL = '3';

const NAMED_TAGS = new Set(['input', 'textarea', 'select', 'nav', 'aside', 'meter', 'progress']);

/** A button that is too small for text, or a link on a picture. */
function isSilent(node: PieceNode): boolean {
  const { tag, children, declarations } = node;
  if (tag === 'a') return isTile(node) && children.length === 0;
  return tag === 'button' && children.length === 0 && isMark(declarations);
}
