import { describe, expect, it } from 'vitest';
import { mergeComponents } from '../../src/compose/merge-components.ts';
import { mergeTokens } from '../../src/compose/merge-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { given, source } from './brands.ts';

const square = {
  ...source('Square', {
    values: {
      color: {
        light: {
          background: '#ffffff',
          surface: '#eeeeee',
          border: '#cccccc',
          text: '#111111',
        },
      },
      radius: { values: { control: '2px' } },
    },
  }),
  components: {
    button: {
      background: '{color.brand}',
      'border-radius': '{radius.control}',
      padding: '1px',
    },
    card: { background: '{color.surface}', border: '1px solid {color.border}' },
  },
};
const blue = {
  ...source('Blue', {
    values: {
      color: {
        light: {
          background: '#eef',
          text: '#000033',
          primary: '#0033cc',
          'on-primary': '#ffffff',
        },
      },
    },
  }),
  components: {
    button: {
      background: '{color.primary}',
      color: '{color.on-primary}',
      'border-radius': '99px',
    },
    card: { background: '#0033cc' },
  },
};
const sources = given({ surface: square, palette: blue });
const merged = (grammar: Grammar) => mergeComponents(sources, grammar, mergeTokens(sources).tokens);

describe('components of a hybrid', () => {
  it('have each property from the source of its category', () => {
    expect(merged({})).toEqual({
      button: {
        background: '{color.primary}',
        color: '{color.on-primary}',
        'border-radius': '{radius.control}',
      },
      card: {
        background: '{color.surface}',
        border: '1px solid {color.border}',
      },
    });
  });

  it('have no button where the main action is a link, and no fill where it is outlined', () => {
    expect(merged({ 'emphasis.cta_treatment': 'text-link' }).button).toBeUndefined();
    expect(merged({ 'emphasis.cta_treatment': 'outlined' }).button).toEqual({
      background: 'transparent',
      color: '{color.primary}',
      border: '1px solid {color.primary}',
      'border-radius': '{radius.control}',
    });
  });
});
