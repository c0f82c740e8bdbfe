import { describe, expect, it } from 'vitest';
import { withoutRepeatedImports } from '../../scripts/bundle/repeated-imports.ts';

const modules = (sources: Readonly<Record<string, string>>) =>
  Object.entries(sources).map(([name, source]) => ({ name, source }));

describe('imports without a name', () => {
  it('go where another import leads to the same module, however far away', () => {
    const [entry] = withoutRepeatedImports(
      modules({
        'entry.mjs': 'import{a as e}from"./near.mjs";import"./far.mjs";import"./near.mjs";console.log(e);',
        'near.mjs': 'import"./other.mjs";import{b as a}from"./far.mjs";export{a};',
        'far.mjs': 'var b=1;export{b};',
        'other.mjs': 'export{c}from"./far.mjs";',
      }),
    );
    expect(entry?.source).toBe('import{a as e}from"./near.mjs";console.log(e);');
  });

  it('stay where nothing else leads to the module', () => {
    const source = 'import{a as e}from"./near.mjs";import"./alone.mjs";console.log(e,import("./later.mjs"));';
    const [entry] = withoutRepeatedImports(
      modules({ 'entry.mjs': source, 'near.mjs': 'import"./alone.mjs";var a=1;export{a};' }),
    );
    expect(entry?.source).toBe(source);
  });
});
