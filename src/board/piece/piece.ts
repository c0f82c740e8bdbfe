import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { readCode } from './code-rules.ts';
import { completePiece } from './complete-piece.ts';
import { type PieceNode, pieceTree } from './piece-tree.ts';
import { NAMED_ROLES, roleOf } from './piece-roles.ts';
import { type PieceText, PieceWords } from './piece-words.ts';

/** The signature move as markup and a stylesheet that stays inside the element. */
export interface Piece {
  readonly markup: string;
  readonly style: string;
}

/** Builds the signature move from the code of the entry; null without code. @param id class that sets the piece apart */
export function pieceOf(facts: BoardFacts, id?: string): Piece | null {
  const { css } = facts.entry.code;
  if (css === undefined) return null;
  const { rules, nested, top } = readCode(css);
  const words = new PieceWords(facts);
  const { children } = completePiece(pieceTree(rules), css);
  const content =
    children.length === 0
      ? `<h3>${escapeHtml(words.take('title'))}</h3><p>${escapeHtml(words.take('text'))}</p>`
      : children.map((child) => written(child, null, words)).join('');
  const own = id === undefined ? '' : `.${id}`;
  return {
    markup: `<div class="piece${own.replace('.', ' ')}">${content}</div>`,
    style: `${top}.piece${own}{\n${nested}}\n`,
  };
}

const VOID = new Set(['input', 'img', 'br', 'hr']);

function written(node: PieceNode, parent: PieceNode | null, words: PieceWords): string {
  const { tag, children } = node;
  const start = `<${OTHER_TAGS[tag] ?? tag}${attributesOf(node, parent, words)}>`;
  if (VOID.has(tag)) return start;
  const inner =
    children.length === 0
      ? textOf(node, words)
      : leading(node, words) + children.map((child) => written(child, node, words)).join('');
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

function textOf({ tag, declarations, classes }: PieceNode, words: PieceWords): string {
  if (tag === 'select' || isMark(declarations)) return '';
  if (/aspect-ratio:\s*1\b/.test(declarations)) return escapeHtml(words.take('short').slice(0, 2));
  if (isBox(tag, declarations)) {
    return `<b>${escapeHtml(words.take('title'))}</b><p>${escapeHtml(words.take('text'))}</p>`;
  }
  return escapeHtml(words.take(classes.length > 0 && tag === 'div' ? 'line' : (TEXT[tag] ?? 'short')));
}

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
  blockquote: 'text',
  legend: 'line',
};

/** A panel: it has a ground, a frame or a mask, and nothing that makes it a line of text. */
function isBox(tag: string, declarations: string): boolean {
  return (
    ['div', 'section', 'article', 'aside'].includes(tag) &&
    /background|border|mask|box-shadow/.test(declarations) &&
    !/inline|font|aspect-ratio|(?:^|[;\s])(?:width|height|padding: [0-9]px)/.test(declarations)
  );
}

/** px; boxes below this size are shapes, not places for text. */
const SMALL = 41;

function isMark(declarations: string): boolean {
  const size = /(?:^|[;\s])(?:width|height):\s*(\d+)px/.exec(declarations)?.[1];
  return size !== undefined && Number(size) < SMALL && !/font|padding/.test(declarations);
}

function attributesOf(node: PieceNode, parent: PieceNode | null, words: PieceWords): string {
  const { tag, classes, attributes, declarations } = node;
  const all = new Map(attributes);
  const isPanel = node.children.length === 0 && isBox(tag, declarations);
  const names = isPanel ? [...classes, 'box'] : classes;
  if (names.length > 0) all.set('class', names.join(' '));
  if (tag === 'a') all.set('href', '#move');
  if (tag === 'button') all.set('type', 'button');
  if (tag === 'img') {
    all.set('src', PLAIN_PICTURE).set('alt', '');
  }
  const role = roleOf(node, parent);
  if (role !== null) all.set('role', role);
  if (NAMED_TAGS.has(tag) || NAMED_ROLES.has(all.get('role') ?? '') || isSilentButton(node))
    all.set('aria-label', words.take('line'));
  return [...all].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
}

const NAMED_TAGS = new Set(['input', 'textarea', 'select', 'nav', 'aside', 'meter', 'progress']);

/** A button that is too small for text. */
const isSilentButton = ({ tag, children, declarations }: PieceNode) =>
  tag === 'button' && children.length === 0 && isMark(declarations);

/** Hills in haze, in greys. */
const PLAIN_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='600' viewBox='0 0 40 30' preserveAspectRatio='xMidYMid slice'%3E%3Cpath fill='%23d6d6d6' d='M0 0h40v30H0z'/%3E%3Ccircle fill='%23f2f2f2' cx='29' cy='9' r='4'/%3E%3Cpath fill='%23a8a8a8' d='M0 17q6-5 12-2t13-3 15 3v15H0z'/%3E%3Cpath fill='%237c7c7c' d='M0 21q8-4 15 0t13-1 12 1v9H0z'/%3E%3Cpath fill='%23555' d='M0 26q9-5 20-1t20-2v7H0z'/%3E%3C/svg%3E";
