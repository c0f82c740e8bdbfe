import { namesOf } from '../cascade/rules/longhands.ts';
import { longhandsOf } from '../cascade/shorthands.ts';
import { parseDeclarations } from '../cascade/sheets/parse-sheet.ts';
import type { Cascade } from '../cascade/style-document.ts';
import { presentationOf } from '../cascade/presentation-attributes.ts';
import type { Declarations, StyleChange, Way } from '../grammar/restyle.ts';
import { mergedChanges } from './merge-changes.ts';

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
  const declared = new Map<number, ReadonlySet<string>>();
  const declares = (index: number, property: string): boolean => {
    const known = declared.get(index) ?? longhandsDeclared(index, cascade);
    declared.set(index, known);
    return known.has(property);
  };
  const { elements } = cascade.cascaded;
  const inherits = (index: number, property: string, value: string, given: Given): boolean => {
    if (declares(index, property)) return false;
    for (let at = elements[index]?.parent ?? -1; at >= 0; at = elements[at]?.parent ?? -1) {
      const above = given(at, property);
      if (above !== undefined) return above === value;
      if (declares(at, property)) return false;
    }
    return false;
  };
  const trim: InheritanceTrimmer = (way) => {
    const merged = mergedChanges(way.changes);
    const given = givenBy(merged);
    const changes = merged.flatMap((change) => trimmed(change, given, inherits));
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

function trimmed(
  change: StyleChange,
  given: Given,
  inherits: (index: number, property: string, value: string, given: Given) => boolean,
): StyleChange[] {
  if (change.pseudo !== undefined) return [change];
  const entries = Object.entries(change.declarations);
  const ownOf = (index: number) =>
    entries.filter(
      ([property, value]) => !INHERITED.has(property) || !inherits(index, property, value, given),
    );
  const own = change.elements.map((index) => ({ index, left: Object.fromEntries(ownOf(index)) }));
  return [...Map.groupBy(own, ({ left }) => Object.keys(left).join()).values()].flatMap((group) => {
    const declarations = group[0]?.left ?? {};
    const elements = group.map(({ index }) => index);
    return Object.keys(declarations).length === 0 ? [] : [{ ...change, elements, declarations }];
  });
}

function longhandsDeclared(index: number, { matching, page }: Cascade): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { block } of matching.matched[index]?.element ?? [])
    for (const property of namesOf([...block.content.normal, ...block.content.important]))
      found.add(property);
  const element = page.document.elements[index];
  const style = element?.attributes['style'];
  const inline = style === undefined ? [] : parseDeclarations(style);
  const presentation = element === undefined ? [] : (presentationOf(element) ?? []);
  for (const { property } of [...inline, ...presentation])
    for (const longhand of longhandsOf(property)) found.add(longhand);
  return found;
}
