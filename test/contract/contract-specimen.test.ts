import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { judgePage } from '../../scripts/contracts/judge-page.ts';
import { WANTED } from '../../scripts/contracts/print-contracts.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { brandContract } from '../../src/contract/brand-contract.ts';
import { contractSpecimen } from '../../src/contract/contract-specimen.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { axisWeights } from '../../src/grammar/weights.ts';

const weights = axisWeights(
  entries.map(({ grammar_flat: grammar }) => grammar),
  RELIABILITY,
);
const contractOf = (slug: string) =>
  agentsMd(
    brandContract(
      entries.find((entry) => entry.slug === slug)!,
      'https://taste.example',
    ),
  );

/** Light, dark and mixed brands; serif, mono and system typefaces; neutral and colourful palettes. */
const SAMPLE = [
  'linear',
  'govuk',
  'stripe',
  'bbc',
  'clay',
  'vercel',
  'launchdarkly',
  'microsoft',
  'runwayml',
  'intercom',
  'spotify',
  'nike',
] as const;

describe('a page made from a contract alone', () => {
  it.each(SAMPLE)('keeps taste and identity of %s', (slug) => {
    const contract = readContract(contractOf(slug));
    const { card, identity, misses } = judgePage(contractSpecimen(contract).html, contract, weights);
    expect(card.score, misses.join('; ')).toBeGreaterThanOrEqual(WANTED);
    expect(identity.score).toBeGreaterThanOrEqual(WANTED);
    expect(card.verdict).toBe('pass');
  });

  it('shows the declarations of the components', () => {
    const { html } = contractSpecimen(readContract(contractOf('stripe')));
    expect(html).toContain('input{background:#ffffff;border:1px solid #a8c3de;border-radius:6px}');
  });

  it('fills buttons with the gradient of the brand', () => {
    const { html } = contractSpecimen(readContract(contractOf('shopify')));
    expect(html).toContain(
      'background:linear-gradient(180deg, transparent 63.53%, #ffffff26 100%), #303030;',
    );
  });

  it('copies no value that ends its declaration', () => {
    const tokens = [
      { path: 'color.background', value: '#ffffff' },
      { path: 'radius.card', value: '4px}body{display:none' },
      { path: 'button.border', value: '0;}</style><script>alert(1)</script>' },
      { path: 'font.body', value: '"</style><script>"' },
    ];
    const { html } = contractSpecimen({
      name: 'Test',
      grammar: {},
      tokens,
      rules: [],
      body: '',
      css: '',
    });
    expect(html).not.toMatch(/<script|body\{display:none/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});
