import type { DocElement } from '../../document/document.ts';
import { asciiLowerCase } from '../selectors/ascii-lower-case.ts';
import type { ComplexSelector, Compound } from '../selectors/selector.ts';

/** Maximum number of names checked per selector; more would cost more than they save. */
const MAX_REQUIRED = 4;

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
  requirementsOf({ subject }: ComplexSelector): readonly number[] | null {
    const required: number[] = [];
    for (let compound: Compound = subject; compound.left !== null; compound = compound.left) {
      const above = compound.combinator === 'descendant' || compound.combinator === 'child';
      if (above) for (const name of this.namesOf(compound.left)) required.push(this.numberOf(name));
      if (required.length >= MAX_REQUIRED) break;
    }
    return required.length === 0 ? null : required.slice(0, MAX_REQUIRED);
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
    for (const name of this.namesOfElement(element)) {
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

  private namesOf({ id, classes, tag }: Compound): string[] {
    const names = classes.map((name) => `.${name}`);
    if (id !== null) names.push(`#${id}`);
    return this.quirks ? names.map(asciiLowerCase) : tag === null || names.length > 0 ? names : [tag];
  }

  private namesOfElement({ id, classes, tag }: DocElement): string[] {
    const names = (classes ?? []).map((name) => `.${name}`);
    if (id !== null) names.push(`#${id}`);
    return this.quirks ? names.map(asciiLowerCase) : [...names, tag];
  }
}
