import { describe, expect, it } from 'vitest';
import { groupTokens } from '../../src/catalog/listed-tokens.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { brandContract } from '../../src/contract/brand-contract.ts';
import { entries } from '../catalog/catalog.ts';

const texts = new Map(
  entries.map((entry) => [entry.slug, agentsMd(brandContract(entry, 'https://taste.example'))]),
);
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
    const aside = 'Paddings, margins and gaps come from this scale, those of the components below aside:';
    expect(entry('duolingo').components?.button?.['padding']).toBe('14px 24px'); // 14px is no step
    expect(texts.get('duolingo')).toContain(aside);
    expect(entry('raycast').components?.button?.['padding']).toBe('8px 24px');
    expect(texts.get('raycast')).not.toContain(aside);
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
