import type { DumpedElement, DumpLimits, PageDump, Rectangle } from '../../src/rendered/page-dump.ts';

/** The elements of the flat tree in document order, at most `most`. */
export function listElements(most: number): Element[] {
  const found: Element[] = [];
  const waiting: Element[] = [document.documentElement];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (found.length >= most) break;
    found.push(element);
    const children = flatChildren(element);
    for (let place = children.length - 1; place >= 0; place--) {
      const child = children[place];
      if (child instanceof Element) waiting.push(child);
    }
  }
  return found;
}

/** The rendered children of an element: its shadow tree, its slotted nodes, or its children. */
export function flatChildren(element: Element): readonly Node[] {
  if (element.shadowRoot !== null) return [...element.shadowRoot.childNodes];
  if (!(element instanceof HTMLSlotElement)) return [...element.childNodes];
  const assigned = element.assignedNodes();
  return assigned.length > 0 ? assigned : [...element.childNodes];
}

type Tree = Pick<PageDump, 'url' | 'quirks' | 'elements' | 'images' | 'htmlLength' | 'truncated'>;

/** The current document: its elements, their content and their boxes. */
export function dumpTree(elements: readonly Element[], limits: DumpLimits): Tree {
  const indices = new Map(elements.map((element, index) => [element, index]));
  return {
    url: location.href.split('#', 1)[0] ?? '',
    quirks: document.compatMode === 'BackCompat',
    elements: elements.map((element) => dumpElement(element, indices, limits)),
    images: [...document.images].flatMap(dumpImage),
    htmlLength: document.documentElement.outerHTML.length,
    truncated: elements.length >= limits.elements,
  };
}

/**
 * What a reading needs of an element: names and attributes, cut to the limits, and its boxes in CSS px of the page.
 */
export function dumpElement(
  element: Element,
  indices: ReadonlyMap<Element, number>,
  limits: DumpLimits,
): DumpedElement {
  const { localName, namespaceURI } = element;
  const language = namespaceURI?.slice(namespaceURI.lastIndexOf('/') + 1);
  const hasBox = element.getClientRects().length > 0;
  return {
    tag: localName.toLowerCase(),
    namespace: language === 'svg' ? 'svg' : language === 'MathML' ? 'math' : 'html',
    attributes: [...element.attributes].map(({ name, value }) => [
      name.toLowerCase(),
      value.slice(0, limits.attribute),
    ]),
    content: localName === 'style' ? [] : contentOf(element, indices, limits),
    box: hasBox ? onPage(element.getBoundingClientRect()) : null,
    text: hasBox ? textBox(element) : null,
  };
}

/** Children of an element in the flat tree: numbers of elements, and texts cut to the limit. */
export function contentOf(
  element: Element,
  indices: ReadonlyMap<Element, number>,
  limits: DumpLimits,
): (string | number)[] {
  return flatChildren(element).flatMap((node) => {
    if (node instanceof Element) return indices.get(node) ?? [];
    return node instanceof Text ? node.data.slice(0, limits.text) : [];
  });
}

/** Bounding box of the lines of the element's own text. */
export function textBox(element: Element): Rectangle | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const node of flatChildren(element)) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const range = document.createRange();
    range.selectNode(node);
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      left = Math.min(left, line.left);
      top = Math.min(top, line.top);
      right = Math.max(right, line.right);
      bottom = Math.max(bottom, line.bottom);
    }
  }
  return left === Infinity ? null : onPage(new DOMRect(left, top, right - left, bottom - top));
}

/** A rectangle of the viewport as one of the page, in CSS px with two decimals. */
export function onPage({ x, y, width, height }: DOMRect): Rectangle {
  const round = (length: number) => Math.round(length * 100) / 100;
  return [round(x + scrollX), round(y + scrollY), round(width), round(height)];
}

/** By the address in the page and by the one the browser chose. */
export function dumpImage(image: HTMLImageElement): PageDump['images'][number][] {
  const { naturalWidth: width, naturalHeight: height, src, currentSrc } = image;
  if (width === 0 || height === 0) return [];
  const addresses = new Set([src, currentSrc].filter((address) => address !== ''));
  return [...addresses].map((address) => [address, width, height]);
}
