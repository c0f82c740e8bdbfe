import { describe, expect, it } from 'vitest';
import { randomContracts } from '../../scripts/contracts/sampled-contracts.ts';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { contrastOn } from '../../src/color/contrast.ts';
import { looksColored } from '../../src/color/seen-hue.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { place } from '../../src/grammar/decide.ts';
import { surfaceBorders } from '../../src/grammar/axes/surface-borders/axis.ts';
import { paletteContrast } from '../../src/grammar/axes/palette-contrast/axis.ts';
import { typeBodySize } from '../../src/grammar/axes/type-body-size/axis.ts';
import { typeTracking } from '../../src/grammar/axes/type-tracking/axis.ts';
import { voiceHedging } from '../../src/grammar/axes/voice-hedging/axis.ts';
import { contracts, textOf } from './contracts.ts';

const texts = [...contracts, ...randomContracts(100)].map((contract) => {
  const text = textOf(contract);
  return { ...readContract(text), text, contract };
});

function doOf(rules: (typeof texts)[number]['rules'], axis: AxisId): string {
  return rules.find((rule) => rule.axis === axis)?.do ?? '';
}

/** The only element of what an axis lists, so that a change of its shape fails here. */
function only<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('empty');
  return first;
}

describe('rules and the values they stand for', () => {
  it('call two cuts of a family one family, as the page is read', () => {
    const nubank = contracts.find(({ name }) => name === 'Nubank');
    expect(nubank?.tokens.filter(({ path }) => path.startsWith('font.')).length).toBe(2);
    expect(nubank?.grammar['type.pairing']).toBe('single-family');
  });

  it.each(['low', 'medium'] as const)('hedges at the rate of `%s` where followed', (value) => {
    const words = Number(/(\d+) words/.exec(voiceHedging.texts[value].do)?.[1]);
    expect(place(100 / words, only(voiceHedging.bands).from).value).toBe(value);
  });

  it('draws rules between groups in a width of the value', () => {
    const named = texts.flatMap(({ name, rules, grammar }) => {
      const px = /rules between groups in (\d+)px/.exec(doOf(rules, 'surface.borders'))?.[1];
      return px === undefined ? [] : [{ name, px: Number(px), value: grammar['surface.borders'] }];
    });
    expect(named.length).toBeGreaterThan(5);
    for (const { name, px, value } of named)
      expect(place(px, only(surfaceBorders.bands).from).value, name).toBe(value);
  });

  const NAMED = [
    [
      'palette.contrast',
      (ratio: number) => place(ratio, only(paletteContrast.bands).from).value,
      /a contrast of ([\d.]+):1/,
    ],
    ['type.body_size', (px: number) => place(px, only(typeBodySize.bands).from).value, /at ([\d.]+)px/],
    ['type.tracking', (em: number) => place(em, only(typeTracking.bands).from).value, /^[^;]*?(-?[\d.]+)em/],
  ] as const;
  it.each(NAMED)('judges %s by the quantity that its rule names', (id, read, quantity) => {
    const named = texts.flatMap(({ name, rules, grammar }) => {
      const text = quantity.exec(doOf(rules, id))?.[1];
      return text === undefined || grammar[id] === undefined
        ? []
        : [{ name, text, value: grammar[id], read: read(Number(text)) }];
    });
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ value, read }) => value !== read)).toEqual([]);
  });

  it('repeats no accent on buttons whose fill has no hue', () => {
    const rule = (slug: string) =>
      doOf(texts.find(({ name }) => name === slug)?.rules ?? [], 'palette.accent_use');
    expect(rule('Raycast')).toMatch(/^Repeat the accent (?:\(`--color-accent`\) )?on icons and small marks:/);
    expect(rule('Duolingo')).toMatch(
      /^Repeat the accent (?:\(`--color-[a-z-]+`\) )?on buttons, icons and small marks:/,
    );
  });

  it('emphasises words by colours that can be read on the ground', () => {
    const named = texts.flatMap(({ name, rules, contract: { tokens } }) => {
      const value = new Map(tokens.map((token) => [`--${token.path.replace('.', '-')}`, token.value]));
      const ground = value.get('--color-background');
      const inks = doOf(rules, 'emphasis.mechanism').match(/--color-[\w-]+/g) ?? [];
      return inks.map((ink) => ({ name, ink: value.get(ink) ?? '', ground: ground ?? '' }));
    });
    expect(named.length).toBeGreaterThan(20);
    for (const { name, ink, ground } of named)
      expect(contrastOn(tokenColor(ink), tokenColor(ground)), name).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps headings out of the accent where the accent is rare', () => {
    const both = texts.filter(
      ({ grammar }) =>
        grammar['emphasis.mechanism'] === 'color' && grammar['palette.accent_use'] === 'rare-signal',
    );
    expect(both.length).toBeGreaterThan(3);
    for (const { name, rules } of both)
      expect(doOf(rules, 'emphasis.mechanism'), name).toContain('in headings, the strongest text colour');
  });

  it('says which headings each letter-spacing and weight is for', () => {
    const rules = texts.flatMap(({ rules: own }) => [
      doOf(own, 'type.tracking'),
      doOf(own, 'type.heading_weight'),
    ]);
    const quoted = rules.join('\n').match(/[^,\n]*\(`--(?:tracking|font-weight)-display`\)/g) ?? [];
    expect(quoted.length).toBeGreaterThan(10);
    for (const part of quoted) expect(part).toMatch(/the largest heading at [^(]*\(/);
  });

  it('leaves focus rings to pages without shadows, and wants no shadowed panels there', () => {
    for (const { name, rules, grammar } of texts.filter((one) => one.grammar['surface.shadows'] === 'none')) {
      expect(doOf(rules, 'surface.shadows'), name).toMatch(/\bfocus ring/);
      if (grammar['emphasis.density_signals'] === 'grouping-cards')
        expect(doOf(rules, 'emphasis.density_signals'), name).not.toMatch(/shadow/);
    }
  });

  it('names the shadow of the value where other tokens look stronger or weaker', () => {
    const toss = texts.find(({ name }) => name === 'Toss');
    expect(toss?.grammar['surface.shadows']).toBe('subtle');
    expect(doOf(toss?.rules ?? [], 'surface.shadows')).toBe(
      'Show elevation by these shadows alone: `--shadow-*`, most of it by `--shadow-tiny`.',
    );
  });

  it('says what lifts cards in the colour of the page, and what is written on bands', () => {
    const stripe = texts.find(({ name }) => name === 'Stripe');
    expect(doOf(stripe?.rules ?? [], 'emphasis.density_signals')).toBe(
      'Separate groups with panels: a `.card` with `--shadow-soft`.',
    );
    expect(doOf(stripe?.rules ?? [], 'palette.accent_use')).toContain(
      'with text and links in `--color-on-primary`',
    );
  });

  it('names the colour of bands, as a token may be called accent and be for small marks', () => {
    const filled = texts.filter(
      ({ grammar, contract: { tokens } }) =>
        grammar['palette.accent_use'] === 'pervasive' &&
        grammar['palette.strategy'] !== 'mono' &&
        tokens.some(({ path, value }) => path === 'color.primary' && looksColored(tokenColor(value))),
    );
    expect(filled.length).toBeGreaterThan(20);
    for (const { name, rules } of filled)
      expect(doOf(rules, 'palette.accent_use'), name).toContain('`--color-primary`');
  });

  it('wants no more space between sections than the tokens leave there', () => {
    for (const { name, contract } of texts) {
      const isStated = contract.tokens.some(({ path }) => path === 'spacing.section');
      if (isStated) expect(contract.unstated['whitespace.section_gap'], name).toBeUndefined();
    }
    const toss = texts.find(({ name }) => name === 'Toss')?.contract;
    expect(toss?.grammar['whitespace.section_gap']).toBe('compact');
    expect(toss?.unstated['whitespace.discipline']).toMatch(/^The tokens leave 40px between sections\./);
  });

  it('shows an example of shadows that no token states', () => {
    const without = texts.filter(
      ({ grammar, text, tokens }) =>
        ['layered', 'dramatic'].includes(grammar['surface.shadows'] ?? '') &&
        tokens.length > 0 &&
        !/-shadow/.test(text.split('## Surface')[0]?.split('## Tokens')[1] ?? ''),
    );
    expect(without).not.toHaveLength(0);
    for (const { name, rules } of without)
      expect(doOf(rules, 'surface.shadows'), name).toMatch(/For example: `0 /);
  });
});

/** The steps at the end of a sentence: `4px 8px`. */
function scaleOf(sentence: string): readonly string[] {
  return (/: `([^`]+)`/.exec(sentence)?.[1] ?? '').split(' ');
}

describe('stylesheets and scales of a contract', () => {
  it('name every size and gap that is not on the scale', () => {
    for (const { text, tokens, name } of texts) {
      for (const [namespace, start] of [
        ['spacing', 'Paddings, margins and gaps'],
        ['text', 'Font sizes'],
      ] as const) {
        const sentence = text.split('\n').find((line) => line.startsWith(start));
        const own = tokens.filter((token) => token.path.startsWith(`${namespace}.`));
        if (sentence === undefined) continue;
        for (const { value } of own)
          expect(
            sentence.includes(`or ${value} (`) || scaleOf(sentence).includes(value),
            `${name}: ${value}`,
          ).toBe(true);
      }
    }
  });

  it('colour links of the navigation as the navigation where other links differ', () => {
    const colorOf = (text: string, selector: string) =>
      new RegExp(`^${selector} \\{(?:[^}]*;)? color: ([^;}]+?)(?: \\}|;)`, 'm').exec(text)?.[1];
    const both = texts.filter(
      ({ css }) => colorOf(css, 'nav') !== undefined && colorOf(css, 'a') !== undefined,
    );
    expect(both.length).toBeGreaterThan(5);
    for (const { css, name } of both) {
      const [nav, link] = [colorOf(css, 'nav'), colorOf(css, 'a')];
      expect(colorOf(css, 'nav a') ?? link, name).toBe(nav);
    }
  });
});
