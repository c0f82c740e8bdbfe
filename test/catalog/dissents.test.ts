import { expect, test } from 'vitest';
import type { Collected, CollectedSource } from '../../src/catalog/collected.ts';
import { comparisonOf } from '../../src/catalog/comparison.ts';
import { unexplained } from '../../src/catalog/dissents.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { completeEntry } from './complete-entry.ts';
import { sampleEntry } from './sample-entry.ts';

const SAMPLE = sampleEntry();
/** The sample with a value of no source in place of that of the package. */
const RECALLED = SAMPLE.replace('light:\n', 'cites_for: { primary: [recalled] }\n    light:\n');

function source(ref: string, relation: CollectedSource['relation'], facts: CollectedSource['facts']) {
  return { ref, relation, facts };
}

/** The entry with the recorded comparison with these sources. */
function read(text: string, ...sources: Collected['sources']) {
  const alone = readEntry(text, 'sample').entry;
  if (alone === null) throw new Error('The sample has mistakes.');
  const { entry, problems } = readEntry(text, 'sample', comparisonOf(alone, { sources }));
  expect(problems).toEqual([]);
  return entry;
}

function compared(text: string, ...sources: Collected['sources']) {
  return read(text, ...sources)?.compared ?? [];
}

test.each<[fact: string, states: string | string[], agrees: boolean]>([
  ['color.primary', '#0f62fe', true],
  ['color.primary', '#0f62ff', false],
  ['color.primary', ['#0f62ff', '#0f62fe'], true],
  ['font.body', 'Inter', true],
  ['font.body', '"Inter", Arial', true],
  ['font.body', 'Arial, Inter', false],
  ['font-weight.heading', '600', true],
  ['font-weight.heading', '700', false],
  ['text.display', '48.0px', true],
  ['radius.box', '5px', false],
  ['button.border-radius', '4px', true],
  ['button.background', '#111111', false],
])('%s stated as %s', (fact, states, agrees) => {
  const [found] = compared(SAMPLE, source('someone', 'independent', { [fact]: states }));
  const published = agrees ? [found?.value] : [states].flat(); // a value that agrees is that of the entry
  expect(found).toMatchObject({ fact, statements: [{ ref: 'someone', states: published, agrees }] });
});

test('a fact that the entry does not have is no dissent', () => {
  expect(compared(SAMPLE, source('someone', 'independent', { 'color.link': '#123456' }))).toEqual([]);
});

test.each<[why: string, text: string, sources: Collected['sources'], because: string | null]>([
  ['no source differs', SAMPLE, [source('a', 'generated', { 'color.primary': '#0f62fe' })], null],
  [
    'the entry follows the brand',
    SAMPLE,
    [source('a', 'generated', { 'color.primary': '#000000' })],
    'first-party',
  ],
  [
    'another source of the brand differs',
    SAMPLE,
    [source('a', 'first-party', { 'color.primary': '#000000' })],
    null,
  ],
  [
    'most generated collections agree with what is recalled',
    RECALLED,
    [
      source('a', 'generated', { 'color.primary': '#0f62fe' }),
      source('b', 'generated', { 'color.primary': '#0f62fe' }),
      source('c', 'generated', { 'color.primary': '#000000' }),
    ],
    'majority',
  ],
  [
    'no other value has more sources',
    RECALLED,
    [
      source('a', 'generated', { 'color.primary': '#0f62fe' }),
      source('b', 'generated', { 'color.primary': '#000000' }),
      source('c', 'generated', { 'color.primary': '#ffffff' }),
    ],
    'no majority',
  ],
  [
    'two sources outweigh one',
    RECALLED,
    [
      source('a', 'generated', { 'color.primary': '#0f62fe' }),
      source('b', 'generated', { 'color.primary': '#000000' }),
      source('c', 'generated', { 'color.primary': '#000000' }),
    ],
    null,
  ],
  ['no source states the value', RECALLED, [source('a', 'generated', { 'color.primary': '#000000' })], null],
  [
    'the entry gives a reason',
    RECALLED.replace(
      'tokens:\n',
      'dissent:\n  - { fact: color.primary, follows: kit, reason: The package is what the site loads. }\ntokens:\n',
    ),
    [source('a', 'independent', { 'color.primary': '#000000' })],
    'The package is what the site loads.',
  ],
])('where %s', (_, text, sources, because) => {
  const found = compared(text, ...sources);
  expect(found.map(({ fact }) => fact)).toEqual(['color.primary']);
  expect(found[0]?.because ?? null).toBe(because);
  const differs = found.some(({ statements }) => statements.some(({ agrees }) => !agrees));
  expect(unexplained(found)).toHaveLength(differs && because === null ? 1 : 0);
});

/** An entry with nearly every core field, not read twice. */
const FULL = completeEntry('sample', 'Sample').replace(/^(?:absent|second_reading):\n(?: .*\n)+/gm, '');
const IMPORTED = FULL.replaceAll('relation: first-party', 'relation: independent');
const CORE = {
  'color.background': '#ffffff',
  'color.text': '#161616',
  'color.primary': '#0f62fe',
  'font.body': 'Inter',
};
const withoutPrimary = FULL.replaceAll('{color.primary}', '{color.focus}').replace(
  / {6}primary: "#0f62fe"\n/,
  '',
);

test.each<[tier: string, why: string, text: string, sources: Collected['sources']]>([
  ['verified', 'the package of the brand states colours and typefaces', FULL, []],
  [
    'community',
    'one value of the core is recalled',
    FULL.replace('    light:\n', '    cites_for: { primary: [recalled] }\n    light:\n'),
    [],
  ],
  ['community', 'most core fields are not stated', SAMPLE, []],
  ['community', 'a colour of the core is not stated', withoutPrimary, []],
  ['community', 'others state them', IMPORTED, []],
  [
    'verified',
    'two independent sources agree on them',
    IMPORTED,
    [source('a', 'independent', CORE), source('b', 'independent', CORE)],
  ],
  [
    'community',
    'one independent source agrees twice',
    IMPORTED,
    [source('a', 'independent', CORE), source('a', 'independent', CORE)],
  ],
  [
    'community',
    'only generated collections agree',
    IMPORTED,
    ['a', 'b', 'c'].map((ref) => source(ref, 'generated', CORE)),
  ],
  [
    'community',
    'a collection and one independent source agree',
    IMPORTED,
    [source('a', 'independent', CORE), source('b', 'generated', CORE)],
  ],
  ['unrated', 'there is no grammar', SAMPLE.replace(/^grammar:\n(?: .*\n)+basis:\n(?: .*\n)+/m, ''), []],
])('the tier is %s where %s', (tier, _, text, sources) => {
  expect(read(text, ...sources)?.tier).toBe(tier);
});
