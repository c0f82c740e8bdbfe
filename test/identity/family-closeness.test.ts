import { describe, expect, it } from 'vitest';
import { familyScore, FAMILY_SCORES, relationOf } from '../../src/identity/family-closeness.ts';
import { splitFamilies } from '../../src/text/split-families.ts';
import type { TargetFamily } from '../../src/identity/target.ts';
import { typefaceClass } from '../../src/identity/typeface-class.ts';

function target(stack: string): TargetFamily {
  const names = splitFamilies(stack);
  return { token: 'font.body', stack, names, kind: typefaceClass(names) };
}

describe('the class of a typeface', () => {
  it.each([
    ['Georgia', 'serif'],
    ['Roboto Slab', 'slab'],
    ['Inter Variable', 'grotesque'],
    ['Nunito', 'sans'],
    ['Comic Sans MS', 'script'],
    ['Playpen Sans', 'script'],
    ['Papyrus', 'display'],
    ['Courier New', 'mono'],
    ['Andada Pro', 'serif'],
  ])('of %s is %s', (family, kind) => {
    expect(typefaceClass([family.toLowerCase()])).toBe(kind);
  });
});

describe('a typeface compared with that of the target', () => {
  it.each([
    ['"Inter Variable", sans-serif', 'Inter, Arial', 'same'],
    ['__Inter_abc123, __Inter_Fallback_abc123', 'Inter, Arial', 'same'],
    ['Arial, sans-serif', '"GDS Transport", arial, sans-serif', 'substitute'],
    ['"Liberation Sans"', 'Helvetica, sans-serif', 'substitute'],
    ['-apple-system', 'system-ui, sans-serif', 'substitute'],
    ['Roboto, sans-serif', 'Inter, sans-serif', 'sameClass'],
    ['Poppins, sans-serif', 'Inter, sans-serif', 'nearClass'],
    ['sans-serif', '"Open Sans", sans-serif', 'nearClass'],
    ['"Roboto Slab", serif', 'Lora, serif', 'nearClass'],
    ['Georgia, serif', 'Inter, sans-serif', 'otherClass'],
    ['"Comic Sans MS", cursive', '"Open Sans", sans-serif', 'otherClass'],
    ['"Courier New", monospace', 'Inter, sans-serif', 'otherClass'],
    ['Papyrus, fantasy', 'Lora, serif', 'otherClass'],
  ])('%s for %s: %s', (seen, wanted, relation) => {
    expect(relationOf(splitFamilies(seen), target(wanted))).toBe(relation);
  });
});

describe('a family that the page does not load', () => {
  const wanted = target('"Brand Sans", sans-serif');
  const score = (stack: string, loaded: readonly string[] = []) =>
    familyScore({ families: splitFamilies(stack) }, wanted, new Set(loaded));

  it('counts half when what is shown instead is of another class', () => {
    expect(score('"Brand Sans", "Comic Sans MS"')).toBe(FAMILY_SCORES.same / 2);
  });

  it.each([
    ['the page loads it', '"Brand Sans", "Comic Sans MS"', ['brand sans']],
    ['its fallback is of its class', '"Brand Sans", Verdana', []],
    ['its fallback is that of the target', '"Brand Sans", sans-serif', []],
    ['it stands alone', '"Brand Sans"', []],
  ])('counts in full when %s', (_, stack, loaded) => {
    expect(score(stack, loaded)).toBe(FAMILY_SCORES.same);
  });
});
