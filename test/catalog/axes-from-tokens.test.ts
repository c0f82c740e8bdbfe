import { expect, test } from 'vitest';
import { tokenFacts } from '../../src/catalog/token-facts.ts';
import { type Tokens, TokensSchema } from '../../src/catalog/tokens.ts';
import { AXES, type AxisId } from '../../src/grammar/axes/index.ts';
import * as v from 'valibot';

const BASE = {
  color: { cites: ['kit'], light: { background: '#ffffff', text: '#111111' } },
  type: { cites: ['kit'], families: { body: { stack: 'Inter', class: 'grotesque' } } },
} as const;

function derive(
  axis: AxisId,
  tokens: object,
  button: Record<string, string> = {},
  theme: 'light' | 'dark' = 'light',
) {
  const parsed: Tokens = v.parse(TokensSchema, { ...BASE, ...tokens });
  return AXES.find(({ id }) => id === axis)?.fromTokens?.(
    tokenFacts({ theme, tokens: parsed, components: { button } }),
  );
}

const type = (fields: object) => ({ type: { ...BASE.type, ...fields } });
const color = (fields: object) => ({ color: { cites: ['kit'], light: { ...BASE.color.light, ...fields } } });

test.each<[AxisId, object, readonly string[]]>([
  ['surface.ground', {}, ['white']],
  ['surface.ground', color({ background: '#fff1e5' }), ['cream', 'warm-tinted']],
  ['surface.ground', color({ background: '#f5f5f7' }), ['gray-light']],
  ['palette.contrast', color({ text: '#8a8a8a' }), ['low']],
  ['palette.contrast', color({ text: '#555555' }), ['medium']],
  ['palette.contrast', color({ text: '#333333' }), ['high']],
  ['palette.contrast', color({ text: '#00000080' }), ['low']],
  ['palette.saturation', color({ primary: '#111111' }), ['desaturated']],
  ['palette.saturation', color({ primary: '#111111', link: '#0f62fe' }), ['vivid']],
  ['palette.saturation', color({ primary: '#8ca0b8' }), ['muted', 'desaturated']],
  ['palette.saturation', {}, []],
  ['type.heading_weight', type({ weights: { heading: 600 } }), ['bold', 'medium']],
  ['type.heading_weight', type({ weights: { heading: 300 } }), ['light']],
  ['type.heading_weight', type({ weights: { heading: 900 } }), ['black']],
  ['type.heading_weight', {}, []],
  ['type.body_size', type({ sizes: { body: '14px' } }), ['small', 'regular']],
  ['type.body_size', type({ sizes: { body: '20px' } }), ['large']],
  ['type.display_scale', type({ sizes: { body: '16px', display: '28px' } }), ['compact']],
  ['type.display_scale', type({ sizes: { body: '20px', display: '72px' } }), ['oversized']],
  ['type.display_scale', type({ sizes: { display: '72px' } }), []],
  ['type.tracking', type({ tracking: { heading: '-0.04em' } }), ['negative']],
  ['type.tracking', type({ tracking: { heading: '-0.025em' } }), ['negative', 'tight']],
  ['type.tracking', type({ tracking: { heading: '0em' } }), ['normal']],
  ['type.tracking', type({ tracking: { heading: '0.1em' } }), ['loose']],
  ['whitespace.section_gap', { spacing: { cites: ['kit'], values: { section: '48px' } } }, ['compact']],
  ['whitespace.section_gap', { spacing: { cites: ['kit'], values: { section: '160px' } } }, ['grand']],
  ['whitespace.element_gap', { spacing: { cites: ['kit'], values: { element: '8px' } } }, ['tight']],
])('%s from %j is one of %j', (axis, tokens, accepted) => {
  expect(derive(axis, tokens)).toEqual(accepted);
});

const families = (heading: string, body: string) =>
  type({ families: { heading: { stack: 'One', class: heading }, body: { stack: 'Two', class: body } } });

test.each([
  ['serif', 'sans', 'serif/sans'],
  ['grotesque', 'serif', 'serif/grotesque'],
  ['slab', 'grotesque', 'serif/grotesque'],
  ['sans', 'grotesque', 'sans/sans'],
  ['mono', 'sans', 'sans/mono'],
  ['mono', 'grotesque', 'grotesque/mono'],
])('a %s over a %s is %s', (heading, body, pairing) => {
  expect(derive('type.pairing', families(heading, body))?.[0]).toBe(pairing);
});

test('one family for headings and text is a single family, and so are two serifs, as on a page', () => {
  expect(derive('type.pairing', {})).toEqual(['single-family']);
  expect(derive('type.pairing', families('serif', 'slab'))).toEqual(['single-family']);
});

test.each([
  [{ background: '{color.text}' }, 'filled-solid'],
  [{ background: 'linear-gradient(red, blue)' }, 'filled-gradient'],
  [{ background: 'transparent', border: '1px solid {color.text}' }, 'outlined'],
  [{ background: 'transparent' }, 'text-link'],
])('a button with %j is %s', (button, treatment) => {
  expect(derive('emphasis.cta_treatment', {}, button)).toEqual([treatment]);
});

test.each([
  ['0px', '0px'],
  ['6px', '4-6px'],
  ['8px', '8-10px'],
  ['18px', '12-16px'],
  ['9999px', 'pill'],
])('a corner of %s is %s', (corner, value) => {
  const radius = { radius: { cites: ['kit'], values: { button: corner } } };
  expect(derive('surface.radius', radius, { 'border-radius': '{radius.button}' })).toEqual([value]);
});

test('a dark brand on a dark ground is dark-first, and no other brand is', () => {
  const dark = { color: { cites: ['kit'], dark: { background: '#0d1117', text: '#ffffff' } } };
  expect(derive('surface.dark_mode', dark, {}, 'dark')).toEqual(['dark-first']);
  expect(derive('surface.dark_mode', {}, {}, 'light')).toEqual([]);
});
