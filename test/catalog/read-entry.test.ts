import { expect, test } from 'vitest';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { sampleEntry } from './sample-entry.ts';

const SAMPLE = sampleEntry();

/** Line of the first line that holds the text, 1-based. */
function lineOf(text: string, needle: string): number {
  return text.split('\n').findIndex((line) => line.includes(needle)) + 1;
}

test('a complete entry is read with its grammar flat and its prose by section', () => {
  const { entry, problems } = readEntry(SAMPLE, 'sample');
  expect(problems).toEqual([]);
  expect(entry?.grammar_flat).toMatchObject({
    'surface.ground': 'white',
    'surface.radius': '4-6px',
    'surface.borders': 'hairline',
    'type.pairing': 'single-family',
    'type.heading_weight': 'bold',
    'imagery.strategy': 'none',
  });
  expect(Object.keys(entry?.grammar_flat ?? {})).toHaveLength(28);
  expect(entry?.body.anti_patterns).toHaveLength(2);
  expect(entry?.body.doc_voice).toMatch(/^Whoever writes/);
  expect(entry?.code).toEqual({ css: '.panel-sample { background: var(--color-background); }' });
});

test('line ends of Windows do not matter', () => {
  expect(readEntry(SAMPLE.replaceAll('\n', '\r\n'), 'sample').problems).toEqual([]);
});

/** What is written, in place of what; where it is reported; what the message and the advice say. */
type Mistake = readonly [name: string, from: string, to: string, at: string, says: RegExp];

const MISTAKES: readonly Mistake[] = [
  [
    'an unknown key',
    'density: medium',
    'density: medium\ncolour: red',
    'colour: red',
    /"colour" is not a key/,
  ],
  ['a missing key', 'theme: light\n', '', 'name:', /"theme" is missing/],
  [
    'a mistyped value',
    'density: medium',
    'density: meduim',
    'meduim',
    /Did you mean "medium"\? Write one of: low, medium, high/,
  ],
  [
    'an unknown mood',
    '[technical, restrained]',
    '[technical, cheerful]',
    'cheerful',
    /Write one of: editorial/,
  ],
  [
    'too many moods',
    '[technical, restrained]',
    '[technical, raw, retro, organic, playful, polished]',
    'mood:',
    /The list has 6 items.*five strongest/s,
  ],
  ['an unknown axis value', 'ground: white', 'ground: off-white', 'off-white', /Write one of: white, cream/],
  [
    'a grammar of few axes',
    '  motion: { budget: accent, character: mechanical, trigger: hover-only }\n',
    '',
    'grammar:',
    /25 of \d+ axes have a value; an entry needs 26\. Find the ground of 1 or more of these: .*motion\.budget/,
  ],
  ['an unknown axis', 'borders: hairline', 'border: hairline', 'border: hairline', /"border" is not a key/],
  ['an upper-case colour', '"#0f62fe"', '"#0F62FE"', '#0F62FE', /"#rrggbb" or "#rrggbbaa" in lower case/],
  ['a short colour', '"#0f62fe"', '"#06f"', '#06f', /"#rrggbb"/],
  [
    'an unquoted colour, which YAML takes for a comment',
    'primary: "#0f62fe"',
    'primary: #0f62fe',
    'primary: #0f62fe',
    /Quote the colour/,
  ],
  ['a length without unit', 'box: 4px', 'box: 4', 'box: 4', /with its unit: 12px/],
  [
    'a tracking in pixels',
    'sizes: { body',
    'tracking: { heading: -1px }\n    sizes: { body',
    '-1px',
    /in em: -0.02em/,
  ],
  ['an invalid date', '"2026-01-02"', '"2 January 2026"', '2 January', /YYYY-MM-DD/],
  [
    'an address without scheme',
    'official_url: https://sample.example',
    'official_url: sample.example',
    'official_url',
    /absolute address/,
  ],
  [
    'a signature move that is too long',
    'as on a punched card',
    `as ${'very '.repeat(40)}on a card`,
    'signature_move',
    /at most 200/,
  ],
  ['an era that is too short', 'Bauhaus, Dessau 1925', 'retro', '- retro', /movement, a decade/],
  ['broken YAML', 'theme: light', 'theme: "light', 'theme: "light', /YAML is invalid/],
  [
    'a key written twice',
    'theme: light',
    'theme: light\ntheme: dark',
    'theme: dark',
    /YAML is invalid.*unique/s,
  ],

  ['a slug that is not the file name', 'slug: sample', 'slug: simple', 'slug:', /the file is sample\.md/],
  [
    'a citation of no source',
    'cites: [recalled]',
    'cites: [kitt]',
    'cites: [kitt]',
    /"kitt" is not a source.*kit, site/s,
  ],
  [
    'a source of the brand that nothing cites',
    'prose_cites: { persona: [site] }\n',
    '',
    'id: site',
    /The source "site" is not cited/,
  ],
  [
    'a surface that names a source of which no token cites anything',
    'sources: [kit] }',
    'sources: [kit, site] }',
    'kind: marketing',
    /No token or component cites "site"/,
  ],
  [
    'a collection of generated files that is said to be independent',
    'kind: npm\n    ref: "@sample/tokens@1.0.0"\n    relation: first-party',
    'kind: github\n    ref: VoltAgent/awesome-design-md@0123abc\n    relation: independent',
    'relation: independent',
    /Write relation: generated/,
  ],
  [
    'a package that is said to be generated',
    'relation: first-party\n    license',
    'relation: generated\n    license',
    'relation: generated',
    /stated as generated.*first-party or independent/,
  ],
  [
    'a first surface that is not the source',
    'kind: marketing, url: "https://sample.example"',
    'kind: marketing, url: "https://docs.sample.example"',
    'kind: marketing',
    /List the surface that the entry describes first/,
  ],
  ['a tier', 'theme: light', 'theme: light\ntier: verified', 'tier:', /"tier" is not a key/],
  [
    'a state that refers to no token',
    'grammar:\n',
    'component_states:\n  button: { hover: { background: "{color.primary-hover}" } }\ngrammar:\n',
    '  button: { hover',
    /No token is named \{color\.primary-hover\}/,
  ],
  [
    'an exception for no token',
    'cites: [recalled]',
    'cites: [recalled]\n    cites_for: { boxx: [kit] }',
    'boxx',
    /The group radius has no token "boxx"/,
  ],
  [
    'a dissent on no token',
    'tokens:\n',
    'dissent:\n  - { fact: color.primery, follows: kit, reason: The package is what the site loads. }\ntokens:\n',
    'color.primery',
    /such as color\.primary/,
  ],
  [
    'a component that refers to no token',
    '"{radius.box}"',
    '"{radius.bocks}"',
    'radius.bocks',
    /Did you mean \{radius\.box\}/,
  ],
  [
    'a component with a literal colour',
    'background: "{color.primary}"',
    'background: "#0f62fe"',
    '  background: "#0f62fe"',
    /Name the colour under tokens\.color/,
  ],
  ['a theme without its colours', '      text: "#111111"\n', '', 'light:', /no colour "text"/],
  [
    'a value without basis',
    ', type.heading_weight]',
    ']',
    'heading_weight: bold',
    /type\.heading_weight has no basis/,
  ],
  [
    'a basis without value',
    ', heading_weight: bold',
    '',
    'basis:',
    /type\.heading_weight has a basis but no value/,
  ],
  ['two bases for one value', '[surface.ground,', '[surface.ground, surface.borders,', 'basis:', /two bases/],
  [
    'a computed value that the tokens contradict',
    'ground: white',
    'ground: cream',
    'ground: cream',
    /is "cream" but the tokens give "white"/,
  ],
  [
    'a computed value that no token decides',
    'basis:\n  computed: [',
    'basis:\n  computed: [surface.borders, ',
    'borders: hairline',
    /tokens do not determine surface\.borders/,
  ],
  [
    'a generic word in the signature move',
    'on every panel',
    'on every clean panel',
    'signature_move',
    /"clean" fits any brand/,
  ],
  [
    'a generic word in the prose',
    'Whoever writes',
    'The modern writer who writes',
    '## Voice',
    /"modern" fits any brand/,
  ],
  [
    'an era without a name',
    'Bauhaus, Dessau 1925',
    'contemporary web design',
    'contemporary',
    /names no movement/,
  ],
  [
    'a signature move that is too short',
    'is cut at forty-five degrees on every panel, as on a punched card of the 1950s',
    'is cut off everywhere',
    'signature_move',
    /60 to 200 characters/,
  ],
  [
    'a section that is too short',
    "From there sample took it to data entry, by way of tabulating machines and their operators' manuals.",
    '',
    '## Era and lineage',
    /The section has \d+ characters/,
  ],
  [
    'a single anti-pattern',
    '- Two sample panels that overlap each other.\n',
    '',
    '## Anti-patterns',
    /The section has 1 anti-patterns/,
  ],
  [
    'a curt anti-pattern',
    'Two sample panels that overlap each other',
    'Overlaps',
    '## Anti-patterns',
    /"Overlaps\." is too short/,
  ],
  ['a missing section', '## Voice', '### Voice', '## Signature move', /Write a section "## Voice"/],
  ['an unknown section', '## Code', '## Snippets', '## Snippets', /Use one of: Signature move/],
  ['an unknown kind of code', '```css', '```vue', '## Code', /labelled "vue"/],
  [
    'code that uses no token of the entry',
    'var(--color-background)',
    'var(--color-paper)',
    '## Code',
    /--color-paper, which no token defines/,
  ],
];

