import { describe, expect, it } from 'vitest';
import { randomContracts } from '../../scripts/contracts/sampled-contracts.ts';
import type { FlatToken } from '../../src/catalog/flat-tokens.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import type { Contract } from '../../src/contract/contract.ts';
import { boundsIn } from '../../src/contract/lint/bounds.ts';
import { KINDS } from '../../src/contract/lint/kinds/index.ts';
import { silentChanges } from '../../src/contract/lint/silent-changes.ts';
import { lintContract } from '../../src/contract/lint/lint-contract.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import type { Axis, ValueTexts } from '../../src/grammar/axis.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import { sampleOf } from '../sample.ts';
import { contracts, textOf } from './contracts.ts';

function contractOf(grammar: Grammar, tokens: Readonly<Record<string, string>> = {}): Contract {
  return {
    name: 'Planted',
    url: null,
    origin: 'Planted values.',
    isNameQuoted: false,
    character: null,
    grammar,
    open: {},
    measures: {},
    unstated: {},
    required: [],
    tokens: Object.entries(tokens).map(([name, value]): FlatToken => ({ path: name, value })),
    service: 'https://taste.example',
  };
}

/** The contract with the general texts of each value instead of the rules written for it. */
function withGeneralRules(contract: Contract): string {
  const axes = AXES as readonly Axis[];
  return axes.reduce(
    (text, { id, texts }) => {
      const rule: ValueTexts | undefined = texts[(contract.grammar as Record<string, string>)[id] ?? ''];
      if (rule === undefined) return text;
      const written = new RegExp(`(^- \`${id}\` = \`[^\`]+\`: ).+(?:\\n {2}- Don't: .+)?$`, 'm');
      return text.replace(written, (_, head: string) => `${head}${rule.do}\n  - Don't: ${rule.dont}`);
    },
    agentsMd({ ...contract, required: [] }),
  );
}

const kindsIn = (markdown: string) => [...new Set(lintContract(markdown).map(({ kind }) => kind))];

