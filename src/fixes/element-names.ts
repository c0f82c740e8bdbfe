import type { StyledElement } from '../cascade/styled-page.ts';
import { perElement } from '../perception/by-element.ts';
import { stateNamer } from './state-names.ts';
import { cssName } from './css-name.ts';
import { oncePer } from '../text/once-per.ts';

/** A selector with the elements that it matches. */
export interface Candidate {
  readonly text: string;
  readonly matched: readonly number[];
}

/** The selectors of single elements, by how much a reader has to know of the page. */
export interface Names {
  /** `h2`, `.card`, `#top`. */
  readonly simple: (element: StyledElement) => readonly Candidate[];
  /** `.hero p`, `li li a`. */
  readonly inContext: (element: StyledElement) => readonly Candidate[];
  /** `td:nth-of-type(2)`, `nav > a`, `.plans li:nth-of-type(1)`. */
  readonly placed: (element: StyledElement) => readonly Candidate[];
  /** Among siblings of the same type. */
  readonly placeOf: (element: StyledElement) => Place | undefined;
  /** What tells an element from its siblings where one of them is chosen: `.active`, `:not(.active)`; '' where none is. */
  readonly stateOf: (element: StyledElement) => string;
}

const MAX_CLASSES = 4; // of an element that are tried
const MAX_ANCESTORS = 6; // that are tried as context
const MAX_PLACE = 4; // among siblings of its type; nobody counts further

/** The ancestor that a selector names. */
interface Context {
  readonly name: string;
  /** Named twice: `li li`. */
  readonly nested: boolean;
}

/** Indexes the names of a page, once for all who ask. */
export const namesOf = oncePer(indexed);

function indexed(elements: readonly StyledElement[]): Names {
  const places = placesAmongSiblings(elements);
  const states = stateNamer(elements);
  const simple = memoized((element) => [...ownNames(element), ...states.names(element)], elements);
  const numbered = memoized((element) => placeNames(element, places), elements);
  const below = memoized((element) => childNames(element, elements[element.parent]), elements);
  const inside = insideOf(elements, simple.matching);
  const known = new Map<string, Candidate>();
  const within = (context: Context, { text: own, matched }: Candidate): Candidate => {
    const { name, nested } = context;
    const text = `${nested ? `${name} ` : ''}${name} ${own}`;
    const before = known.get(text);
    if (before !== undefined) return before;
    const area = inside(context);
    const found = { text, matched: matched.filter((index) => area[index] === 1) };
    known.set(text, found);
    return found;
  };
  const inContexts = (element: StyledElement, own: readonly Candidate[]) =>
    contextsOf(element, elements).flatMap((context) => own.map((one) => within(context, one)));
  return {
    simple: simple.of,
    inContext: perElement((element) => inContexts(element, simple.of(element))),
    placed: perElement((element) => {
      const own = numbered.of(element);
      return [...own, ...below.of(element), ...inContexts(element, own)];
    }),
    placeOf: ({ index }) => places[index],
    stateOf: states.suffix,
  };
}

/** The names that some function gives to elements, each with all elements that have it. */
function memoized(
  namesFor: (element: StyledElement) => readonly string[],
  elements: readonly StyledElement[],
) {
  let byName: Map<string, number[]> | null = null;
  const index = () => {
    const found = new Map<string, number[]>();
    for (const element of elements) {
      for (const name of namesFor(element)) {
        const known = found.get(name);
        if (known === undefined) found.set(name, [element.index]);
        else known.push(element.index);
      }
    }
    return found;
  };
  const matching = (text: string): readonly number[] => (byName ??= index()).get(text) ?? [];
  const known: (readonly Candidate[] | undefined)[] = [];
  const of = (element: StyledElement) =>
    (known[element.index] ??= namesFor(element).map((text) => ({ text, matched: matching(text) })));
  return { of, matching };
}

