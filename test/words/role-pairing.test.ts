import { expect, it } from 'vitest';
import { rolePairing } from '../../src/words/role-pairing.ts';

it.each([
  ['serif headings and serif body', ['single-family']],
  ['Serif headlines with sans-serif body text', ['serif/sans', 'serif/grotesque']],
  ['headings in a sans, body copy in a serif', ['serif/sans', 'serif/grotesque']],
  ['headings: grotesque; body: sans', ['single-family', 'sans/sans']],
  ['a monospace for headings, sans text', ['sans/mono', 'grotesque/mono']],
])('%s', (text, values) => {
  expect(rolePairing(text)).toMatchObject({ axis: 'type.pairing', values });
});

it.each([
  'serif headings',
  'no serif headings and no serif body',
  'serif headings, not serif body',
  'serifs in the text of the contract',
  'observe headings and serif body',
])('%s states no pair', (text) => {
  expect(rolePairing(text)).toBeNull();
});
