import { substituteVariables, type CustomScope } from '../cascade/custom-properties.ts';
import type { LonghandDeclaration } from '../cascade/rules/longhands.ts';
import type { Cascade } from '../cascade/style-document.ts';
import { parseColor } from '../color/parse-color.ts';
import { oncePer } from '../text/once-per.ts';
import { definitionOf, type Definition } from './variable-definitions.ts';

/**
 * DATA: properties that fixes may take from custom properties of the page, with the longhand that stands for them. Sizes
 * and spaces are left out: pages define them again for other widths.
 */
const LONGHANDS: Readonly<Record<string, string>> = {
  color: 'color',
  background: 'background-color',
  'background-color': 'background-color',
  'border-color': 'border-top-color',
  'border-top-color': 'border-top-color',
  'border-bottom-color': 'border-bottom-color',
  'border-radius': 'border-top-left-radius',
  'box-shadow': 'box-shadow',
  'font-family': 'font-family',
};
const ROOT = 0; // index of the root element
const INHERITED: ReadonlySet<string> = new Set(['color', 'font-family']);
const COLOR = /color$|^background$/;

/** Asked for by all stylesheets of a page. */
export const pageVariables = oncePer((cascade: Cascade) => new PageVariables(cascade));

/** The custom properties that a page defines for all of it, and what takes its value from them. */
export class PageVariables {
  /** Names in the order of the page. */
  readonly names: readonly string[];
  /** Index of the body. */
  readonly body: number;
  private readonly cascade: Cascade;
  /** Indices of the root element and the body. */
  private readonly holders: readonly number[];
  /** By property and index. */
  private readonly used = new Map<string, (string | null | undefined)[]>();

  private readonly known = new Map<string, ReadonlyMap<string | null, readonly number[]>>();

  constructor(cascade: Cascade) {
    const [root, ...others] = cascade.page.document.elements;
    const body = others.find(({ tag, parent }) => tag === 'body' && parent === root);
    this.cascade = cascade;
    this.body = body?.index ?? ROOT;
    this.holders = [...new Set([ROOT, this.body])];
    this.names = [...new Set(this.holders.flatMap((index) => [...(this.scopeAt(index)?.own.keys() ?? [])]))];
  }

  /** The custom property from which an element takes a property, itself or from an element above; null for none. */
  usedBy(index: number, property: string): string | null {
    const longhand = LONGHANDS[property];
    if (longhand === undefined || index < 0) return null;
    const known = this.used.get(longhand) ?? [];
    this.used.set(longhand, known);
    const before = known[index];
    if (before !== undefined) return before;
    const name = this.inherits(index, property)
      ? this.usedBy(this.parentOf(index), property)
      : variableIn(this.declaredAt(index, longhand)?.pending?.text ?? '', longhand);
    const own = name !== null && fits(this.valueAt(index, name), longhand) ? name : null;
    known[index] = own;
    return own;
  }

  /** Whether an element takes a property from the element above. */
  inherits(index: number, property: string): boolean {
    const longhand = LONGHANDS[property] ?? property;
    const declared = this.declaredAt(index, longhand);
    return (declared === undefined && INHERITED.has(longhand)) || declared?.text === 'inherit';
  }

  parentOf(index: number): number {
    return this.cascade.page.document.elements[index]?.parent?.index ?? -1;
  }

  /** The elements that take a property from a custom property; of inherited properties, those with text. */
  users(name: string, property: string): readonly number[] {
    const users = this.known.get(property) ?? this.usersByName(property);
    this.known.set(property, users);
    return users.get(name) ?? [];
  }

  private usersByName(property: string): ReadonlyMap<string | null, readonly number[]> {
    const isShown = (content: readonly (string | number)[]) =>
      !INHERITED.has(property) || content.some((part) => typeof part === 'string');
    const indices = this.cascade.cascaded.elements
      .filter(({ rendered, content }) => rendered && isShown(content))
      .map(({ index }) => index);
    return Map.groupBy(indices, (index) => this.usedBy(index, property));
  }

  /** The computed value of a custom property of the page, as an element sees it; null where it sees another one. */
  valueAt(index: number, name: string): string | null {
    const scope = this.scopeAt(index);
    if (scope === null || this.holderOf(index, name) === undefined) return null;
    return substituteVariables(`var(${name})`, scope)?.trim() ?? null;
  }

  /** Where a custom property is defined; null where a further rule would not win. */
  definition(name: string): Definition | null {
    const holder = this.holderOf(this.body, name);
    return holder === undefined ? null : definitionOf(name, holder, this.cascade);
  }

  private declaredAt(index: number, longhand: string): LonghandDeclaration | undefined {
    const { page, matching, resolver } = this.cascade;
    const element = page.document.elements[index];
    const rules = matching.matched[index]?.element ?? [];
    return element === undefined ? undefined : resolver.declared(element, rules).longhands.get(longhand);
  }

  private scopeAt(index: number): CustomScope | null {
    return this.cascade.styles.elements[index]?.scope ?? null;
  }

  private holderOf(index: number, name: string): number | undefined {
    let scope = this.scopeAt(index);
    while (scope !== null && !scope.own.has(name)) scope = scope.parent;
    return scope === null ? undefined : this.holders.find((holder) => this.scopeAt(holder) === scope);
  }
}

const VARIABLE = /var\(\s*(--[\w-]+)\s*\)/g;

/** The custom property that is a whole value, or the colour in it: `1px solid var(--line)`. */
function variableIn(text: string, longhand: string): string | null {
  const found = [...text.matchAll(VARIABLE)];
  const rest = text.replaceAll(VARIABLE, '').trim();
  // In a function, such as color-mix(), it is a part of the colour.
  const isPlain = COLOR.test(longhand) ? !rest.includes('(') : rest === '';
  return found.length === 1 && isPlain ? (found[0]?.[1] ?? null) : null;
}

function fits(value: string | null, longhand: string): boolean {
  return value !== null && (!COLOR.test(longhand) || parseColor(value) !== null);
}
