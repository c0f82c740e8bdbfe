import { expect, test } from 'vitest';
import { countGrounds } from '../../src/catalog/ground/entry-ground.ts';
import type { Ground } from '../../src/catalog/ground/ground.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { sampleEntry } from './sample-entry.ts';

const SAMPLE = sampleEntry();

function groundOf(text: string) {
  const { entry, problems } = readEntry(text, 'sample');
  expect(problems).toEqual([]);
  if (entry === null) throw new Error('The entry has problems.');
  return entry.ground;
}

/** The sample with its site as a source of another relation. */
const withSite = (relation: string) =>
  SAMPLE.replace(
    'ref: https://sample.example\n    relation: first-party',
    `ref: https://sample.example\n    relation: ${relation}`,
  );

/** What is changed in the sample, the path of a token, and its ground. */
test.each<[what: string, text: string, path: string, ground: Ground]>([
  ['the group cites the package', SAMPLE, 'color.primary', 'first-party'],
  ['the group cites nothing', SAMPLE, 'radius.box', 'recalled'],
  [
    'the group cites the package and another source',
    withSite('independent').replace('color:\n    cites: [kit]', 'color:\n    cites: [kit, site]'),
    'color.primary',
    'independent',
  ],
  [
    'the token has its own source',
    withSite('independent').replace(
      'color:\n    cites: [kit]',
      'color:\n    cites: [kit]\n    cites_for: { primary: [site] }',
    ),
    'color.primary',
    'independent',
  ],
  [
    'another token has its own source',
    withSite('independent').replace(
      'color:\n    cites: [kit]',
      'color:\n    cites: [kit]\n    cites_for: { primary: [site] }',
    ),
    'color.text',
    'first-party',
  ],
  [
    'the path names one scheme',
    SAMPLE.replace(
      'color:\n    cites: [kit]',
      'color:\n    cites: [kit]\n    cites_for: { dark: [recalled], dark.text: [kit] }\n    dark: { text: "#ffffff", background: "#000000" }',
    ),
    'color-dark.text',
    'first-party',
  ],
  [
    'a scheme has its own source',
    SAMPLE.replace(
      'color:\n    cites: [kit]',
      'color:\n    cites: [kit]\n    cites_for: { dark: [recalled], dark.text: [kit] }\n    dark: { text: "#ffffff", background: "#000000" }',
    ),
    'color-dark.background',
    'recalled',
  ],
  [
    'part of a group has its own source',
    SAMPLE.replace(
      'type:\n    cites: [kit]',
      'type:\n    cites: [kit]\n    cites_for: { families: [recalled] }',
    ),
    'font.body',
    'recalled',
  ],
  ['the name of a family tells its class', SAMPLE, 'font-class.body', 'first-party'],
  [
    'the name of a family does not tell its class',
    SAMPLE.replace('"Inter, sans-serif", class: grotesque', '"Zumthor", class: serif'),
    'font-class.body',
    'recalled',
  ],
  [
    'a source states the class',
    SAMPLE.replace('"Inter, sans-serif", class: grotesque', '"Zumthor", class: serif').replace(
      'type:\n    cites: [kit]',
      'type:\n    cites: [kit]\n    cites_for: { families.body.class: [kit] }',
    ),
    'font-class.body',
    'first-party',
  ],
  ['a declaration only refers to tokens', SAMPLE, 'button.background', 'first-party'],
  ['a declaration only refers to recalled tokens', SAMPLE, 'button.border-radius', 'recalled'],
  [
    'a declaration has values of its own',
    SAMPLE.replace('button:\n', 'button:\n    padding: 4px\n'),
    'button.padding',
    'recalled',
  ],
  [
    'a component has a source',
    SAMPLE.replace('button:\n', 'button:\n    padding: 4px\n').replace(
      'grammar:\n',
      'component_cites: { button: [kit] }\ngrammar:\n',
    ),
    'button.padding',
    'first-party',
  ],
  [
    'breakpoints are stated',
    SAMPLE.replace(
      'components:\n',
      '  layout: { cites: [kit], breakpoints: { wide: 960px } }\ncomponents:\n',
    ),
    'breakpoint.wide',
    'first-party',
  ],
])('where %s', (_, text, path, ground) => {
  expect(groundOf(text).tokens.get(path)).toBe(ground);
});

test.each([
  ['computed from tokens of the package', SAMPLE, 'surface.ground', 'first-party'],
  ['computed from a recalled token', SAMPLE, 'surface.radius', 'recalled'],
  ['recalled', SAMPLE, 'surface.borders', 'recalled'],
  [
    'shown by a source',
    SAMPLE.replace(
      '  recalled:\n    surface.borders: Panels',
      '  sourced:\n    surface.borders:\n      cites: [kit]\n      reason: Panels',
    ),
    'surface.borders',
    'first-party',
  ],
] as const)('an axis that is %s', (_, text, axis, ground) => {
  expect(groundOf(text).axes.get(axis)).toBe(ground);
});

test('prose is recalled unless it cites a source', () => {
  const { recalled } = countGrounds(groundOf(SAMPLE)).prose;
  expect(recalled).toBeGreaterThan(8);
  const cited = SAMPLE.replace('persona: [site] }', 'persona: [site], era_lineage: [site] }');
  expect(countGrounds(groundOf(cited)).prose).toEqual({
    recalled: recalled - 2,
    independent: 0,
    'first-party': 3,
  });
});
