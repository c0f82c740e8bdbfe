import { describe, expect, test } from 'vitest';
import { revealStates } from '../../../src/cascade/rules/reveal-states.ts';
import { StateProperties } from '../../../src/cascade/rules/state-properties.ts';
import { parseSheet } from '../../../src/cascade/sheets/parse-sheet.ts';
import type { StyleRule } from '../../../src/cascade/sheets/rule.ts';

function styleRules(css: string): StyleRule[] {
  return parseSheet(css).filter((rule) => rule.kind === 'style');
}

describe('StateProperties', () => {
  test('gathers the properties of every rule that names an element in another state', () => {
    const properties = new StateProperties(() => false);
    const css = '.open .menu, .menu.is-open{left:0;top:1px} .menu:checked{color:red} .card{width:1px}';
    for (const rule of styleRules(css)) properties.add(rule);
    expect([...properties.get('.menu')]).toEqual(['left', 'top', 'color']);
    expect([...properties.get('.card')]).toEqual([]);
  });

  test('reads no block before its name is asked for', () => {
    const properties = new StateProperties(() => false);
    let read = 0;
    const rule: StyleRule = {
      kind: 'style',
      selector: '.menu.is-open',
      rules: [],
      text: 'left:0',
      get declarations() {
        read++;
        return [];
      },
    };
    properties.add(rule);
    expect(revealStates(rule)).toEqual({ shown: [], animated: [], hidden: [] });
    expect(read).toBe(0);
    properties.get('.menu');
    properties.get('.menu');
    expect(read).toBe(1);
  });
});
