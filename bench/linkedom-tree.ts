import { parseHTML } from 'linkedom/worker';
import { html, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';

/** The members of linkedom's nodes that the adapter uses. linkedom's own types require the DOM library. */
interface DomNode {
  readonly nodeType: number;
  readonly childNodes: DomNode[];
  readonly firstChild: DomNode | null;
  readonly lastChild: DomNode | null;
  readonly previousSibling: DomNode | null;
  readonly parentNode: DomNode | null;
  readonly localName: string;
  readonly namespaceURI: html.NS;
  readonly attributes: Iterable<{ name: string; value: string }>;
  readonly content?: DomNode;
  data: string;
  textContent: string;
  appendChild(node: DomNode): void;
  insertBefore(node: DomNode, reference: DomNode): void;
  remove(): void;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
}

interface DomDocument extends DomNode {
  createElement(name: string): DomNode;
  createElementNS(namespace: string, name: string): DomNode;
  createTextNode(text: string): DomNode;
  createComment(text: string): DomNode;
  createDocumentFragment(): DomNode;
}

type LinkedomMap = TreeAdapterTypeMap<
  DomNode,
  DomNode,
  DomNode,
  DomNode,
  DomNode,
  DomNode,
  DomNode,
  DomNode,
  DomNode,
  DomNode
>;

// The only conversion from linkedom's own types to the members above.
const newDocument = () => parseHTML('').document as unknown as DomDocument;
const isText = (node: DomNode | null): node is DomNode => node?.nodeType === 3;
let document = newDocument();
let mode = html.DOCUMENT_MODE.NO_QUIRKS;

/** A parse5 tree adapter that builds linkedom's DOM. */
export const LINKEDOM_TREE: TreeAdapter<LinkedomMap> = {
  createDocument() {
    document = newDocument();
    return document;
  },
  createDocumentFragment: () => document.createDocumentFragment(),
  createElement(name, namespace, attributes) {
    const element =
      namespace === html.NS.HTML ? document.createElement(name) : document.createElementNS(namespace, name);
    for (const { prefix, name: own, value } of attributes) {
      element.setAttribute(prefix ? `${prefix}:${own}` : own, value);
    }
    return element;
  },
  createCommentNode: (text) => document.createComment(text),
  createTextNode: (text) => document.createTextNode(text),
  appendChild: (parent, node) => parent.appendChild(node),
  insertBefore: (parent, node, reference) => parent.insertBefore(node, reference),
  detachNode: (node) => node.remove(),
  insertText(parent, text) {
    const { lastChild } = parent;
    if (isText(lastChild)) lastChild.data += text;
    else parent.appendChild(document.createTextNode(text));
  },
  insertTextBefore(parent, text, reference) {
    const { previousSibling } = reference;
    if (isText(previousSibling)) previousSibling.data += text;
    else parent.insertBefore(document.createTextNode(text), reference);
  },
  adoptAttributes(element, attributes) {
    for (const { name, value } of attributes)
      if (!element.hasAttribute(name)) element.setAttribute(name, value);
  },
  setTemplateContent() {},
  getTemplateContent: (template) => template.content ?? template,
  setDocumentType() {},
  setDocumentMode(_document, next) {
    mode = next;
  },
  getDocumentMode: () => mode,
  getFirstChild: (parent) => parent.firstChild,
  getChildNodes: (parent) => [...parent.childNodes],
  getParentNode: (node) => node.parentNode,
  getAttrList: (element) => [...element.attributes].map(({ name, value }) => ({ name, value })),
  getTagName: (element) => element.localName,
  getNamespaceURI: (element) => element.namespaceURI,
  getTextNodeContent: (node) => node.data,
  getCommentNodeContent: (node) => node.data,
  getDocumentTypeNodeName: () => '',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isTextNode: isText,
  isCommentNode: (node): node is DomNode => node.nodeType === 8,
  isDocumentTypeNode: (node): node is DomNode => node.nodeType === 10,
  isElementNode: (node): node is DomNode => node.nodeType === 1,
  setNodeSourceCodeLocation() {},
  getNodeSourceCodeLocation: () => null,
  updateNodeSourceCodeLocation() {},
};
