import { describe, expect, it } from 'vitest';
import { entries } from './catalog.ts';
import { groupTokens, listTokens } from '../../src/catalog/listed-tokens.ts';
import { tokenValues } from '../../src/catalog/token-values.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import type { TokenValues } from '../../src/catalog/tokens.ts';
import { completeEntry } from './complete-entry.ts';
import { targetOfList, targetOfTokens } from '../../src/identity/target.ts';

const complete = readEntry(completeEntry(), 'complete').entry;
const stated = [...entries, ...(complete === null ? [] : [complete])].map(
  ({ slug, tokens, theme, components = {} }) => ({
    slug,
    brand: { tokens: withoutDescriptors(tokenValues(tokens)), theme, components },
  }),
);

/** Width, licence and substitute of a typeface are no tokens. */
function withoutDescriptors(tokens: TokenValues): TokenValues {
  const { families } = tokens.type ?? {};
  if (families === undefined) return tokens;
  const plain = Object.entries(families).map(([role, { stack, class: kind }]) => [
    role,
    { stack, class: kind },
  ]);
  return { ...tokens, type: { ...tokens.type, families: Object.fromEntries(plain) as typeof families } };
}

describe('the list of tokens', () => {
  it('gives back the tokens, schemes and components of every brand', () => {
    for (const { slug, brand } of stated) {
      expect(groupTokens(listTokens(brand)), slug).toEqual(brand);
    }
  });

  it('states the same identity as the tokens of every brand', () => {
    for (const { slug, brand } of stated) {
      const { tokens, theme, components } = brand;
      expect(targetOfList(listTokens(brand)), slug).toEqual(targetOfTokens(tokens, theme, components));
    }
  });

  it.each([
    ['a dark ground', '#101010', 'dark'],
    ['a light ground', '#fafafa', 'light'],
  ])('has the scheme of %s where none is listed', (_, value, scheme) => {
    const { tokens, theme } = groupTokens([{ path: 'color.background', value }]);
    expect(theme).toBe(scheme);
    expect(tokens.color).toEqual({ [scheme]: { background: value } });
  });

  it('leaves out what is no token', () => {
    const list = [
      { path: 'color.background', value: '#ffffff' },
      { path: 'font-weight.body', value: 'bold' },
      { path: 'sound.click', value: 'loud' },
    ];
    expect(groupTokens(list).tokens).toEqual({ color: { light: { background: '#ffffff' } } });
  });

  it('tells the class of a typeface by its names where none is listed', () => {
    const { tokens } = groupTokens([{ path: 'font.body', value: "'Lora', serif" }]);
    expect(tokens.type?.families?.['body']?.class).toBe('serif');
  });
});
