import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkCatalog } from '../../scripts/catalog/check-catalog.ts';
import { catalogDocuments } from '../../scripts/catalog/documents.ts';
import { SCHEMAS } from '../../scripts/catalog/json-schemas.ts';
import { lintContract } from '../../src/contract/lint/lint-contract.ts';
import { completeness, coreFields } from '../../src/catalog/core-fields.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { completeEntry } from './complete-entry.ts';
import { sampleEntry } from './sample-entry.ts';

const COMPLETE = completeEntry();
const SURROUNDINGS = {
  media: { screenshots: new Map(), videos: new Set<string>(), liveTokens: new Map() },
  service: 'https://taste.example',
};

function read(text: string): CatalogEntry {
  const { entry, problems } = readEntry(text, 'complete');
  expect(problems).toEqual([]);
  if (entry === null) throw new Error('The entry has problems.');
  return entry;
}

test('an entry with every core field from its package is a reference', () => {
  const entry = read(COMPLETE);
  expect(coreFields(entry).filter(({ stated }) => !stated)).toEqual([]);
  expect(completeness(coreFields(entry))).toBe(1);
  expect(entry.tier).toBe('reference');
});

test.each<[without: string, from: string | RegExp, to: string, tier: string]>([
  ['a colour', '      success: "#24a148"\n', '', 'verified'],
  ['a colour of the other scheme', '      link: "#78a9ff"\n', '', 'verified'],
  ['the other scheme', /^ {4}dark:\n(?: {6}.*\n)+/m, '', 'verified'],
  ['a state', '    active: { background: "{color.primary-active}" }\n', '', 'reference'],
  ['the focus of the button', '    focus: { outline: "2px solid {color.focus}" }\n', '', 'verified'],
  ['states of a component that need not react', /^ {2}card: \{ hover.*\n/m, '', 'reference'],
  [
    'a first-party core token',
    'cites: [kit]\n    light',
    'cites: [kit]\n    cites_for: { focus: [recalled] }\n    light',
    'verified',
  ],
  ['first-party core colours', 'cites: [kit]\n    light', 'cites: [recalled]\n    light', 'community'],
  ['an axis', /^ {4}imagery\.strategy: .*\n/m, '', 'verified'],
  ['a second reading', /^second_reading:\n(?: .*\n)+/m, '', 'verified'],
  ['a word about the absent colour', /^absent:\n(?: .*\n)+/m, '', 'verified'],
])('without %s, the tier is %s', (without, from, to, tier) => {
  const text = COMPLETE.replace(from, to);
  expect(text).not.toBe(COMPLETE);
  const axis = /("imagery":\{)"strategy":"[a-z]+",?/;
  expect(read(without === 'an axis' ? text.replace(axis, '$1') : text).tier).toBe(tier);
});

test('a scheme that the brand does not have is not missing', () => {
  const text = COMPLETE.replace(/^ {4}dark:\n(?: {6}.*\n)+/m, '').replace(
    'theme: light\n',
    'theme: light\nschemes: { dark: none, cites: [kit], reason: The package has one palette. }\n',
  );
  expect(read(text).tier).toBe('reference');
});

describe('fields that are said to be absent', () => {
  test.each([
    [
      'are not stated',
      'fields: [color.info]',
      'fields: [color.info, color.focus]',
      /"color\.focus" is stated/,
    ],
    [
      'are core fields',
      'fields: [color.info]',
      'fields: [color.info, color.hover]',
      /"color\.hover" is stated, or is no core/,
    ],
    [
      'are shown by the brand',
      'cites: [kit], reason: The package has three',
      'cites: [site], reason: The page has three',
      /No first-party source is cited/,
    ],
  ])('%s', (_, from, to, says) => {
    const text = COMPLETE.replace(from, to).replace(
      'ref: https://complete.example\n    relation: first-party',
      'ref: https://complete.example\n    relation: independent',
    );
    expect(readEntry(text, 'complete').problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(says),
    ]);
  });
});

describe('the documents of a complete entry', () => {
  const files = [
    { slug: 'complete', text: COMPLETE },
    { slug: 'sample', text: sampleEntry() },
  ];
  const { documents } = catalogDocuments(checkCatalog(files).entries, SURROUNDINGS);
  const textOf = (file: string) => documents.get(`api/styles/complete${file}`) ?? '';

  test('fit their schema and state every field', () => {
    const record: unknown = JSON.parse(textOf('.json'));
    expect(v.safeParse(SCHEMAS.record, record).issues).toBeUndefined();
    expect(record).toMatchObject({
      tier: 'reference',
      completeness: 1,
      core_fields: { share: 1, missing: [] },
      ground: { tokens: { recalled: 0.03 }, axes: { 'first-party': 1 } },
      grounds: { tokens: { 'breakpoint.medium': 'first-party', 'font-licence.body': 'recalled' } },
      component_states: { button: { hover: { background: '{color.primary-hover}' } } },
      component_sizes: { button: { small: { height: '32px' } } },
      tokens: { layout: { z_order: { modal: 400 } }, motion: { reduced: 'less' } },
      second_reading: { agreed: 29 },
    });
  });

  test('have no contradiction in the contract', () => {
    expect(lintContract(textOf('/agents.md'))).toEqual([]);
  });

  test.each([
    ['/theme.css', '--breakpoint-medium: 768px;'],
    ['/tailwind.css', '--container-page: 1280px;'],
    ['/tokens.json', '"z": {'],
    ['/design.md', 'tier: reference'],
    ['/agents.md', '--z-modal: 400;'],
  ])('%s has %s', (file, part) => {
    expect(textOf(file)).toContain(part);
  });
});
