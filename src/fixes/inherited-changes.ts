import type { BlockContent } from '../cascade/rules/declaration-block.ts';
import { namesOf, type Declared } from '../cascade/rules/longhands.ts';
import type { CascadeRule } from '../cascade/rules/rule-set.ts';
import type { Cascade } from '../cascade/style-document.ts';
import { presentationOf } from '../cascade/presentation-attributes.ts';
import type { Declarations, StyleChange, Way } from '../grammar/restyle.ts';
import type { DocElement } from '../document/document.ts';
import { oncePer } from '../text/once-per.ts';
import { mergedChanges } from './merge-changes.ts';
import { longhandsOfAll, styleAttributeReader } from './style-attributes.ts';

/** Leaves declarations out that elements inherit from others of the same way. */
export type InheritanceTrimmer = (way: Way) => Way;

/** DATA: inherited properties whose value does not depend on the element. */
const INHERITED: ReadonlySet<string> = new Set([
  'color',
  '-webkit-text-fill-color',
  'font-family',
  'font-weight',
]);

/**
 * Prepares the trimmer for a page: where the rules of the page declare no colour for a paragraph, the colour of the body
 * is enough.
 * @param cascade null for a page that a browser styled: its rules are not known, so nothing is left out
 */
export function inheritanceTrimmer(cascade: Cascade | null): InheritanceTrimmer {
  if (cascade === null) return (way) => way;
  const declares = declarationFinder(cascade);
  const { elements } = cascade.cascaded;
  const trim: InheritanceTrimmer = (way) => {
    const merged = mergedChanges(way.changes);
    const given = givenBy(merged);
    const known = new Map([...INHERITED].map((property) => [property, [] as (string | null | undefined)[]]));
    /** The value that a way gives to what is in an element; null where the page declares one nearer, or none does. */
    const handedDown = (index: number, property: string): string | null => {
      if (index < 0) return null;
      const values = known.get(property) ?? [];
      const before = values[index];
      if (before !== undefined) return before;
      const own = given(index, property);
      const parent = elements[index]?.parent ?? -1;
      const value = own ?? (declares(index, property) ? null : handedDown(parent, property));
      values[index] = value;
      return value;
    };
    const inherits: Inherits = (index, property, value) =>
      !declares(index, property) && handedDown(elements[index]?.parent ?? -1, property) === value;
    const changes = merged.flatMap((change) => trimmed(change, inherits));
    return { ...way, changes, ...(way.also !== undefined && { also: trim(way.also) }) };
  };
  return trim;
}

/** The value that a way gives to a property of an element; undefined for none. */
type Given = (index: number, property: string) => string | undefined;

function givenBy(merged: readonly StyleChange[]): Given {
  const byElement = new Map<number, Declarations>();
  for (const { elements, declarations, pseudo } of merged)
    if (pseudo === undefined) for (const index of elements) byElement.set(index, declarations);
  return (index, property) => byElement.get(index)?.[property];
}

/** Whether an element has a value of an inherited property from an element above that the same way gives it to. */
type Inherits = (index: number, property: string, value: string) => boolean;

function trimmed(change: StyleChange, inherits: Inherits): StyleChange[] {
  const entries = Object.entries(change.declarations);
  const inheritable = entries.filter(([property]) => INHERITED.has(property));
  if (change.pseudo !== undefined || inheritable.length === 0) return entries.length === 0 ? [] : [change];
  const inheritedBy = (index: number) =>
    inheritable.flatMap(([property, value]) => (inherits(index, property, value) ? property : []));
  const groups = new Map<string, { readonly inherited: readonly string[]; readonly elements: number[] }>();
  for (const index of change.elements) {
    const inherited = inheritedBy(index);
    const key = inherited.join();
    const group = groups.get(key) ?? { inherited, elements: [] };
    group.elements.push(index);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ inherited, elements }) => {
    const left = entries.filter(([property]) => !inherited.includes(property));
    return left.length === 0 ? [] : [{ ...change, elements, declarations: Object.fromEntries(left) }];
  });
}

/** Tells whether the page declares an inherited property for an element: in a rule, an attribute or a style attribute. */
function declarationFinder({ matching, page }: Cascade): (index: number, property: string) => boolean {
  const inBlock = oncePer(
    ({ normal, important }: BlockContent) => new Set([...inheritedOf(normal), ...inheritedOf(important)]),
  );
  // Siblings often match the same list of rules, and many lists have the same rules.
  const inRules = oncePer(
    (rules: readonly CascadeRule[]) => new Set(rules.flatMap(({ block }) => [...inBlock(block.content)])),
  );
  const inStyle = styleAttributeReader(page);
  const inAttributes: (ReadonlySet<string> | undefined)[] = [];
  const presented = (index: number, element: DocElement) =>
    (inAttributes[index] ??= longhandsOfAll(presentationOf(element) ?? []));
  return (index, property) => {
    const rules = matching.matched[index]?.element;
    if (rules !== undefined && inRules(rules).has(property)) return true;
    const element = page.document.elements[index];
    if (element === undefined) return false;
    return inStyle(index).has(property) || presented(index, element).has(property);
  };
}

function inheritedOf(declared: readonly Declared[]): string[] {
  return namesOf(declared).filter((property) => INHERITED.has(property));
}
