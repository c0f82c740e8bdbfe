import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { tokenValues } from '../../src/catalog/token-values.ts';
import { withSubstitutes } from '../../src/catalog/open-substitutes.ts';
import { settleTaste } from '../../src/contract/settle/settle-taste.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import { targetOfList, targetOfTokens } from '../../src/identity/target.ts';
import { contracts, textOf } from './contracts.ts';

const brands = entries.map((entry, at) => {
  const contract = contracts[at]!;
  return { entry, contract, text: textOf(contract), read: readContract(textOf(contract)) };
});

const KB = 1024; // bytes

describe('a contract read from its text', () => {
  it('has the grammar, the tokens and a rule for each axis of every brand', () => {
    for (const { entry, contract, read } of brands) {
      const { grammar, tokens, rules } = read;
      expect(grammar, entry.slug).toEqual(contract.grammar);
      expect(tokens, entry.slug).toEqual(contract.tokens);
      expect(rules.map(({ axis }) => axis).toSorted(), entry.slug).toEqual(
        Object.keys({ ...grammar, ...contract.open }).toSorted(),
      );
      expect(
        rules.every(({ value, axis }) => value === ((grammar as Record<string, string>)[axis] ?? null)),
        entry.slug,
      ).toBe(true);
    }
  });

  it('is the identity of the brand, as far as its pages show it', () => {
    for (const { entry, read: contract } of brands) {
      const { tokens, theme, components = {} } = entry;
      const settled = settleTaste(entry.grammar_flat, { tokens: tokenValues(tokens), theme, components });
      const stated = withSubstitutes(settled.stated);
      const read = targetOfList(contract.tokens);
      expect(read, entry.slug).toEqual(targetOfTokens(stated.tokens, stated.theme, stated.components));
    }
  });

  it('is short enough to be read with every task', () => {
    const sizes = brands.map(({ text }) => Buffer.byteLength(text)).toSorted((a, b) => a - b);
    expect(sizes.at(Math.floor(0.5 * sizes.length))).toBeLessThanOrEqual(14.6 * KB);
    expect(sizes.at(Math.floor(0.9 * sizes.length))).toBeLessThanOrEqual(16.7 * KB);
  });

  it.each([
    ['without frontmatter', '# Notes', 'begins with frontmatter'],
    ['without a grammar', '---\nname: x\n---\nbody', 'verify'],
    ['with an empty frontmatter', '---\n---\nx', 'frontmatter'],
    ['with text as frontmatter', '---\njust text\n---\n', 'frontmatter'],
    ['with what is no YAML', '---\n: [\n---\nx', 'YAML'],
    [
      'with tokens that are no texts',
      '---\nname: x\nverify:\n  target_grammar: {}\n  target_tokens: {color: {primary: 1}}\n---',
      'verify.target_tokens.color.primary',
    ],
  ])('is refused %s', (_, text, part) => {
    const message = expect.stringContaining(part) as string;
    expect(() => readContract(text)).toThrow(expect.objectContaining({ code: 'invalid_request', message }));
  });
});
