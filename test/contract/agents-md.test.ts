import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as fc from 'fast-check';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import type { Contract } from '../../src/contract/contract.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import { surfaceRadius } from '../../src/grammar/axes/surface-radius/axis.ts';
import { anyGrammar } from '../score/readings.ts';

const contract: Contract = {
  name: 'Four Farms',
  url: 'https://shop.example.com/',
  origin: 'Every value was read from https://shop.example.com/.',
  isNameQuoted: false,
  character: null,
  grammar: { 'surface.ground': 'cream', 'surface.radius': 'pill', 'voice.formality': 'conversational' },
  open: {},
  measures: { 'surface.radius': '24 px on 3 of 4 boxes' },
  unstated: { 'motion.trigger': 'Nothing on the page moves.' },
  required: ['surface.ground', 'surface.radius'],
  tokens: [
    { path: 'color.background', value: '#faf7f0' },
    { path: 'font.body', value: "'inter', sans-serif" },
  ],
  service: 'https://taste.example.com',
};

const TOKENS = { color: { background: '#faf7f0' }, font: { body: "'inter', sans-serif" } };

function frontmatterOf(markdown: string): Record<string, unknown> {
  const [, yaml = ''] = markdown.split(/^---$/m);
  return parse(yaml) as Record<string, unknown>;
}

/** What the command of the contract sends, run by a shell in which curl prints its input. */
function sentBy(markdown: string): unknown {
  const command = /```sh\n([\s\S]*?)\n```/.exec(markdown)?.[1] ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  writeFileSync(path.join(folder, 'AGENTS.md'), markdown);
  writeFileSync(path.join(folder, 'page.html'), PAGE);
  const sent = execFileSync('sh', ['-c', `curl() { cat; }\n${command}`], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(sent);
}

const PAGE = '<!doctype html>\n<p class="a">It\'s 5 % \\ "quoted" $html</p>\n';
const hasJq = spawnSync('jq', ['--version']).status === 0;

describe('the frontmatter', () => {
  it('contains the grammar, the requirements and the verification', () => {
    expect(frontmatterOf(agentsMd(contract))).toEqual({
      name: 'Four Farms',
      source_url: 'https://shop.example.com/',
      grammar_version: '2.0.0',
      grammar: { surface: { ground: 'cream', radius: 'pill' }, voice: { formality: 'conversational' } },
      verify: {
        endpoint: 'https://taste.example.com/api/score',
        pass_score: 80,
        target_url: 'https://shop.example.com/',
        target_grammar: nestGrammar(contract.grammar),
        required_axes: contract.required,
        identity: 'required',
        target_tokens: TOKENS,
      },
    });
  });

  it('contains any grammar unchanged', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const { grammar: nested, verify } = frontmatterOf(agentsMd({ ...contract, grammar }));
        expect(nested).toEqual(nestGrammar(grammar));
        expect((verify as Record<string, unknown>)['target_grammar']).toEqual(nested);
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
    const { do: positive, dont } = surfaceRadius.texts.pill;
    expect(markdown).toContain(
      `- \`surface.radius\` = \`pill\` (required): ${positive}\n  - Don't: ${dont}\n  - Basis: 24 px on 3 of 4 boxes\n`,
    );
  });

  it('states no basis and no opposite of a rule that names tokens', () => {
    const measures = { 'surface.ground': '90 % of the page' };
    const written = agentsMd({ ...contract, measures });
    expect(written).toContain(
      '(required): Put content on `--color-background` (#faf7f0).\n- `surface.radius`',
    );
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

  it.skipIf(!hasJq)('has a command that sends the page with the target of the frontmatter', () => {
    expect(sentBy(markdown)).toEqual({
      html: PAGE,
      target_grammar: nestGrammar(contract.grammar),
      required_axes: contract.required,
      target_tokens: TOKENS,
      identity: 'required',
    });
  });

  it.skipIf(!hasJq)('sends no tokens and requires no identity where there are none', () => {
    const plain = agentsMd({ ...contract, tokens: [] });
    expect(plain).not.toContain('identity');
    expect(sentBy(plain)).toEqual({
      html: PAGE,
      target_grammar: nestGrammar(contract.grammar),
      required_axes: contract.required,
    });
  });

  it('states each value and token once for programs and once for readers', () => {
    for (const text of ['"ground":"cream"', '"background":"#faf7f0"', ': #faf7f0'])
      expect(markdown.split(text)).toHaveLength(2);
  });

  it('writes rules without a value for axes that are not scored', () => {
    const open = {
      'surface.radius': { value: 'pill', reason: 'each kind of box has its own radius' },
    } as const;
    const grammar: Grammar = { 'surface.ground': 'cream' };
    const written = agentsMd({ ...contract, grammar, open, required: ['surface.ground'], measures: {} });
    expect(written).toContain(
      `- \`surface.radius\` (not scored: each kind of box has its own radius): ${surfaceRadius.texts.pill.do}`,
    );
    expect(readContract(written)).toMatchObject({
      grammar,
      rules: [{ axis: 'surface.ground' }, { axis: 'surface.radius', value: null }],
    });
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
