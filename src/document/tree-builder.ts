import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { compact } from '../math/compact.ts';
import { maxOf } from '../limits/reading-limits.ts';
import type { DocElement } from './document.ts';
import { GrowingText } from './growing-text.ts';
import { TreeLimit } from './tree-limit.ts';

const NO_CHILDREN: readonly never[] = [];

/** Text that the parser may still move; the finished tree holds plain strings. */
class TextNode extends GrowingText {
  parent: ParentNode | null = null;
}

/** Nodes outside the finished tree: comments and the doctype. The parser still needs their positions. */
class IgnoredNode {
  parent: ParentNode | null = null;
}

/** An element under construction. `linkTree` turns it, in place, into a DocElement. */
export class ElementNode implements DocElement {
  index = -1;
  tag: string;
  readonly namespace: DocElement['namespace'];
  id: string | null = null;
  classes: readonly string[] | null = null;
  readonly attributes: Record<string, string>;
  parent: ElementNode | null = null;
  previous: ElementNode | null = null;
  next: ElementNode | null = null;
  children: readonly ElementNode[] = NO_CHILDREN;
  content: readonly (ElementNode | string)[] = NO_CHILDREN;
  position = 0;
  /** Used during construction: the parser's children and parent. */
  nodes: ChildNode[] = [];
  holder: ParentNode | null = null;

  constructor(tag: string, namespace: DocElement['namespace'], attributes: Record<string, string>) {
    this.tag = tag;
    this.namespace = namespace;
    this.attributes = attributes;
  }

  /** Appends a child while the tree is being built. */
  take(child: ElementNode | string): void {
    this.nodes.push(typeof child === 'string' ? new TextNode(child) : child);
  }
}

/** The document, or the content of a template, which is dropped. */
export class RootNode {
  readonly nodes: ChildNode[] = [];
  mode: html.DOCUMENT_MODE = html.DOCUMENT_MODE.NO_QUIRKS;
}

type ParentNode = ElementNode | RootNode;
type ChildNode = ElementNode | TextNode | IgnoredNode;

export type SlimTree = TreeAdapterTypeMap<
  ParentNode | ChildNode,
  ParentNode,
  ChildNode,
  RootNode,
  RootNode,
  ElementNode,
  IgnoredNode,
  TextNode,
  ElementNode,
  IgnoredNode
>;

/** Lets parse5 build the tree directly, without a DOM in between; throws TreeFull when a limit is reached. */
export function treeBuilder(limit: TreeLimit): TreeAdapter<SlimTree> {
  return {
    ...TREE_BUILDER,
    createElement(tag, namespace, attributes) {
      limit.take('elements');
      if (attributes.length > maxOf('attributes')) limit.leaveOut('attributes');
      return TREE_BUILDER.createElement(tag, namespace, attributes.slice(0, maxOf('attributes')));
    },
    createTextNode(text) {
      limit.take('texts');
      return TREE_BUILDER.createTextNode(text);
    },
    insertText(parent, text) {
      if (!(parent.nodes.at(-1) instanceof TextNode)) limit.take('texts');
      TREE_BUILDER.insertText(parent, text);
    },
    detachNode(node) {
      limit.take('moves');
      TREE_BUILDER.detachNode(node);
    },
  };
}

const TREE_BUILDER: TreeAdapter<SlimTree> = {
  createDocument: () => new RootNode(),
  createDocumentFragment: () => new RootNode(),
  createElement: (tag, namespace, attributes) =>
    new ElementNode(tag, NAMESPACES[namespace] ?? 'html', attributesOf(attributes)),
  createCommentNode: () => new IgnoredNode(),
  createTextNode: (text) => new TextNode(text),

  appendChild: append,
  insertBefore,
  detachNode: detach,
  insertText(parent, text) {
    const last = parent.nodes.at(-1);
    if (last instanceof TextNode) last.add(text);
    else append(parent, new TextNode(text));
  },
  insertTextBefore(parent, text, reference) {
    const before = parent.nodes[parent.nodes.lastIndexOf(reference) - 1];
    if (before instanceof TextNode) before.add(text);
    else insertBefore(parent, new TextNode(text), reference);
  },
  adoptAttributes(element, attributes) {
    const fresh = attributes.slice(0, maxOf('attributes'));
    for (const { name, value } of fresh) element.attributes[name.toLowerCase()] ??= value;
  },

  setTemplateContent() {},
  getTemplateContent: () => new RootNode(),
  setDocumentType() {},
  setDocumentMode(document, mode) {
    document.mode = mode;
  },
  getDocumentMode: (document) => document.mode,

  getFirstChild: (parent) => parent.nodes[0] ?? null,
  getChildNodes: (parent) => parent.nodes,
  getParentNode: holderOf,
  getAttrList: (element) => Object.entries(element.attributes).map(([name, value]) => ({ name, value })),
  getTagName: (element) => element.tag,
  getNamespaceURI: (element) => NAMESPACE_URIS[element.namespace],
  getTextNodeContent: (node) => node.text,
  getCommentNodeContent: () => '',
  getDocumentTypeNodeName: () => '',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isTextNode: (node) => node instanceof TextNode,
  isCommentNode: (node): node is IgnoredNode => node instanceof IgnoredNode,
  isDocumentTypeNode: (_node): _node is IgnoredNode => false,
  isElementNode: (node) => node instanceof ElementNode,
  setNodeSourceCodeLocation() {},
  getNodeSourceCodeLocation: () => null,
  updateNodeSourceCodeLocation() {},
};

