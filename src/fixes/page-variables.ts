import { substituteVariables, type CustomScope } from '../cascade/custom-properties.ts';
import type { LonghandDeclaration } from '../cascade/rules/longhands.ts';
import type { Cascade } from '../cascade/style-document.ts';
import { toHex } from '../color/hex.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import { lazy } from '../text/lazy.ts';
import { oncePer } from '../text/once-per.ts';
import { channelsOf, functionsAround, type ChannelFunction } from './color-channels.ts';
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
/** The properties of LONGHANDS, those of one longhand together. */
export const USES: readonly (readonly string[])[] = [
  ...Map.groupBy(Object.keys(LONGHANDS), (property) => LONGHANDS[property]).values(),
];
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

  /** Functions around the custom properties that hold channels, by name. */
  private readonly functions: () => ReadonlyMap<string, ChannelFunction>;

  /** Colours by value: thousands of elements take theirs from one custom property. */
  private readonly hexes = new Map<string, string | null>();

  private readonly known = new Map<string, ReadonlyMap<string | null, readonly number[]>>();

  constructor(cascade: Cascade) {
    const [root, ...others] = cascade.page.document.elements;
    const body = others.find(({ tag, parent }) => tag === 'body' && parent === root);
    this.cascade = cascade;
    this.body = body?.index ?? ROOT;
    this.holders = [...new Set([ROOT, this.body])];
    this.names = [...new Set(this.holders.flatMap((index) => [...(this.scopeAt(index)?.own.keys() ?? [])]))];
    this.functions = lazy(() => {
      const { document, sheets } = cascade.page;
      const inline = document.elements.flatMap(({ attributes }) => attributes['style'] ?? []);
      return functionsAround([...sheets.map(({ css }) => css), ...inline]);
    });
  }

  /** The custom property from which an element takes a property, itself or from an element above; null for none. */
  usedBy(index: number, property: string): string | null {
    const longhand = LONGHANDS[property];
    if (longhand === undefined || index < 0) return null;
    const known = this.used.get(longhand) ?? [];
    this.used.set(longhand, known);
    const before = known[index];
    if (before !== undefined) return before;
    const own = this.inherits(index, property)
      ? this.usedBy(this.parentOf(index), property)
      : this.variableIn(index, longhand);
    known[index] = own;
    return own;
  }

  /** The custom property that is a whole declared value, or the colour in it: `1px solid hsl(var(--line))`. */
  private variableIn(index: number, longhand: string): string | null {
    const text = this.declaredAt(index, longhand)?.pending?.text ?? '';
    if (!COLOR.test(longhand)) {
      const [, name] = WHOLE.exec(text) ?? [];
      return name !== undefined && this.valueAt(index, name) !== null ? name : null;
    }
    const color = this.cascade.cascaded.elements[index]?.style[longhand as 'color'];
    if (color === undefined || color.a < OPAQUE) return null;
    const shown = toHex({ ...color, a: 1 });
    const names = [...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name ?? ''))];
    const found = names.filter((name) => {
      const value = this.shownAt(index, name);
      return value !== null && this.hexOf(value) === shown;
    });
    return found.length === 1 ? (found[0] ?? null) : null;
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

  /** What a custom property shows as an element sees it: the colour of its channels, else its value. */
  shownAt(index: number, name: string): string | null {
    const value = this.valueAt(index, name);
    const around = this.functions().get(name);
    return value === null || around === undefined ? value : `${around}(${value})`;
  }

  /** `var()` of a custom property as a value; channels of a colour in their function. */
  reference(name: string): string {
    const around = this.functions().get(name);
    return around === undefined ? `var(${name})` : `${around}(var(${name}))`;
  }

  /** A new value in the form in which a custom property has its own; null where it cannot hold it. */
  written(name: string, value: string): string | null {
    const around = this.functions().get(name);
    return around === undefined ? value : channelsOf(value, around, this.valueAt(this.body, name) ?? '');
  }

  /** Where a custom property is defined; null where a further rule would not win. */
  definition(name: string): Definition | null {
    const holder = this.holderOf(this.body, name);
    return holder === undefined ? null : definitionOf(name, holder, this.cascade);
  }

  private hexOf(value: string): string | null {
    const known = this.hexes.get(value);
    if (known !== undefined) return known;
    const color = parseFixedColor(value);
    const hex = color && toHex(color);
    this.hexes.set(value, hex);
    return hex;
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

const VARIABLE = /var\(\s*(--[\w-]+)/g;
const WHOLE = /^\s*var\(\s*(--[\w-]+)\s*\)\s*$/;
/** Of a colour that is mixed with `transparent` or has an alpha: it still shows as the colour. */
const OPAQUE = 0.9;
