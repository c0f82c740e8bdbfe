import { computeStyle } from '../cascade/compute.ts';
import type { ElementStyle, MediaEnvironment } from '../cascade/element-style.ts';
import type { InheritedBases } from '../cascade/inherited-base.ts';
import { PROPERTIES } from '../cascade/properties.ts';
import { expandDeclaration } from '../cascade/shorthands.ts';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import { createWorkBudget } from '../limits/work-budget.ts';
import type { StyleTable } from './page-dump.ts';

/** The properties of a dump, in the order of its rows. */
export const TRACKED: readonly string[] = Object.keys(PROPERTIES);

/**
 * Properties whose resolved value depends on layout; the dump asks for their computed value instead. The exception is
 * `line-height`, whose computed value may be a factor of the font size and not a length.
 */
export const LAYOUT_DEPENDENT: readonly string[] = TRACKED.filter((name) =>
  /^(margin|padding|border-.*-radius|grid-template|grid-auto)|width$|height$|^(top|right|bottom|left|transform|translate|text-indent|row-gap|column-gap|flex-basis|clip-path|background-position|background-size|vertical-align|z-index)$/.test(
    name,
  ),
).filter((name) => name !== 'line-height');

/** The typed style of every row of a table, parsed with the engine's own grammars. Pure. */
export function computedRows({ properties, texts, rows }: StyleTable): readonly ElementStyle[] {
  const reader: MediaEnvironment = {
    viewport: { width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height },
    scheme: MEDIA_ENVIRONMENT.scheme,
    pageSchemes: '',
    rootFontSize: MEDIA_ENVIRONMENT.rootFontSize,
  };
  const parent = computeStyle(new Map(), null, reader);
  const bases: InheritedBases = new Map();
  return rows.map((row) =>
    computeStyle(declaredBy(row, properties, texts), parent, reader, createWorkBudget(), bases),
  );
}

function declaredBy(
  row: readonly number[],
  properties: readonly string[],
  texts: readonly string[],
): Map<string, string> {
  const declared = new Map<string, string>();
  properties.forEach((name, place) => {
    const text = texts[row[place] ?? -1] ?? '';
    for (const [longhand, value] of expandDeclaration(name, text) ?? []) declared.set(longhand, value);
  });
  return declared;
}