/** Sets the positions of the finished tree. A loop, because recursion would overflow the stack on deep pages. */
export function linkTree(root: ElementNode, limit = new TreeLimit()): ElementNode[] {
  raiseDeepest(root, limit);
  const elements: ElementNode[] = [];
  const pending: ElementNode[] = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    element.index = elements.length;
    elements.push(element);
    linkElement(element, limit);
    for (let i = element.children.length - 1; i >= 0; i--) {
      const child = element.children[i];
      if (child !== undefined) pending.push(child);
    }
  }
  return elements;
}

/** The body of a tree, else its root. */
export function bodyOf(elements: readonly ElementNode[], root: ElementNode): ElementNode {
  return elements.find(({ tag }) => tag === 'body') ?? root;
}

/** Elements deeper than the limit become siblings of the deepest element, as in Chromium. */
function raiseDeepest(root: ElementNode, limit: TreeLimit): void {
  let level: ElementNode[] = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth === maxOf('depth') - 1)
      for (const element of level) if (raiseChildren(element)) limit.leaveOut('depth');
    level = level.flatMap(({ nodes }) => nodes.filter((node) => node instanceof ElementNode));
  }
}

/** Makes all elements below its children children of the element itself; returns whether there were any. */
function raiseChildren(element: ElementNode): boolean {
  const flat: ChildNode[] = [];
  const pending = element.nodes.toReversed();
  let raised = false;
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    flat.push(node);
    if (!(node instanceof ElementNode)) continue;
    const { nodes } = node;
    node.nodes = nodes.filter((child) => !(child instanceof ElementNode));
    if (node.nodes.length === nodes.length) continue;
    raised = true;
    for (const child of nodes.toReversed()) if (child instanceof ElementNode) pending.push(child);
  }
  element.nodes = flat;
  return raised;
}

function linkElement(element: ElementNode, limit: TreeLimit): void {
  const { attributes, nodes } = element;
  element.tag = element.namespace === 'html' ? element.tag : element.tag.toLowerCase();
  element.id = attributes['id'] || null;
  const classes = tokensOf(attributes['class']);
  if (classes !== null && classes.length > maxOf('classes')) limit.leaveOut('classes');
  element.classes = classes && classes.slice(0, maxOf('classes'));
  element.nodes = [];
  element.holder = null;
  if (nodes.length === 0) return;
  const children: ElementNode[] = [];
  const content: (ElementNode | string)[] = [];
  for (const node of nodes) {
    if (node instanceof ElementNode) {
      const previous = children.at(-1) ?? null;
      node.parent = element;
      node.previous = previous;
      node.position = children.length;
      if (previous !== null) previous.next = node;
      children.push(node);
      content.push(node);
    } else if (node instanceof TextNode) content.push(node.text);
  }
  element.children = compact(children);
  element.content = compact(content);
}

const ASCII_SPACE = /[\t\n\f\r ]+/;

function tokensOf(text: string | undefined): string[] | null {
  if (text === undefined) return null;
  const tokens = text.split(ASCII_SPACE).filter((token) => token !== '');
  return tokens.length === 0 ? null : tokens;
}

const NAMESPACE_URIS = { html: html.NS.HTML, svg: html.NS.SVG, math: html.NS.MATHML } as const;
const NAMESPACES: Readonly<Partial<Record<html.NS, DocElement['namespace']>>> = {
  [html.NS.HTML]: 'html',
  [html.NS.SVG]: 'svg',
  [html.NS.MATHML]: 'math',
};

/** Has no prototype, so that `attributes['constructor']` is undefined unless the page sets it. */
export function noAttributes(): Record<string, string> {
  // A literal keeps V8's fast properties, which Object.create(null) does not.
  return { __proto__: null } as unknown as Record<string, string>;
}

function attributesOf(list: readonly Token.Attribute[]): Record<string, string> {
  const attributes = noAttributes();
  for (const { prefix, name, value } of list) {
    attributes[(prefix ? `${prefix}:${name}` : name).toLowerCase()] = value;
  }
  return attributes;
}

function holderOf(node: ParentNode | ChildNode): ParentNode | null {
  if (node instanceof ElementNode) return node.holder;
  return node instanceof RootNode ? null : node.parent;
}

function setHolder(node: ChildNode, holder: ParentNode | null): void {
  if (node instanceof ElementNode) node.holder = holder;
  else node.parent = holder;
}

function append(parent: ParentNode, node: ChildNode): void {
  parent.nodes.push(node);
  setHolder(node, parent);
}

function insertBefore(parent: ParentNode, node: ChildNode, reference: ChildNode): void {
  // The parser inserts before the current table, which is near the end: search from there.
  parent.nodes.splice(parent.nodes.lastIndexOf(reference), 0, node);
  setHolder(node, parent);
}

function detach(node: ChildNode): void {
  const holder = holderOf(node);
  if (holder === null) return;
  if (holder.nodes[0] === node) holder.nodes.shift();
  else holder.nodes.splice(holder.nodes.lastIndexOf(node), 1);
  setHolder(node, null);
}
