import { longhandsOf } from '../cascade/shorthands.ts';
import { parseDeclarations } from '../cascade/sheets/parse-sheet.ts';
import type { Page } from '../page/page.ts';

const NONE: ReadonlySet<string> = new Set();

/** The longhands that the style attribute of an element declares, by its index; elements with the same text share them. */
export function styleAttributeReader({
  document,
}: Pick<Page, 'document'>): (index: number) => ReadonlySet<string> {
  const byText = new Map<string, ReadonlySet<string>>();
  return (index) => {
    const style = document.elements[index]?.attributes['style'];
    if (style === undefined) return NONE;
    const known = byText.get(style) ?? longhandsOfAll(parseDeclarations(style));
    byText.set(style, known);
    return known;
  };
}

/** The longhands of all declarations. */
export function longhandsOfAll(declarations: readonly { readonly property: string }[]): ReadonlySet<string> {
  const longhands = declarations.flatMap(({ property }) => longhandsOf(property));
  return longhands.length === 0 ? NONE : new Set(longhands);
}
