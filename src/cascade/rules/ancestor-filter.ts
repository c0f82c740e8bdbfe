import type { DocElement, DocumentTree } from '../../document/document.ts';
import { asciiLowerCase } from '../selectors/ascii-lower-case.ts';
import type { ComplexSelector, Compound } from '../selectors/selector.ts';

/** Maximum number of names checked per selector; more would cost more than they save. */
const MAX_REQUIRED = 4;

/** Names of ids, classes and tags, each with its mark: `#menu`, `.item`, `ul`. */
type Names = ReadonlySet<string>;

/** The selectors that can match somewhere: every name that they require of ancestors is one of the document. */
export function possibleIn(
  document: Pick<DocumentTree, 'elements' | 'quirks'>,
): (selector: ComplexSelector) => boolean {
  const { elements, quirks } = document;
  const names: Names = new Set(elements.flatMap((element) => namesOf(element, quirks)));
  return (selector) => requiredNames(selector, quirks).every((name) => names.has(name));
}

function requiredNames({ subject }: ComplexSelector, quirks: boolean): readonly string[] {
  const required: string[] = [];
  for (let compound: Compound = subject; compound.left !== null; compound = compound.left) {
    const above = compound.combinator === 'descendant' || compound.combinator === 'child';
    if (above) required.push(...namesIn(compound.left, quirks));
    if (required.length >= MAX_REQUIRED) break;
  }
  return required.slice(0, MAX_REQUIRED);
}

/** Names that a compound requires: its tag where it has no others. */
function namesIn({ id, classes, tag }: Compound, quirks: boolean): readonly string[] {
  const names = marked(id, classes, quirks);
  return quirks || tag === null || names.length > 0 ? names : [tag];
}

function namesOf({ id, classes, tag }: DocElement, quirks: boolean): readonly string[] {
  const names = marked(id, classes ?? [], quirks);
  return quirks ? names : [...names, tag];
}

function marked(id: string | null, classes: readonly string[], quirks: boolean): readonly string[] {
  const names = classes.map((name) => `.${name}`);
  if (id !== null) names.push(`#${id}`);
  return quirks ? names.map(asciiLowerCase) : names;
}

/**
 * Tracks the ids, classes and tags of an element's ancestors, so that `.menu .item a` is not tested outside a menu.
 * Without it, matching thousands of links costs links times rules.
 */
export class AncestorFilter {
  /** Numbers of the names that selectors require. */
  private readonly numbers = new Map<string, number>();
  /** Number of ancestors with each of those names. */
  private readonly counts: number[] = [];
  /** The ancestors of the current element, outermost first, and the names that each one counts for. */
  private readonly open: DocElement[] = [];
  private readonly chain = new Map<DocElement, readonly number[]>();
  private current: DocElement | null = null;
  private readonly quirks: boolean;

  constructor(quirks: boolean) {
    this.quirks = quirks;
  }

  /** The names that a selector requires of ancestors, as numbers for `mayMatch`; null when it requires none. */
  requirementsOf(selector: ComplexSelector): readonly number[] | null {
    const required = requiredNames(selector, this.quirks).map((name) => this.numberOf(name));
    return required.length === 0 ? null : required;
  }

  /** False when no ancestor of the element has one of the required names. Fast in document order. */
  mayMatch(element: DocElement, required: readonly number[]): boolean {
    if (this.current !== element) this.enter(element);
    for (const number of required) if (this.counts[number] === 0) return false;
    return true;
  }

  private enter(element: DocElement): void {
    this.current = element;
    const { parent } = element;
    const missing: DocElement[] = [];
    let outer = parent;
    while (outer !== null && !this.chain.has(outer)) {
      missing.push(outer);
      outer = outer.parent;
    }
    while (this.open.length > 0 && this.open.at(-1) !== outer) this.close();
    for (const element of missing.toReversed()) this.descend(element);
  }

  private descend(element: DocElement): void {
    const names: number[] = [];
    for (const name of namesOf(element, this.quirks)) {
      const number = this.numbers.get(name);
      if (number === undefined) continue;
      names.push(number);
      this.counts[number] = (this.counts[number] ?? 0) + 1;
    }
    this.chain.set(element, names);
    this.open.push(element);
  }

  private close(): void {
    const element = this.open.pop();
    if (element === undefined) return;
    for (const number of this.chain.get(element) ?? []) this.counts[number] = (this.counts[number] ?? 1) - 1;
    this.chain.delete(element);
  }

  private numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.counts.length);
    return this.counts.push(0) - 1;
  }
}
