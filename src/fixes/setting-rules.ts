import { ASKS_FOR_DARK, ASKS_FOR_LIGHT } from '../grammar/scheme-media.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import { colorTokens, fitsUse, type ColorUse } from '../grammar/token-palette.ts';
import type { Definition } from './variable-definitions.ts';

/** A custom property of the page with a new value. */
export interface Setting {
  readonly name: string;
  readonly value: string;
  /** The property that most of the elements meant take from it. */
  readonly property: string;
  readonly definition: Definition;
  /** A value in the form that the custom property has; null where it cannot hold it. */
  readonly write: (value: string) => string | null;
}

/**
 * Rules that set custom properties where the page defines them: `:root { --surface: #fff }`. Its dark schemes get the dark
 * colours of the target, or keep their own.
 */
export function settingRules(settings: readonly Setting[], tokens: StyleTokens): string[] {
  const own = settings.map(({ name, value, write, definition: { selector, lightOnly } }) => ({
    name,
    value: write(value) ?? value,
    selector,
    media: lightOnly ? ASKS_FOR_LIGHT : null,
  }));
  const ofDark = settings.flatMap(({ name, value, property, definition, write }) =>
    definition.dark.flatMap(({ kind, selector, value: before, isOverridden }) => {
      const stated = darkValue(value, property, tokens);
      const other = stated === null ? null : write(stated);
      if (!isOverridden && other === null) return [];
      return [{ name, value: other ?? before, selector, media: kind === 'media' ? ASKS_FOR_DARK : null }];
    }),
  );
  return customPropertyRules([...own, ...ofDark]);
}

/** A custom property with its value where the page defines it. */
interface Assignment {
  readonly name: string;
  readonly value: string;
  readonly selector: string;
  /** Media query; null for all media. */
  readonly media: string | null;
}

/** One rule for each selector in each medium, in the order in which they are first named. */
export function customPropertyRules(assignments: readonly Assignment[]): string[] {
  const blocks = Map.groupBy(assignments, ({ selector, media }) => `${media} ${selector}`);
  return [...blocks.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { selector, media } = first;
    const rule = `${selector} {\n${all.map(({ name, value }) => `  ${name}: ${value};`).join('\n')}\n}`;
    return media === null ? rule : `@media ${media} {\n${rule.replace(/^/gm, '  ')}\n}`;
  });
}

/** The colour that the target has in its dark scheme where it has this one in its first; null where it states none. */
function darkValue(value: string, property: string, tokens: StyleTokens): string | null {
  const same = colorTokens(tokens).filter(
    (token) => token.value === value && fitsUse(token, useOf(property)),
  );
  return same.map(({ name }) => tokens.value(`color-dark.${name}`)).find((found) => found !== null) ?? null;
}

export function useOf(property: string): ColorUse {
  if (property.startsWith('background')) return 'fill';
  return property === 'color' ? 'ink' : 'line';
}
