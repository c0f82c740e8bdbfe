import { longhandsOf } from '../cascade/shorthands.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledPage } from '../cascade/styled-page.ts';
import type { StyleChange, Way } from '../grammar/restyle.ts';
import { INKS } from './changed-properties.ts';
import { mergedChanges } from './merge-changes.ts';

/** A way without the declarations and elements that it leaves as they were, by the page before and after it. */
export function effectiveWay(way: Way, before: StyledPage, after: StyledPage): Way {
  // What depends on a medium or a state cannot be told from one page.
  if (way.media !== undefined || way.under !== undefined || way.also !== undefined) return way;
  const changes = mergedChanges(way.changes).flatMap((change) => effective(change, before, after));
  return changes.length === 0 ? way : { ...way, changes };
}

function effective(change: StyleChange, before: StyledPage, after: StyledPage): StyleChange[] {
  const isChanged = (index: number, property: string) => {
    const [was, is] = [styleOf(index, change, before), styleOf(index, change, after)];
    if (was === null || is === null) return was !== is;
    // What has another ink above keeps its own by a declaration.
    const above = before.elements[index]?.parent ?? -1;
    const [wasAbove, isAbove] = [before.elements[above]?.style, after.elements[above]?.style];
    const isOtherAbove = (longhand: string) =>
      INKS.has(longhand) &&
      wasAbove !== undefined &&
      isAbove !== undefined &&
      differs(wasAbove, isAbove, longhand);
    return longhandsOf(property).some((longhand) => differs(was, is, longhand) || isOtherAbove(longhand));
  };
  const properties = Object.keys(change.declarations);
  const changing = properties.filter((property) =>
    change.elements.some((index) => isChanged(index, property)),
  );
  // `border-color` alone would change a side that `border-top` keeps as it is.
  const changed = new Set(changing.flatMap(longhandsOf));
  const kept = Object.entries(change.declarations).filter(([property]) =>
    longhandsOf(property).some((longhand) => changed.has(longhand)),
  );
  const elements = change.elements.filter((index) => changing.some((property) => isChanged(index, property)));
  return elements.length === 0 ? [] : [{ ...change, elements, declarations: Object.fromEntries(kept) }];
}

function styleOf(index: number, { pseudo }: StyleChange, { elements }: StyledPage): ComputedStyle | null {
  const element = elements[index];
  if (element === undefined) return null;
  return pseudo === undefined ? element.style : (element[pseudo]?.style ?? null);
}

/** Properties that are not computed count as changed. */
function differs(was: ComputedStyle, is: ComputedStyle, longhand: string): boolean {
  if (!(longhand in was)) return true;
  const name = longhand as keyof ComputedStyle; // checked above
  return JSON.stringify(was[name]) !== JSON.stringify(is[name]);
}
