import { expect, it } from 'vitest';
import { openSubstitutes, withSubstitutes } from '../../src/catalog/open-substitutes.ts';

const stated = (
  stack: string,
  licence: 'open' | 'commercial' | 'proprietary' | 'system',
  substitute?: string,
) => ({
  tokens: {
    color: {},
    type: {
      families: { body: { stack, class: 'sans' as const, licence, ...(substitute && { substitute }) } },
    },
  },
  theme: undefined,
  components: {},
});

it.each([
  ['"din-round", Arial, sans-serif', 'commercial', 'Nunito', '"din-round", Nunito, Arial, sans-serif'],
  ['Acme', 'proprietary', 'Source Sans 3', 'Acme, "Source Sans 3"'],
  ['Acme, Nunito, sans-serif', 'proprietary', 'Nunito', 'Acme, Nunito, sans-serif'],
  ['Inter, sans-serif', 'open', undefined, 'Inter, sans-serif'],
  ['Arial, sans-serif', 'system', 'Arimo', 'Arial, sans-serif'],
] as const)('%s (%s, %s) is %s', (stack, licence, substitute, expected) => {
  const { tokens } = withSubstitutes(stated(stack, licence, substitute));
  expect(tokens.type?.families?.['body']?.stack).toBe(expected);
});

it('names the substitutes of typefaces that are not free', () => {
  expect(openSubstitutes(stated('Acme', 'proprietary', 'Nunito'))).toEqual(['Nunito']);
  expect(openSubstitutes(stated('Arial', 'system', 'Arimo'))).toEqual([]);
});
