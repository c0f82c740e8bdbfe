import type { Rule } from '../../src/cascade/sheets/rule.ts';
import { parseSheet } from '../../src/cascade/sheets/parse-sheet.ts';
import { longhandsOf } from '../../src/cascade/shorthands.ts';
import type { LoadedPage } from '../loaded-page.ts';

/** A property and the text of its value. */
export interface ValueOfProperty {
  readonly property: string;
  readonly value: string;
}

/**
 * Every distinct declaration in the style rules of the pages whose property the cascade computes. Declarations with
 * var() or env() are left out, because they are always valid before substitution.
 */
export function pageDeclarations(pages: readonly LoadedPage[]): ValueOfProperty[] {
  const found = new Map<string, ValueOfProperty>();
  for (const { css } of pages.flatMap(({ sheets }) => sheets)) collect(parseSheet(css), found);
  return [...found.values()];
}

function collect(rules: readonly Rule[], found: Map<string, ValueOfProperty>): void {
  for (const rule of rules) {
    if (rule.kind === 'at' && !CONDITIONAL.has(rule.name)) continue;
    for (const { property, value } of rule.declarations) {
      if (longhandsOf(property).length === 0 || value === '' || /\b(?:var|env)\(/i.test(value)) continue;
      found.set(`${property}:${value}`, { property, value });
    }
    if (rule.kind !== 'declarations') collect(rule.rules, found);
  }
}

/** At-rules that contain declarations for elements; @font-face and @page contain descriptors. */
const CONDITIONAL: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container', 'scope']);
