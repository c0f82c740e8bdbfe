import { describe, expect, it } from 'vitest';
import type { Tokens } from '../../src/catalog/tokens.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { surveyPage } from '../../src/survey.ts';

const tokens: Tokens = {
  color: {
    cites: ['recalled'],
    light: { background: '#ffffff', text: '#0d253d', primary: '#533afd', ruby: '#ea2261' },
  },
  type: {
    cites: ['recalled'],
    families: {
      display: { stack: '"Tiempos Headline", Georgia, serif', class: 'serif' },
      body: { stack: '"Söhne", Helvetica, sans-serif', class: 'grotesque' },
    },
  },
  radius: { cites: ['recalled'], values: { button: '4px', card: '12px' } },
};

describe('tokens of a brand', () => {
  it('are used where they agree with the grammar', () => {
    const { html } = renderSpecimen({
      tokens,
      grammar: {
        'surface.ground': 'white',
        'surface.radius': '4-6px',
        'palette.saturation': 'vivid',
        'palette.warmth': 'cool',
        'palette.contrast': 'high',
        'type.pairing': 'serif/grotesque',
      },
    });
    for (const used of ['#0d253d', '#533afd', 'Tiempos Headline', 'Söhne', 'border-radius:4px']) {
      expect(html).toContain(used);
    }
    expect(html).not.toContain('#ea2261');
  });

  it('give way to the grammar where they contradict it', () => {
    const grammar = {
      'surface.ground': 'cream',
      'surface.radius': 'pill',
      'palette.saturation': 'muted',
      'type.pairing': 'single-family',
    } as const;
    const { html } = renderSpecimen({ grammar, tokens });
    const { readings } = surveyPage(pageFromHtml({ html }));
    for (const [axis, value] of Object.entries(grammar))
      expect(readings).toHaveProperty([axis, 'value'], value);
    expect(html).not.toMatch(/#533afd|Tiempos/);
  });

  it('cannot break out of the style sheet', () => {
    const stack = 'x</style><script>alert(1)</script>';
    const hostile: Tokens = {
      ...tokens,
      type: { cites: ['recalled'], families: { body: { stack, class: 'sans' } } },
    };
    expect(
      renderSpecimen({ grammar: { 'type.pairing': 'single-family' }, tokens: hostile }).html,
    ).not.toContain('alert');
  });
});
