import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkCatalog, describeProblem } from '../../scripts/catalog/check-catalog.ts';
import { catalogDocuments, type Surroundings } from '../../scripts/catalog/documents.ts';
import { entryId } from '../../scripts/catalog/entry-id.ts';
import { SCHEMAS } from '../../scripts/catalog/json-schemas.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { GroundSharesSchema } from '../../src/catalog/ground/published-ground.ts';
import { EntrySchema } from '../../src/catalog/entry.ts';
import { entries as all, files, problems as found } from './catalog.ts';
import { sampleEntry } from './sample-entry.ts';
import { isWhole, sweep } from '../sample.ts';

const SURROUNDINGS: Surroundings = {
  media: { screenshots: new Map([['govuk', 'board' as const]]), videos: new Set(), liveTokens: new Map() },
  service: 'https://taste.example',
};

/** A quarter of the brands, and one whose facts tests know. */
const listed = all.filter(({ slug }, at) => isWhole || at % 4 === 0 || slug === 'govuk');
const built = catalogDocuments(listed, SURROUNDINGS);

test('the catalog has no problems', () => {
  expect(found.map(describeProblem)).toEqual([]);
});

test.each(['styles', 'grammar', 'graph', 'embeddings', 'weights'] as const)(
  '%s.json fits its schema',
  (name) => {
    const text = built.documents.get(`api/${name}.json`) ?? '';
    expect(v.safeParse(SCHEMAS[name], JSON.parse(text)).issues).toBeUndefined();
  },
);

test('every brand has a record that fits its schema, a design.md and an agents.md', () => {
  for (const { slug } of listed) {
    const record: unknown = JSON.parse(built.documents.get(`api/styles/${slug}.json`) ?? '');
    expect(v.safeParse(SCHEMAS.record, record).issues).toBeUndefined();
    expect(v.safeParse(EntrySchema, record).issues).toBeUndefined();
    expect(record).toMatchObject({ slug, api_version: '1.0', id: entryId(slug) });
    expect(built.documents.get(`api/styles/${slug}/design.md`)).toMatch(/^---\n(?:.*\n)+?---\n\n# /);
    expect(built.documents.get(`api/styles/${slug}/agents.md`)).toContain('https://taste.example/api/score');
  }
});

test('no document states null where the contract types a value', () => {
  const nullable = new Set(['reference_id', 'live_tokens', 'font_heading', 'font_body', 'radius', 'country']);
  const nulls = (value: unknown, path: string): string[] => {
    if (value === null) return [path];
    if (typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, part]) => nulls(part, Array.isArray(value) ? path : key));
  };
  const jsons = [...built.documents].filter(([path]) =>
    /^api\/(?:[a-z]+|styles\/[a-z0-9-]+)\.json$/.test(path),
  );
  expect(jsons.length).toBeGreaterThan(listed.length);
  for (const [path, text] of jsons) {
    const found = nulls(JSON.parse(text), '').filter((key) => !nullable.has(key));
    expect({ path, found }).toEqual({ path, found: [] });
  }
});

test('what the contract types of a listed brand is what the list holds', () => {
  const types: Readonly<Record<string, (value: unknown) => boolean>> = {
    ...Object.fromEntries(
      [
        'id',
        'name',
        'slug',
        'source',
        'official_url',
        'docs_url',
        'tier',
        'theme',
        'density',
        'kind',
        'country',
      ].map((key) => [key, (value: unknown) => typeof value === 'string']),
    ),
    signature_move: (value) => typeof value === 'string',
    voice_persona: (value) => typeof value === 'string',
    voice_score: (value) => typeof value === 'number',
    era: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    ...Object.fromEntries(
      ['industry', 'trades', 'era_period', 'script', 'font_class', 'hue'].map((key) => [
        key,
        (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
      ]),
    ),
    mood: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    completeness: (value) => typeof value === 'number',
    ground: (value) => v.safeParse(GroundSharesSchema, value).success,
    has_video: (value) => typeof value === 'boolean',
    has_screenshot: (value) => typeof value === 'boolean',
    screenshot_of: (value) => value === 'official' || value === 'board',
  };
  const { styles } = JSON.parse(built.documents.get('api/styles.json') ?? '') as { styles: object[] };
  const records = listed.map(
    ({ slug }) => JSON.parse(built.documents.get(`api/styles/${slug}.json`) ?? '') as object,
  );
  for (const entry of [...styles, ...records]) {
    const wrong = Object.entries(entry).filter(([key, value]) => types[key]?.(value) === false);
    expect(wrong).toEqual([]);
  }
  for (const entry of styles) expect(Object.keys(entry).filter((key) => !(key in types))).toEqual([]);
});

test('the published schemas are JSON Schemas of objects', () => {
  for (const name of Object.keys(SCHEMAS)) {
    const schema: unknown = JSON.parse(built.documents.get(`api/schema/${name}.json`) ?? '');
    expect(schema).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'object' });
  }
});

