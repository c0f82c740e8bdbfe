import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { sampleOf } from '../sample.ts';
import { tokenColor, tokenValues } from '../../src/catalog/token-values.ts';
import { contrastRatio, isDarkGround } from '../../src/color/contrast.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { briefContract } from '../../src/contract/brief-contract.ts';
import { lintContract } from '../../src/contract/lint/lint-contract.ts';
import { changeTaste } from '../../src/contract/settle/change-taste.ts';
import { deriveScheme } from '../../src/contract/settle/derive-scheme.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';

/** All brands take 4 s. */
const BRANDS = 80;

function changed(
  { grammar_flat, tokens, theme, components = {} }: (typeof entries)[number],
  wanted: Grammar,
) {
  return changeTaste(grammar_flat, { tokens: tokenValues(tokens), theme, components }, wanted);
}

/** Two values, other ones for each brand. */
function twoValues(at: number): Grammar {
  const axes = [AXES[at % AXES.length], AXES[(7 * at + 3) % AXES.length]];
  return Object.fromEntries(
    axes.flatMap((axis, step) =>
      axis === undefined ? [] : [[axis.id, axis.values[(at + step) % axis.values.length]]],
    ),
  ) as Grammar;
}

describe('a brand changed by a brief', () => {
  it.each([
    ['dark', () => ({ 'surface.dark_mode': 'dark-first' }) as Grammar],
    ['of any two values', twoValues],
  ])('%s has the values, and a contract without contradiction', (_, wantedOf) => {
    for (const entry of sampleOf(entries, BRANDS)) {
      const wanted = wantedOf(entries.indexOf(entry));
      const taste = changed(entry, wanted);
      expect(taste.grammar, entry.slug).toMatchObject(wanted);
      const { name, signature_move: signatureMove } = entry;
      const text = agentsMd(briefContract({ name, signatureMove, taste, service: 'https://taste.example' }));
      expect(lintContract(text), `${entry.slug} ${JSON.stringify(wanted)}`).toEqual([]);
    }
  });

  it.each([
    ['body', 'Inter', 'serif/grotesque', 'Set text in `--font-body`, and headings in a serif.'],
    ['body', 'Lora', 'serif/sans', 'Set headings in `--font-heading` and text in `--font-body`.'],
    ['body', 'Inter', 'single-family', 'Set headings and text in `--font-body`.'],
  ])('pairs the one typeface that a brief names with another: %s %s %s', (role, value, pairing, rule) => {
    const {
      name,
      grammar_flat,
      tokens,
      theme,
      components = {},
    } = entries.find(({ slug }) => slug === 'stripe')!;
    const taste = changeTaste(
      grammar_flat,
      { tokens: tokenValues(tokens), theme, components },
      { 'type.pairing': pairing } as Grammar,
      [{ path: `font.${role}`, value }],
    );
    expect(taste.grammar['type.pairing']).toBe(pairing);
    const text = agentsMd(
      briefContract({ name, signatureMove: '', taste, service: 'https://taste.example' }),
    );
    expect(text).toContain(rule);
    expect(lintContract(text)).toEqual([]);
  });

  it('has square corners everywhere for a brief that asks for them, though its boxes differ', () => {
    const muji = entries.find(({ slug }) => slug === 'muji')!;
    expect(changed(muji, {}).open['surface.radius']).toBeDefined();
    const square = changed(muji, { 'surface.radius': '0px' });
    expect(square.changed).toEqual(['surface.radius']);
    expect(square.stated.tokens.radius).toBeUndefined();
    const { name, signature_move: signatureMove } = muji;
    const text = agentsMd(
      briefContract({ name, signatureMove, taste: square, service: 'https://taste.example' }),
    );
    expect(text).not.toContain('--radius');
  });

  it('states no value of the brief that a colour of the brief excludes', () => {
    const { name, signature_move: signatureMove, ...entry } = entries.find(({ slug }) => slug === 'claude')!;
    const { grammar_flat, tokens, theme, components = {} } = entry;
    const stated = { tokens: tokenValues(tokens), theme, components };
    const terracotta = { path: 'color.primary', value: '#c66b3d', isWord: true };
    const taste = changeTaste(grammar_flat, stated, { 'palette.saturation': 'muted' }, [terracotta]);
    expect(taste.grammar['palette.saturation']).toBe('balanced');
    expect(taste.changed).not.toContain('palette.saturation');
    const contract = briefContract({ name, signatureMove, taste, service: 'https://taste.example' });
    expect(contract.required).not.toContain('palette.saturation');
    expect(contract.measures['palette.saturation']).toBe(
      'follows the tokens; other words of the brief say muted',
    );
  });

  it.each(['linear', 'cursor', 'stripe', 'github'])(
    'has the colours of both schemes for a brief that asks for both: %s',
    (slug) => {
      const entry = entries.find((one) => one.slug === slug)!;
      const taste = changed(entry, { 'surface.dark_mode': 'system-adaptive' });
      const { light = {}, dark = {} } = taste.stated.tokens.color;
      expect(isDarkGround(tokenColor(light['background']!))).toBe(false);
      expect(isDarkGround(tokenColor(dark['background']!))).toBe(true);
      for (const { background, text } of [light, dark])
        expect(contrastRatio(tokenColor(text!), tokenColor(background!))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps text in a named colour legible, and text in the colour of a code as it is', () => {
    const entry = entries.find(({ slug }) => slug === 'claude')!;
    const { grammar_flat, tokens, theme, components = {} } = entry;
    const textOf = (value: string, isWord: boolean) =>
      changeTaste(grammar_flat, { tokens: tokenValues(tokens), theme, components }, {}, [
        { path: 'color.text', value, isWord, isHue: isWord },
      ]).stated.tokens.color.light?.['text'];
    expect(textOf('#7b4f2c', true)).toBe('#7b4f2c');
    expect(contrastRatio(tokenColor(textOf('#c08050', true)!), tokenColor('#faf9f5'))).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(textOf('#c08050', false)).toBe('#c08050');
  });

  it('has links that can be read on the background that a named hue becomes', () => {
    const { grammar_flat, tokens, theme, components = {} } = entries.find(({ slug }) => slug === 'linear')!;
    for (const hue of ['#ff0000', '#008000', '#0000ff', '#ffa500']) {
      const { color } = changeTaste(grammar_flat, { tokens: tokenValues(tokens), theme, components }, {}, [
        { path: 'color.background', value: hue, isHue: true, isWord: true },
        { path: 'color.primary', value: '#ffd700' },
      ]).stated.tokens;
      const { background, link } = color.dark ?? color.light ?? {};
      expect(contrastRatio(tokenColor(link!), tokenColor(background!)), hue).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the weights of text and labels where headings get another', () => {
    const { stated } = changed(
      entries.find(({ slug }) => slug === 'rei')!,
      { 'type.heading_weight': 'bold' },
    );
    expect(Object.keys(stated.tokens.type?.weights ?? {})).toEqual(['body', 'label']);
  });

  it('is as vivid as any of its colours, also beside an ink of the same hue on buttons', () => {
    const {
      grammar_flat,
      tokens,
      theme,
      components = {},
    } = entries.find(({ slug }) => slug === 'tailwindcss')!;
    const link = { path: 'color.link', value: '#0b5cff' };
    const taste = changeTaste(grammar_flat, { tokens: tokenValues(tokens), theme, components }, {}, [link]);
    expect(taste.grammar['palette.saturation']).toBe('vivid');
  });

  it('is neon only in colours that a page can glow with', () => {
    const { grammar_flat, tokens, theme, components = {} } = entries.find(({ slug }) => slug === 'binance')!;
    const stated = { tokens: tokenValues(tokens), theme, components };
    const saturationIn = (value: string) =>
      changeTaste(grammar_flat, stated, { 'palette.saturation': 'neon' }, [{ path: 'color.primary', value }])
        .grammar['palette.saturation'];
    expect([saturationIn('#a147ff'), saturationIn('#39ff14')]).toEqual(['vivid', 'neon']);
  });

  it('has a wanted value that its grammar has and its tokens do not', () => {
    const entry = entries.find(({ slug }) => slug === 'xai')!;
    const wanted: Grammar = { 'surface.borders': 'medium', 'emphasis.cta_treatment': 'outlined' };
    expect(entry.grammar_flat).toMatchObject({ 'emphasis.cta_treatment': 'outlined' });
    expect(entry.components?.button?.['background']).toBe('{color.primary}');
    expect(changed(entry, wanted).grammar).toMatchObject(wanted);
  });

  it('has a dark ground and readable text where it is dark', () => {
    for (const entry of entries) {
      const { stated, grammar } = changed(entry, { 'surface.dark_mode': 'dark-first' });
      const { background = '', text = '' } = stated.tokens.color.dark ?? {};
      expect(stated.tokens.color.light === undefined || entry.theme === 'dark', entry.slug).toBe(true);
      expect(isDarkGround(tokenColor(background)), entry.slug).toBe(true);
      expect(contrastRatio(tokenColor(text), tokenColor(background)), entry.slug).toBeGreaterThanOrEqual(4.5);
      expect(['white', 'cream', 'gray-light'], entry.slug).not.toContain(grammar['surface.ground']);
    }
  });
});

describe('a derived scheme', () => {
  const colors = {
    background: '#ffffff',
    text: '#0d253d',
    primary: '#533afd',
    'on-primary': '#ffffff',
    link: '#1a0dab',
  };

  it('keeps accents and their labels, and mirrors the others', () => {
    const { background, text, primary, 'on-primary': label, link } = deriveScheme(colors, 'dark');
    expect([primary, label]).toEqual(['#533afd', '#ffffff']);
    expect(isDarkGround(tokenColor(background ?? ''))).toBe(true);
    expect(contrastRatio(tokenColor(text ?? ''), tokenColor(background ?? ''))).toBeGreaterThan(9);
    expect(contrastRatio(tokenColor(link ?? ''), tokenColor(background ?? ''))).toBeGreaterThanOrEqual(4.5);
  });
});
