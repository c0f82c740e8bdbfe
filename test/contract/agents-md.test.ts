import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as fc from 'fast-check';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import type { Contract } from '../../src/contract/contract.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { surfaceRadius } from '../../src/grammar/axes/surface-radius/axis.ts';
import { anyGrammar } from '../score/readings.ts';

const contract: Contract = {
  name: 'Four Farms',
  url: 'https://shop.example.com/',
  origin: 'Every value was read from https://shop.example.com/.',
  character: null,
  grammar: { 'surface.ground': 'cream', 'surface.radius': 'pill', 'voice.formality': 'conversational' },
  measures: { 'surface.radius': '24 px on 3 of 4 boxes' },
  unstated: { 'motion.trigger': 'Nothing on the page moves.' },
  required: ['surface.ground', 'surface.radius'],
  tokens: [
    { path: 'color.background', value: '#faf7f0' },
    { path: 'font.body', value: "'inter', sans-serif" },
  ],
  service: 'https://taste.example.com',
};

function frontmatterOf(markdown: string): Record<string, unknown> {
  const [, yaml = ''] = markdown.split(/^---$/m);
  return parse(yaml) as Record<string, unknown>;
}

/** The JSON bodies of the curl commands, in order. */
function requestsOf(markdown: string): unknown[] {
  return [...markdown.matchAll(/^ {2}-d '(.*)'$/gm)].map(([, body = '']) => JSON.parse(body));
}

describe('the frontmatter', () => {
  it('contains the grammar, the requirements and the verification', () => {
    expect(frontmatterOf(agentsMd(contract))).toEqual({
      name: 'Four Farms',
      source_url: 'https://shop.example.com/',
      grammar_version: '2.0.0',
      grammar: { surface: { ground: 'cream', radius: 'pill' }, voice: { formality: 'conversational' } },
      required_axes: ['surface.ground', 'surface.radius'],
      verify: {
        endpoint: 'https://taste.example.com/api/score',
        pass_score: 80,
        target_url: 'https://shop.example.com/',
        target_grammar: contract.grammar,
        identity: 'required',
        target_tokens: { 'color.background': '#faf7f0', 'font.body': "'inter', sans-serif" },
      },
    });
  });

  it('contains any grammar unchanged', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const { grammar: nested, verify } = frontmatterOf(agentsMd({ ...contract, grammar }));
        expect(nested).toEqual(nestGrammar(grammar));
        expect((verify as Record<string, unknown>)['target_grammar']).toEqual(grammar);
      }),
    );
  });

  it('omits the live target without a page', () => {
    const { verify, source_url } = frontmatterOf(agentsMd({ ...contract, url: null }));
    expect(source_url).toBeUndefined();
    expect(verify).not.toHaveProperty('target_url');
  });
});

describe('the body', () => {
  const markdown = agentsMd(contract);

  it('contains the rule of each value with its measurement', () => {
    expect(markdown).toContain('- `surface.radius` = `pill` (**required**; basis: 24 px on 3 of 4 boxes)');
    expect(markdown).toContain(surfaceRadius.texts.pill.do);
    expect(markdown).toContain(surfaceRadius.texts.pill.dont);
  });

  it('has no section for a category without values', () => {
    expect(markdown).toContain('## Surface');
    expect(markdown).not.toContain('## Palette');
  });

  it('lists the axes the source does not show', () => {
    expect(markdown).toContain('- `motion.trigger`: Nothing on the page moves.');
  });

  it('lists the tokens as custom properties', () => {
    expect(markdown).toContain("  --color-background: #faf7f0;\n  --font-body: 'inter', sans-serif;");
  });

  it('has verification requests that the service accepts', () => {
    expect(requestsOf(markdown)).toEqual([
      {
        url: 'https://your-page.example/',
        target_grammar: contract.grammar,
        target_tokens: { 'color.background': '#faf7f0', 'font.body': "'inter', sans-serif" },
        identity: 'required',
      },
      { url: 'https://your-page.example/', target_url: 'https://shop.example.com/', identity: 'required' },
    ]);
  });

  it('requires no identity without tokens', () => {
    const plain = agentsMd({ ...contract, tokens: [] });
    expect(plain).not.toContain('identity');
    expect(requestsOf(plain)).toEqual([
      { url: 'https://your-page.example/', target_grammar: contract.grammar },
      { url: 'https://your-page.example/', target_url: 'https://shop.example.com/' },
    ]);
  });

  it('escapes single quotes for the shell', () => {
    const quoted = agentsMd({ ...contract, url: "https://shop.example.com/it's" });
    for (const [body = ''] of quoted.matchAll(/^ {2}-d .*$/gm)) expect(body.slice(6, -1)).not.toContain("'");
    expect(requestsOf(quoted)).toEqual([
      expect.objectContaining({
        target_tokens: expect.objectContaining({ 'font.body': "'inter', sans-serif" }),
      }),
      expect.objectContaining({ target_url: "https://shop.example.com/it's" }),
    ]);
  });
});

describe('the rules', () => {
  it.each(AXES.map((axis): [string, Axis] => [axis.id, axis]))(
    'of %s differ by value',
    (_, { texts, values }) => {
      const rules = Object.values(texts);
      for (const rule of rules) {
        expect(rule.do).toMatch(/^[A-Z].*\.$/);
        expect(rule.dont).toMatch(/^[A-Z].*\.$/);
      }
      expect(new Set(rules.map((rule) => rule.do)).size).toBe(values.length);
    },
  );
});
