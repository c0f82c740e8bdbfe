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
}

/**
 * Rules that set custom properties where the page defines them: `:root { --surface: #fff }`. Its dark schemes get the dark
 * colours of the target, or keep their own.
 */
export function settingRules(settings: readonly Setting[], tokens: StyleTokens): string[] {
  const blocks = new Map<string, Block>();
  const add = (selector: string, media: string | null, line: string) => {
    const key = `${media} ${selector}`;
    const block = blocks.get(key) ?? { selector, media, lines: [] };
    block.lines.push(line);
    blocks.set(key, block);
  };
  for (const { name, value, definition } of settings)
    add(
      definition.selector,
      definition.lightOnly ? '(prefers-color-scheme: light)' : null,
      `${name}: ${value};`,
    );
  for (const { name, value, property, definition } of settings)
    for (const { kind, selector, value: own, isOverridden } of definition.dark) {
      const other = darkValue(value, property, tokens);
      const media = kind === 'media' ? '(prefers-color-scheme: dark)' : null;
      if (isOverridden || other !== null) add(selector, media, `${name}: ${other ?? own};`);
    }
  return [...blocks.values()].map(textOf);
}

interface Block {
  readonly selector: string;
  readonly media: string | null;
  readonly lines: string[];
}

function textOf({ selector, media, lines }: Block): string {
  const rule = `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
  return media === null ? rule : `@media ${media} {\n${rule.replace(/^/gm, '  ')}\n}`;
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
