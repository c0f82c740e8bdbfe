import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { firstScheme } from '../../src/catalog/flat-tokens.ts';
import { tokenColor, tokenValues } from '../../src/catalog/token-values.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import { hueName } from '../../src/color/hue-name.ts';
import { looksColored } from '../../src/color/seen-hue.ts';
import { isStateColor } from '../../src/color/state-colors.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { briefContract } from '../../src/contract/brief-contract.ts';
import { lintContract } from '../../src/contract/lint/lint-contract.ts';
import { changeTaste } from '../../src/contract/settle/change-taste.ts';
import { refusalSentence } from '../../src/contract/settle/refused-colors.ts';

const REFUSED = { red: '#ff0000', green: '#008000', blue: '#0000ff', purple: '#800080' };
const pairs = Object.entries(REFUSED).flatMap(([hue, hex], at) =>
  entries.filter((_, index) => index % 4 === at).map((entry) => ({ entry, hue, hex })),
);

function without({ entry, hex }: (typeof pairs)[number]) {
  const { grammar_flat, theme, components = {} } = entry;
  return changeTaste(grammar_flat, { tokens: tokenValues(entry.tokens), theme, components }, {}, [], [hex]);
}

function colorsOf(entry: (typeof entries)[number], tokens = tokenValues(entry.tokens)) {
  return tokens.color[firstScheme(entry.theme, tokens)] ?? {};
}

describe('a brand of which a brief refuses a hue', () => {
  it('has it in no colour but those of states', () => {
    for (const pair of pairs) {
      const { color } = without(pair).stated.tokens;
      const colors = Object.values(color).flatMap((scheme) => Object.entries(scheme ?? {}));
      const kept = colors.filter(([name, hex]) => {
        const own = tokenColor(hex);
        return !isStateColor(name) && looksColored(own) && hueName(own) === pair.hue;
      });
      expect(kept, `${pair.entry.slug} without ${pair.hue}`).toEqual([]);
    }
  });

  it('keeps text and buttons as legible as they were', () => {
    for (const pair of pairs) {
      const [own, left] = [colorsOf(pair.entry), colorsOf(pair.entry, without(pair).stated.tokens)];
      for (const [ink, ground] of [
        ['text', 'background'],
        ['on-primary', 'primary'],
      ] as const) {
        const ratio = (colors: Readonly<Record<string, string>>) =>
          contrastRatio(tokenColor(colors[ink]!), tokenColor(colors[ground]!));
        if ([own[ink], own[ground], left[ink], left[ground]].includes(undefined)) continue;
        const least = Math.min(4.5, ratio(own)) - 0.1;
        expect(ratio(left), `${pair.entry.slug} without ${pair.hue}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('has a contract without contradiction that names the hue', () => {
    for (const pair of pairs.filter((_, at) => at % 5 === 0)) {
      const contract = briefContract({
        name: pair.entry.name,
        signatureMove: pair.entry.signature_move,
        taste: without(pair),
        service: 'https://taste.example',
      });
      const text = agentsMd(contract);
      expect(text).toContain(`The brief refuses ${pair.hue}: no part of the page has it`);
      expect(lintContract(text), `${pair.entry.slug} without ${pair.hue}`).toEqual([]);
    }
  });

  it.each([
    [{ primary: '#ff0000' }, 'So color.primary differs from the colour of the brand or is left out.'],
    [{ primary: '#ff0000', link: '#cc0000' }, 'So color.primary and color.link differ from the colours'],
    [{ primary: '#00aa55' }, 'The brief refuses red: no part of the page has it.'],
  ])('is told which colours make way: %o', (light, told) => {
    expect(refusalSentence({ light }, { light }, ['#ff0000'])).toContain(told);
  });
});
