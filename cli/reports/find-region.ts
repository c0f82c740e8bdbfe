import { parse, type DefaultTreeAdapterMap, type Token } from 'parse5';

/** Part of a text file; lines and columns count from 1. */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Finds the start tag of the first element that a selector of the evidence names: `h1#top`, `a.btn.large`. */
export function regionFinder(html: string): (selector: string) => Region | null {
  const elements = elementsBelow(parse(html, { sourceCodeLocationInfo: true }));
  return (selector) => {
    const found = elements.find((element) => matches(element, selector));
    const place = found?.sourceCodeLocation;
    return place ? regionOf(place.startTag ?? place) : null;
  };
}

function regionOf({ startLine, startCol, endLine, endCol }: Token.Location): Region {
  return { startLine, startColumn: startCol, endLine, endColumn: endCol };
}

/** In the order of the document. With a stack of its own, because a page can nest deeper than calls may. */
function elementsBelow(root: Node): Element[] {
  const elements: Element[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child);
  }
  return elements;
}

/** Evidence names an element by its tag, and its id or some classes; a cut-off selector names none. */
function matches({ tagName, attrs }: Element, selector: string): boolean {
  if (selector === ':root') return tagName === 'html';
  const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? '';
  const [tag, id] = selector.split('#');
  if (id !== undefined) return tagName === tag && value('id') === id;
  const [first, ...classes] = selector.split('.');
  const own = value('class').split(/\s+/);
  return tagName === first && classes.every((name) => own.includes(name));
}