describe('the linter of contracts', () => {
  // `npm run build` lints the contracts of every brand, of hybrids and of 500 random grammars.
  it('finds no contradiction in the contracts of brands', () => {
    const found = contracts
      .filter((_, i) => i % 8 === 0)
      .flatMap((contract) => lintContract(textOf(contract)));
    expect(found).toEqual([]);
  });

  it('finds none in the contracts of random grammars', () => {
    const found = randomContracts(60).flatMap((contract) => lintContract(agentsMd(contract)));
    expect(found).toEqual([]);
  });

  it('finds contradictions of tokens and rules where the rules are the general texts', () => {
    const some = sampleOf(contracts, 80);
    const contradicted = some.filter((contract) => lintContract(withGeneralRules(contract)).length > 0);
    expect(contradicted.length).toBeGreaterThan(0.9 * some.length);
  });

  const DARK = { 'color.background': '#101010', 'color.text': '#ffffff' };
  const LIGHT = { 'color.background': '#ffffff', 'color.text': '#000000' };

  it.each<[kind: string, what: string, Grammar, tokens: Record<string, string>]>([
    ['radius', 'round cards', { 'surface.radius': '4-6px' }, { 'radius.card': '12px' }],
    ['radius', 'a round button', { 'surface.radius': '0px' }, { 'button.border-radius': '6px' }],
    [
      'radius',
      'a reference',
      { 'surface.radius': 'pill' },
      { 'radius.small': '4px', 'button.border-radius': '{radius.small}' },
    ],
    ['radius', 'a full pill', { 'surface.radius': '12-16px' }, { 'radius.input': '9999px' }],
    ['borders', 'thick lines', { 'surface.borders': 'hairline' }, { 'border.strong': '3px' }],
    ['borders', 'edges of cards', { 'surface.borders': 'none' }, { 'card.border': '1px solid #cccccc' }],
    ['borders', 'a hairline', { 'surface.borders': 'medium' }, { 'border.line': '1px' }],
    ['shadows', 'any shadow', { 'surface.shadows': 'none' }, { 'shadow.card': '0 1px 2px #00000020' }],
    [
      'shadows',
      'a shadow of a card',
      { 'surface.shadows': 'none' },
      { 'card.box-shadow': '0 1px 2px #00000020' },
    ],
    ['shadows', 'a wide blur', { 'surface.shadows': 'subtle' }, { 'shadow.card': '0 8px 40px #00000020' }],
    ['shadows', 'one layer', { 'surface.shadows': 'layered' }, { 'shadow.card': '0 1px 2px #00000020' }],
    ['shadows', 'a faint one', { 'surface.shadows': 'dramatic' }, { 'shadow.card': '0 1px 2px #00000020' }],
    ['scheme', 'a dark ground', { 'surface.ground': 'white' }, DARK],
    ['scheme', 'a light ground', { 'surface.dark_mode': 'dark-first' }, LIGHT],
    [
      'scheme',
      'two schemes',
      { 'surface.dark_mode': 'none' },
      { ...LIGHT, 'color-dark.background': '#000000' },
    ],
    ['palette', 'an accent', { 'palette.strategy': 'mono' }, { ...LIGHT, 'color.primary': '#0055ff' }],
    [
      'palette',
      'two accents',
      { 'palette.strategy': 'mono+1' },
      { ...LIGHT, 'color.primary': '#0055ff', 'color.accent': '#ff5500' },
    ],
    [
      'palette',
      'states',
      { 'palette.strategy': 'mono+1' },
      { ...LIGHT, 'color.primary': '#0055ff', 'color.danger': '#cc0000' },
    ],
    [
      'palette',
      'a strong hue',
      { 'palette.saturation': 'desaturated' },
      { ...LIGHT, 'color.link': '#0055ff' },
    ],
    [
      'palette',
      'another chroma',
      { 'palette.saturation': 'muted' },
      { ...LIGHT, 'color.primary': '#0055ff' },
    ],
    ['palette', 'a blue link', { 'palette.warmth': 'warm' }, { ...LIGHT, 'color.link': '#0055ff' }],
    ['palette', 'a tinted ground', { 'palette.warmth': 'neutral' }, { 'color.background': '#f7f1e3' }],
    ['contrast', 'black on white', { 'palette.contrast': 'medium' }, LIGHT],
    ['contrast', 'grey text', { 'palette.contrast': 'extreme' }, { ...LIGHT, 'color.text-muted': '#888888' }],
    ['type', 'another weight', { 'type.heading_weight': 'light' }, { 'font-weight.heading': '700' }],
    ['type', 'a large text', { 'type.body_size': 'regular' }, { 'text.body': '20px' }],
    [
      'type',
      'a large heading',
      { 'type.display_scale': 'compact' },
      { 'text.body': '16px', 'text.display': '64px' },
    ],
    [
      'type',
      'a tighter display size',
      { 'type.tracking': 'tight' },
      { 'tracking.heading': '-0.02em', 'tracking.display': '-0.05em' },
    ],
    ['type', 'tight headings', { 'type.tracking': 'normal' }, { 'tracking.heading': '-0.03em' }],
    [
      'pairing',
      'two families',
      { 'type.pairing': 'single-family' },
      { 'font.heading': 'Lora, serif', 'font.body': 'Inter, sans-serif' },
    ],
    ['pairing', 'one family', { 'type.pairing': 'sans/sans' }, { 'font.body': 'Inter, sans-serif' }],
    ['pairing', 'no monospace', { 'type.pairing': 'sans/mono' }, { 'font.body': 'Inter, sans-serif' }],
    ['motion', 'slow changes', { 'motion.character': 'mechanical' }, { 'duration.slow': '400ms' }],
    [
      'motion',
      'a bounce',
      { 'motion.character': 'smooth' },
      { 'ease.spring': 'cubic-bezier(0.3, 1.6, 0.6, 1)' },
    ],
    ['motion', 'any change', { 'motion.budget': 'none' }, { 'duration.fast': '100ms' }],
    ['spacing', 'near sections', { 'whitespace.section_gap': 'grand' }, { 'spacing.section': '64px' }],
    ['spacing', 'wide elements', { 'whitespace.element_gap': 'tight' }, { 'spacing.element': '40px' }],
    [
      'action',
      'no fill',
      { 'emphasis.cta_treatment': 'filled-solid' },
      { 'button.background': 'transparent' },
    ],
    ['action', 'a fill', { 'emphasis.cta_treatment': 'outlined' }, { 'button.background': '#0055ff' }],
    [
      'action',
      'the ground as fill',
      { 'emphasis.cta_treatment': 'filled-solid' },
      { ...LIGHT, 'button.background': '#ffffff' },
    ],
    ['groups', 'cards', { 'emphasis.density_signals': 'whitespace' }, { 'card.border': '1px solid #cccccc' }],
    [
      'groups',
      'filled cards',
      { 'emphasis.density_signals': 'borders' },
      { ...LIGHT, 'card.background': '#eeeeee' },
    ],
  ])('finds in %s: %s', (kind, _, grammar, tokens) => {
    expect(kindsIn(withGeneralRules(contractOf(grammar, tokens)))).toContain(kind);
  });

  it.each<[kind: string, Grammar]>([
    ['voice', { 'voice.archetype': 'friend', 'voice.formality': 'formal' }],
    ['voice', { 'voice.archetype': 'artist', 'voice.sentence_length': 'flowing' }],
    ['voice', { 'voice.archetype': 'challenger', 'voice.hedging': 'high' }],
    ['action', { 'surface.texture': 'gradient', 'emphasis.cta_treatment': 'outlined' }],
    ['shadows', { 'surface.shadows': 'layered', 'emphasis.density_signals': 'dividers' }],
    ['borders', { 'surface.borders': 'none', 'emphasis.density_signals': 'dividers' }],
    ['motion', { 'motion.budget': 'accent', 'motion.character': 'cinematic' }],
    ['motion', { 'motion.budget': 'pervasive', 'motion.character': 'smooth' }],
    ['type', { 'type.heading_weight': 'light', 'emphasis.mechanism': 'weight' }],
    ['palette', { 'palette.strategy': 'mono', 'palette.accent_use': 'recurring' }],
    ['palette', { 'emphasis.mechanism': 'color', 'palette.accent_use': 'rare-signal' }],
    ['scheme', { 'surface.ground': 'cream', 'palette.warmth': 'cool' }],
    ['spacing', { 'whitespace.discipline': 'extreme', 'whitespace.section_gap': 'compact' }],
    ['imagery', { 'surface.texture': 'photo', 'imagery.strategy': 'none' }],
  ])('finds rules that exclude each other in %s: %j', (kind, grammar) => {
    expect(kindsIn(withGeneralRules(contractOf(grammar)))).toContain(kind);
  });

  it.each([
    ['a token that is not listed', 'Give corners a radius of 12px (`--radius-cards`) on cards.'],
    ['another value than the listed one', 'Give corners a radius of 14px (`--radius-card`) on cards.'],
  ])('finds %s', (_, rule) => {
    const text = agentsMd(contractOf({ 'surface.radius': '12-16px' }, { 'radius.card': '12px' }));
    expect(kindsIn(text)).toEqual([]);
    expect(kindsIn(text.replace(/(?<=: )Give corners.*/, rule))).toContain('references');
  });

  it('finds a surface for cards that have another background', () => {
    const text = agentsMd(
      contractOf(
        { 'surface.ground': 'white' },
        {
          ...LIGHT,
          'color.surface': '#eeeeee',
          'color.accent': '#ffccdd',
          'card.background': '{color.accent}',
        },
      ),
    );
    expect(text).toContain('`--color-surface` is for panels');
    expect(kindsIn(text)).toEqual([]);
    expect(kindsIn(text.replace('is for panels', 'is for cards and panels'))).toEqual(['surfaces']);
  });

  it('takes short motion on a curve for mechanical, and slow motion for none', () => {
    const kinds = (tokens: Record<string, string>) =>
      kindsIn(agentsMd(contractOf({ 'motion.character': 'mechanical', 'motion.budget': 'accent' }, tokens)));
    expect(
      kinds({ 'duration.fast': '150ms', 'duration.slow': '300ms', 'ease.out': 'ease-out' }),
    ).not.toContain('motion');
    expect(kinds({ 'duration.slow': '300ms', 'ease.even': 'linear' })).not.toContain('motion');
    expect(kinds({ 'duration.slow': '300ms', 'ease.out': 'ease-out' })).toContain('motion');
    expect(kinds({ 'duration.slow': '300ms' })).toContain('motion');
  });

  it.each<[kind: string, what: string, Grammar, tokens: Record<string, string>]>([
    [
      'type',
      'headings as small as the text',
      { 'emphasis.mechanism': 'scale' },
      { 'text.body': '13px', 'text.h3': '13px' },
    ],
    [
      'radius',
      'radii of several values',
      { 'surface.radius': '12-16px' },
      { 'radius.button': '9999px', 'radius.card': '12px' },
    ],
    ['palette', 'a cream ground', { 'palette.warmth': 'cool' }, { ...LIGHT, 'color.background': '#fffaf0' }],
    ['groups', 'a radius of cards', { 'emphasis.density_signals': 'dividers' }, { 'radius.card': '12px' }],
    [
      'action',
      'three colours for one',
      { 'emphasis.cta_treatment': 'filled-solid' },
      {
        ...LIGHT,
        'color.primary': '#222222',
        'color.accent': '#5e6ad2',
        'color.link': '#0000ee',
      },
    ],
    ['spacing', 'small steps', { 'whitespace.discipline': 'generous' }, { 'scale.spacing': '8px 24px' }],
    [
      'pairing',
      'a typeface of its own',
      { 'type.pairing': 'single-family' },
      {
        'font.body': 'Inter',
        'font.display': 'Audimat',
        'text.display': '60px',
      },
    ],
  ])('finds %s with %s', (kind, _, grammar, tokens) => {
    const plain = withGeneralRules(contractOf(grammar, tokens))
      .replace(' within sections', '')
      .replace(
        /^- `palette\.warmth`.*$/m,
        '- `palette.warmth` = `cool`: Let blue lead; warm colours stay small.',
      )
      .replace(
        /^- `type\.pairing`.*$/m,
        '- `type.pairing` = `single-family`: Set headings and text in `--font-body`.',
      );
    expect(kindsIn(plain)).toContain(kind);
  });

  it.each<[kind: string, Grammar]>([
    ['palette', { 'palette.strategy': 'duotone', 'palette.accent_use': 'rare-signal' }],
    ['borders', { 'surface.borders': 'none', 'surface.shadows': 'none' }],
    ['action', { 'emphasis.cta_treatment': 'text-link', 'surface.radius': '4-6px' }],
    ['spacing', { 'whitespace.discipline': 'dense', 'whitespace.section_gap': 'compact' }],
  ])('finds rules of %s that ask for different things: %j', (kind, grammar) => {
    expect(kindsIn(withGeneralRules(contractOf(grammar)))).toContain(kind);
    expect(kindsIn(agentsMd(contractOf(grammar)))).toEqual([]);
  });

  it('finds rules without a number, and states too faint for text that no sentence names', () => {
    const generous = agentsMd(contractOf({ 'whitespace.discipline': 'generous' }));
    expect(kindsIn(generous)).toEqual([]);
    expect(
      kindsIn(generous.replace('Leave blank bands', 'Leave well over half of a screen blank, bands')),
    ).toContain('checkable');
    const faint = agentsMd(contractOf({}, { ...LIGHT, 'color.warning': '#ffa42b' }));
    expect(faint).toContain('Too faint for text: `--color-warning`.');
    expect(kindsIn(faint)).toEqual([]);
    expect(kindsIn(faint.replace(/^Too faint.*$/m, ''))).toEqual(['faint']);
  });

  it('finds a value in the sentence of a hybrid that its rules do not have', () => {
    const contract = contractOf({ 'palette.strategy': 'triadic' });
    const signature =
      "One page joins GOV.UK's white ground to Spotify's vivid full spectrum, and Apple's motion.";
    expect(kindsIn(agentsMd({ ...contract, character: { signature, avoid: [] } }))).toEqual(['signature']);
  });

  it('finds a graded value that a contract replaces without saying so', () => {
    const text = agentsMd({
      ...contractOf({ 'palette.strategy': 'mono' }),
      measures: {
        'palette.strategy': 'follows the tokens; pages of the brand may have full-spectrum',
      },
    });
    const written = readContract(text);
    expect(silentChanges(written, { 'palette.strategy': 'full-spectrum' })).toEqual([]);
    expect(silentChanges(written, { 'palette.strategy': 'duotone' })).toHaveLength(1);
    expect(silentChanges(written, { 'surface.radius': 'pill' })).toHaveLength(1);
  });

  it('has a planted contradiction for each of its kinds', () => {
    expect(KINDS.map(({ id }) => id).toSorted()).toEqual([
      'action',
      'borders',
      'checkable',
      'contrast',
      'faint',
      'groups',
      'imagery',
      'motion',
      'pairing',
      'palette',
      'radius',
      'references',
      'scheme',
      'shadows',
      'signature',
      'spacing',
      'surfaces',
      'type',
      'voice',
    ]);
  });
});

describe('the range that a sentence names', () => {
  it.each([
    ['Round boxes by 4 to 6 px.', [[4, 6]]],
    ['Use corners above 8 px.', [[8, Infinity]]],
    ['Keep it between 9:1 and 16:1.', []],
    ['Set it at 18 px or more.', [[18, Infinity]]],
    ['Keep bands of 90 px and more.', [[90, Infinity]]],
    [
      'Add gaps of 8 px or 40 px.',
      [
        [8, 8],
        [40, 40],
      ],
    ],
    [
      'Keep them less than 14 px apart, 12px at best.',
      [
        [-Infinity, 14],
        [12, 12],
      ],
    ],
  ])('in %j', (sentence, ranges) => {
    expect(boundsIn(sentence, ' ?px').map(({ from, to }) => [from, to])).toEqual(ranges);
  });
});