test('no value loses what follows a number sign, which begins a comment in YAML', () => {
  for (const { slug, text } of files) {
    const [, head = ''] = text.split(/^---$/m);
    const cut = head.split('\n').filter((line) => /^\s+[\w.-]+: [^"'#{[|>][^"#]*\s#[\da-f]{3}/i.test(line));
    expect(cut, slug).toEqual([]);
  }
});

test('the same files give the same bytes', () => {
  const some = files.filter((_, i) => i % sweep(64, 16) === 0);
  const [first, again] = [some, some].map((list) =>
    catalogDocuments(checkCatalog(list).entries, SURROUNDINGS),
  );
  expect([...(again?.documents ?? [])]).toEqual([...(first?.documents ?? [])]);
});

test('the list tells which brands have pictures', () => {
  const list = v.parse(SCHEMAS.styles, JSON.parse(built.documents.get('api/styles.json') ?? ''));
  expect(list.count).toBe(listed.length);
  expect(list.styles.filter((style) => style.has_screenshot).map(({ slug }) => slug)).toEqual(['govuk']);
});

test('ids are UUIDs of version 5 that a slug always gets', () => {
  expect(entryId('govuk')).toBe(entryId('govuk'));
  expect(entryId('govuk')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(entryId('apple')).not.toBe(entryId('govuk'));
});

test('the index finds a brand by slug and by any spelling of its address', () => {
  const index = catalogIndex(built.bundled);
  expect(index.bySlug('govuk')?.entry.name).toBe('GOV.UK');
  expect(index.bySlug('nobody')).toBeNull();
  for (const url of ['https://www.gov.uk', 'http://GOV.UK/', 'https://gov.uk']) {
    expect(index.byOfficialUrl(url)?.entry.slug).toBe('govuk');
  }
  expect(index.byOfficialUrl('https://gov.uk/browse')).toBeNull();
  expect(index.byOfficialUrl('not a url')).toBeNull();
});

test('two entries with one address, and a sentence said twice, are reported where they come second', () => {
  const twin = sampleEntry('twin', 'Twin').replaceAll('https://twin.example', 'https://www.sample.example/');
  const copied = twin.replace(
    /Joost Schmidt taught.*\n/,
    'Joost Schmidt taught the cut corner at Dessau as a mark of orientation. From there the twins took it up in the printing trade, where it stayed.\n',
  );
  const { problems } = checkCatalog([
    { slug: 'sample', text: sampleEntry() },
    { slug: 'twin', text: copied },
  ]);
  expect(problems.map(describeProblem)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^catalog\/twin\.md:5 official_url: catalog\/sample\.md has the same URL/),
      expect.stringMatching(
        /^catalog\/twin\.md:\d+ prose: "Joost Schmidt taught.*repeats catalog\/sample\.md:\d+/,
      ),
    ]),
  );
});

test.each(['SAMPLE', 'Sample Works', 'https://www.sample.example', 'Twin'])(
  'an alias that already means a brand is reported: %s',
  (alias) => {
    const named = (text: string, alias: string) => text.replace(/^(slug: .*)$/m, `$1\naliases: ["${alias}"]`);
    const { problems } = checkCatalog([
      { slug: 'sample', text: named(sampleEntry(), 'Sample Works') },
      { slug: 'twin', text: named(sampleEntry('twin', 'Twin'), alias) },
    ]);
    const taken = problems.filter(({ path }) => path === 'aliases').map(describeProblem);
    expect(taken).toEqual([
      expect.stringMatching(/^catalog\/twin\.md:4 aliases: ".*" already means catalog\//),
    ]);
  },
);

test('a brand that is not graded is listed, and has no contract and no place in graph and grammar', () => {
  const ungraded = sampleEntry()
    .replace(/^grammar:\n(?: {2}.*\n)+/m, '')
    .replace(/^basis:\n(?: {2}.*\n)+/m, '');
  const { entries, problems } = checkCatalog([{ slug: 'sample', text: ungraded }]);
  expect(problems).toEqual([]);
  const { documents, bundled } = catalogDocuments(entries, SURROUNDINGS);
  expect([...documents.keys()].filter((path) => path.includes('sample'))).toEqual([
    'api/styles/sample.json',
    'api/styles/sample/design.md',
    ...EXPORTERS.map(({ file }) => `api/styles/sample/${file}`),
  ]);
  expect(JSON.parse(documents.get('api/graph.json') ?? '')).toMatchObject({ nodes: [] });
  expect(bundled.brands[0]?.grammar).toBeNull();
});