test.each(MISTAKES)('%s is reported on its line, with advice', (name, from, to, at, says) => {
  expect(SAMPLE).toContain(from);
  const text = SAMPLE.replace(from, () => to);
  const { entry, problems } = readEntry(text, 'sample');
  expect(entry).toBeNull();
  const said = problems.map(({ line, message, advice }) => ({ line, said: `${message} ${advice}` }));
  expect(said).toContainEqual({ line: expectedLine(name, text, at), said: expect.stringMatching(says) });
});

/** A missing section has no line of its own: the place where the body begins stands for it. */
function expectedLine(name: string, text: string, at: string): number {
  return name === 'a missing section'
    ? lineOf(text, at) - 1
    : name === 'a missing key'
      ? 2
      : lineOf(text, at);
}

test('all mistakes of a file are told at once, from top to bottom', () => {
  const text = SAMPLE.replace('density: medium', 'density: dense')
    .replace('"#0f62fe"', '"blue"')
    .replace('## Voice', '## Sound');
  const { problems } = readEntry(text, 'sample');
  expect(problems.length).toBeGreaterThanOrEqual(4);
  expect(problems.map(({ line }) => line)).toEqual(
    problems.map(({ line }) => line).toSorted((a, b) => a - b),
  );
});

test.each([
  ['an empty file', ''],
  ['a file without frontmatter', '# Sample\n'],
  ['a file whose frontmatter does not end', '---\nname: Sample\n'],
])('%s has no frontmatter', (_, text) => {
  expect(readEntry(text, 'sample').problems).toMatchObject([
    { line: 1, message: 'The file has no frontmatter.' },
  ]);
});

test('aliases are refused before they can blow an entry up', () => {
  const bomb = `---\na: &a [x, x]\nb: &b [*a, *a]\n---\n`;
  expect(readEntry(bomb, 'sample').problems).toMatchObject([{ line: 3 }, { line: 3 }]);
});