/** Tells which elements lie in one of a name, or in one that lies in another one: 1 by index. */
function insideOf(elements: readonly StyledElement[], matching: (name: string) => readonly number[]) {
  const known = new Map<string, Uint8Array>();
  const inside = ({ name, nested }: Context): Uint8Array => {
    const key = nested ? `${name} ${name}` : name;
    const before = known.get(key);
    if (before !== undefined) return before;
    const outer = nested ? inside({ name, nested: false }) : null;
    const named = new Set(matching(name).filter((index) => outer === null || outer[index] === 1));
    const found = new Uint8Array(elements.length);
    for (const { index, parent } of elements)
      if (parent >= 0 && (found[parent] === 1 || named.has(parent))) found[index] = 1;
    known.set(key, found);
    return found;
  };
  return inside;
}

/** `h1`, `.card`, `a.button`, `input[type=email]`, `#top`. */
function ownNames({ tag, namespace, id, classes, attributes }: StyledElement): string[] {
  const type = namespace === 'html' ? cssName(tag) : null;
  const named = classes.slice(0, MAX_CLASSES).map((name) => `.${cssName(name)}`);
  const kind = attributes['type'];
  return [
    ...(type === null ? [] : [type]),
    ...named,
    ...(type === null ? [] : named.map((name) => `${type}${name}`)),
    ...named.flatMap((one, at) => named.slice(at + 1).map((other) => `${one}${other}`)),
    ...(type !== null && kind !== undefined && /^[\w-]+$/.test(kind) && classes.length === 0
      ? [`${type}[type=${kind}]`]
      : []),
    ...(id === null || id === '' ? [] : [`#${cssName(id)}`]),
  ];
}

interface Place {
  /** From 1, among siblings of the same type. */
  readonly at: number;
  readonly of: number;
}

/** The place of each element among siblings of its type. */
function placesAmongSiblings(elements: readonly StyledElement[]): readonly (Place | undefined)[] {
  const places: Place[] = [];
  for (const { children } of elements) {
    const byType = Map.groupBy(children, (child) => elements[child]?.tag);
    for (const alike of byType.values())
      for (const [at, child] of alike.entries()) places[child] = { at: at + 1, of: alike.length };
  }
  return places;
}

/** DATA: types whose place among siblings says something to a reader: columns, rows, items. */
const COUNTED: ReadonlySet<string> = new Set(['td', 'th', 'tr', 'li', 'dt', 'dd']);

/** `td:nth-of-type(2)`: a column, the first of each list. */
function placeNames(
  { index, tag, namespace }: StyledElement,
  places: readonly (Place | undefined)[],
): string[] {
  const place = places[index];
  if (namespace !== 'html' || place === undefined || !COUNTED.has(tag)) return [];
  const type = cssName(tag);
  return [
    ...(place.at <= MAX_PLACE ? [`${type}:nth-of-type(${place.at})`] : []),
    ...(place.at === place.of ? [`${type}:last-of-type`] : []),
  ];
}

/** `nav > a`, `.plans > li`. */
function childNames({ tag, namespace }: StyledElement, parent: StyledElement | undefined): string[] {
  if (namespace !== 'html' || parent === undefined) return [];
  return contextNames(parent).map((context) => `${context} > ${cssName(tag)}`);
}

/** The names of the ancestors; a name that two of them have twice, as of a list in a list. */
function contextsOf(element: StyledElement, elements: readonly StyledElement[]): Context[] {
  const found: Context[] = [];
  let above = elements[element.parent];
  for (let step = 0; step < MAX_ANCESTORS && above !== undefined; step++, above = elements[above.parent]) {
    for (const name of contextNames(above))
      found.push({ name, nested: found.some((other) => other.name === name) });
  }
  return found;
}

function contextNames(element: StyledElement): string[] {
  const { tag, id, classes, namespace } = element;
  if (namespace !== 'html' || element.parent === -1) return [];
  return [
    ...(id === null || id === '' ? [] : [`#${cssName(id)}`]),
    ...classes.slice(0, MAX_CLASSES).map((name) => `.${cssName(name)}`),
    ...(tag === 'div' || tag === 'body' ? [] : [cssName(tag)]),
  ];
}
