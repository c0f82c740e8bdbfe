import { describe, expect, it } from 'vitest';
import { groupTokens } from '../../src/catalog/listed-tokens.ts';
import { brandContract } from '../../src/contract/brand-contract.ts';
import { entries } from '../catalog/catalog.ts';
import { contracts, textOf } from './contracts.ts';

const texts = new Map(entries.map(({ slug }, at) => [slug, textOf(contracts[at]!)]));
const entry = (slug: string) => entries.find((each) => each.slug === slug)!;

describe('the components of a contract', () => {
  it('have the sizes that the brand states', () => {
    for (const { slug, component_sizes: sizes } of entries)
      for (const size of Object.keys(sizes?.button ?? {}))
        expect(texts.get(slug), slug).toContain(`\n.button.${size} { `);
  });

  it('have a button for second actions, said to be no statement of the sources', () => {
    const told =
      /^\/\* (?:No source states a button for second actions:|Second actions are links: no source states)/m;
    for (const { slug, components } of entries) {
      if (components?.button?.['background'] === undefined) continue;
      expect(texts.get(slug), slug).toMatch(told);
    }
    const { button } = groupTokens(brandContract(entry('raycast'), '').tokens).components;
    expect(button?.['background']).toBeDefined();
    expect(texts.get('raycast')).toContain('.button.second { background: none; ');
  });

  it('have a second button that the pointer does not fill', () => {
    for (const { slug } of entries) {
      const text = texts.get(slug) ?? '';
      const second = text.indexOf('\n.button.second {');
      if (second === -1) continue;
      for (const state of ['hover', 'active'])
        expect(text.indexOf(`\n.button:${state} {`), slug).toBeLessThan(second);
      const focus = text.indexOf('\n.button:focus-visible {');
      if (focus !== -1) expect(focus, slug).toBeGreaterThan(second);
    }
    expect(texts.get('aesop')).toContain('\n.button:hover { background: ');
  });

  it('draw a link as a button, which has no height of its own and would keep its line', () => {
    const line = 'a.button { display: inline-flex; align-items: center; justify-content: center';
    for (const { slug, components } of entries)
      if (components?.button !== undefined) expect(texts.get(slug), slug).toContain(`\n${line}`);
    expect(entry('nhs').components?.link?.['text-decoration']).toBe('underline');
    expect(texts.get('nhs')).toContain(`\n${line}; text-decoration: none }\n`);
  });

  it('move a pressed button by an offset that has an effect', () => {
    expect(texts.get('nhs')).toMatch(/^\.button:active \{ .*position: relative; .*top: 4px \}$/m);
  });

  it('are named as an exception where their paddings are no steps of the scale', () => {
    const aside = 'Paddings, margins and gaps are these, those of the components below aside:';
    expect(entry('duolingo').components?.button?.['padding']).toBe('14px 24px'); // 14px is no step
    expect(texts.get('duolingo')).toContain(aside);
    expect(entry('raycast').components?.button?.['padding']).toBe('8px 24px');
    expect(texts.get('raycast')).not.toContain(aside);
  });
});

describe('the states of the components of a contract', () => {
  it('show a disabled button and the focus of links where the brand states them', () => {
    for (const { slug, components, component_states: states } of entries) {
      if (components?.button !== undefined && states?.button?.disabled !== undefined)
        expect(texts.get(slug), slug).toMatch(/^(?:.*, )?\.button:disabled(?:, .*)? \{ .+ \}$/m);
      if (components?.link !== undefined && states?.link?.focus !== undefined)
        expect(texts.get(slug), slug).toMatch(/^(?:.*, )?a:focus-visible(?:, .*)? \{ .+ \}$/m);
    }
  });

  it('have links of the navigation without the line that only the pointer adds', () => {
    expect(entry('klarna').components?.link?.['text-decoration']).toBe('underline');
    expect(entry('klarna').component_states?.nav?.hover?.['text-decoration']).toBe('underline');
    expect(texts.get('klarna')).toMatch(/^nav a \{ .*text-decoration: none \}$/m);
    expect(texts.get('klarna')).toMatch(/^nav a:hover \{ text-decoration: underline \}$/m);
  });
});

describe('the tokens of a contract', () => {
  const declared = (slug: string) => texts.get(slug)?.match(/(?<=^ {2})--[\w-]+(?=:)/gm) ?? [];

  it('have no breakpoint as a custom property, which media queries do not read', () => {
    for (const { slug, tokens } of entries) {
      expect(
        declared(slug).filter((name) => name.startsWith('--breakpoint')),
        slug,
      ).toEqual([]);
      for (const [name, width] of Object.entries(tokens.layout?.breakpoints ?? {}))
        expect(texts.get(slug), slug).toContain(`${name} ${width}`);
    }
  });

  it('exclude others of the kinds that are stated alone', () => {
    const sentence = (slug: string) => /and use no other [^.]+/.exec(texts.get(slug) ?? '')?.[0];
    for (const { slug } of entries) {
      const hasTimings = declared(slug).some((name) => /^--(?:duration|ease)-/.test(name));
      expect(sentence(slug)?.includes('timings'), slug).toBe(hasTimings);
      expect(sentence(slug)?.includes('shadows'), slug).toBe(
        declared(slug).some((name) => name.startsWith('--shadow-')),
      );
    }
  });

  it('say what text, links and focus are on a ground with a text colour of its own', () => {
    expect(texts.get('klarna')).toContain(
      'On `--color-band`, text, links and focus rings are in its `--color-on-…`.',
    );
  });

  it('say what further weights are for', () => {
    const said = 'Other weights are for what each is named after.';
    expect(texts.get('economist')).toContain(said);
    expect(Object.keys(entry('govuk').tokens.type?.weights ?? {})).toEqual(['body', 'heading']);
    expect(texts.get('govuk')).not.toContain(said);
  });
});

describe('the voice of a contract', () => {
  it('is told in the words of the entry, before the rules that are scored', () => {
    for (const { slug, body, voice } of entries) {
      const [, section = ''] = texts.get(slug)?.split(/^## Voice$/m) ?? [];
      const own = section.split(/^## /m)[0] ?? '';
      expect(own.startsWith(`\n\n${body.doc_voice}\n`), slug).toBe(true);
      if (voice?.persona !== undefined) expect(own, slug).toContain(`: ${voice.persona}.`);
    }
  });
});
