import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/perception/by-element.ts';
import type { StyledPage } from '../../src/cascade/styled-page.ts';

/** A chain of elements; each is the child of the previous one. */
function chain(...tags: readonly string[]): Pick<StyledPage, 'elements'> {
  const elements = tags.map((tag, index) => ({ tag, index, parent: index - 1 }));
  // Only the fields that `nearest` reads.
  return { elements } as unknown as Pick<StyledPage, 'elements'>;
}

describe('nearest', () => {
  const page = chain('html', 'body', 'a', 'b', 'a', 'i');
  const link = nearest(page, ({ tag }) => tag === 'a');
  const found = (index: number) => {
    const element = page.elements[index];
    return element === undefined ? undefined : (link(element)?.index ?? null);
  };

  it.each([
    [5, 4],
    [4, 4],
    [3, 2],
    [2, 2],
    [1, null],
    [0, null],
  ])('finds for element %i the one at %s', (index, expected) => {
    expect(found(index)).toBe(expected);
  });
});
