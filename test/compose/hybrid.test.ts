import * as fc from 'fast-check';
import * as v from 'valibot';
import { marked, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EntrySchema } from '../../src/catalog/entry.ts';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import { composeHybrid } from '../../src/compose/hybrid.ts';
import { hybridDesignMd } from '../../src/compose/hybrid-design-md.ts';
import { hybridTaste } from '../../src/contract/exporters/hybrid-taste.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { anyGrammar, given, source } from './brands.ts';

const PAPER = source('Paper', {
  grammar: { 'surface.ground': 'white', 'surface.radius': 'pill', 'type.pairing': 'serif/sans' },
  values: {
    color: {
      light: {
        background: '#ffffff',
        surface: '#f4f4f4',
        border: '#dddddd',
        text: '#111111',
        'text-muted': '#666666',
      },
      dark: { background: '#101010', text: '#eeeeee' },
    },
    radius: { values: { button: '999px' } },
    type: { weights: { heading: 300 } },
    spacing: { values: { section: '96px' } },
  },
});
const NIGHT = source('Night', {
  theme: 'dark',
  grammar: { 'surface.ground': 'black', 'palette.strategy': 'mono+1', 'palette.saturation': 'neon' },
  values: {
    color: {
      dark: {
        background: '#000000',
        surface: '#111111',
        text: '#ffffff',
        'text-muted': '#8a8a8a',
        primary: '#00ff88',
        danger: '#ff0044',
      },
    },
    radius: { values: { button: '0px' } },
    motion: { durations: { base: '120ms' } },
  },
});

/** Names that would be markup, a comment's end or a key of their own where they are not escaped. */
const HOSTILE_NAMES = [
  '<script>alert(1)</script>',
  '</title><style>*{display:none}</style>',
  '*/ body { display: none } /*',
  '**/ * / @import "//evil.example"; /**',
  '# [click](javascript:alert(1))',
  '"}, "name": "other',
  "name: 'x' # {a: [b]} &anchor *alias",
  '--- !!js/function >-',
  '${7*7} `code` \\',
];

const ratio = (a = '#000000', b = '#000000') => contrastRatio(tokenColor(a), tokenColor(b));

describe('a hybrid', () => {
  it('has the axes of the requested categories and no others', () => {
    const { grammar } = composeHybrid(given({ surface: PAPER, palette: NIGHT }), null);
    expect(grammar).toEqual({
      'surface.ground': 'white',
      'surface.radius': 'pill',
      'palette.strategy': 'mono+1',
      'palette.saturation': 'neon',
    });
  });

  it.each([
    ['two brands', { surface: PAPER, type: NIGHT }, 'Paper × Night hybrid', 'paper-night-hybrid'],
    ['one brand', { surface: PAPER, type: PAPER }, 'Paper', 'paper'],
    [
      'three brands',
      { surface: NIGHT, type: PAPER, voice: source('Third') },
      'Night × Paper × Third hybrid',
      'night-paper-third-hybrid',
    ],
    [
      'five brands, one of them twice',
      {
        surface: NIGHT,
        palette: source('B'),
        type: PAPER,
        emphasis: source('C'),
        voice: NIGHT,
        motion: source('D'),
      },
      'Night × B × Paper × C × D hybrid',
      'night-b-paper-c-d-hybrid',
    ],
  ])('of %s is named after all of them', (_, parts, name, slug) => {
    expect(composeHybrid(given(parts), null)).toMatchObject({ name, slug });
  });

  it('keeps a name that is given', () => {
    expect(composeHybrid(given({ type: PAPER }), 'Crème & Co')).toMatchObject({
      name: 'Crème & Co',
      slug: 'creme-co',
    });
  });

  it.each(['ночь', 'ليل', '🌙'])('with the name %s has a slug made from its sources', (name) => {
    const { slug } = composeHybrid(given({ surface: PAPER, palette: NIGHT }), name);
    expect(slug).toMatch(/^paper-night-[a-z0-9]{7}$/);
  });

  it('takes each group of tokens from the brand of its category', () => {
    const { tokens } = composeHybrid(
      given({ surface: NIGHT, type: PAPER, whitespace: PAPER, motion: NIGHT, voice: PAPER }),
      null,
    );
    expect(tokens.radius?.values).toEqual({ button: '0px' });
    expect(tokens.type?.weights).toEqual({ heading: 300 });
    expect(tokens.spacing?.values).toEqual({ section: '96px' });
    expect(tokens.motion?.durations).toEqual({ base: '120ms' });
  });

  it('has no tokens for categories without a source', () => {
    expect(composeHybrid(given({ voice: PAPER, imagery: NIGHT }), null).tokens).toEqual({ color: {} });
  });

  it('names axes that exclude each other on one page', () => {
    const { conflicts, grammar } = composeHybrid(given({ surface: PAPER, palette: NIGHT }), null);
    expect(conflicts).toContainEqual(
      expect.objectContaining({ code: 'contradiction', subject: 'palette.saturation' }),
    );
    expect(grammar['palette.saturation']).toBe('neon');
  });

  it('is the same for every call', () => {
    const brand = fc.record({ grammar: anyGrammar }).map(({ grammar }) => source('Any', { grammar }));
    fc.assert(
      fc.property(brand, brand, (a, b) => {
        const parts = given({ surface: a, palette: b, motion: a });
        expect(JSON.stringify(composeHybrid(parts, null))).toBe(JSON.stringify(composeHybrid(parts, null)));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the colours of a hybrid', () => {
  it('stand on the ground of the surface, in the other colours of the palette', () => {
    const { tokens } = composeHybrid(given({ surface: PAPER, palette: NIGHT }), null);
    expect(tokens.color.light).toMatchObject({
      background: '#ffffff',
      border: '#dddddd',
      danger: '#ff0044',
    });
  });

  it('keep the contrast of text on a new ground of similar lightness', () => {
    const { tokens, conflicts } = composeHybrid(given({ surface: PAPER, palette: NIGHT }), null);
    const { text, 'text-muted': muted, surface } = tokens.color.light ?? {};
    expect(ratio(text, surface)).toBeGreaterThan(15);
    expect(ratio(muted, surface)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(muted, surface)).toBeLessThan(ratio(text, surface));
    const moved = conflicts.find(({ subject }) => subject === 'color.light.text');
    expect(moved).toMatchObject({
      code: 'contrast',
      from: '#ffffff',
      to: text,
      detail: expect.stringContaining('WCAG'),
    });
    expect(conflicts).toContainEqual(expect.objectContaining({ code: 'scheme', subject: 'color.light' }));
  });

  it('have a second scheme only when both sources state it', () => {
    expect(Object.keys(composeHybrid(given({ surface: PAPER, palette: PAPER }), null).tokens.color)).toEqual([
      'light',
      'dark',
    ]);
    expect(Object.keys(composeHybrid(given({ surface: NIGHT, palette: PAPER }), null).tokens.color)).toEqual([
      'dark',
    ]);
  });

  it('of one brand stay unchanged when they are readable', () => {
    const { tokens, conflicts } = composeHybrid(given({ surface: PAPER, palette: PAPER }), null);
    expect(tokens.color).toEqual(PAPER.values.color);
    expect(conflicts).toEqual([]);
  });

  it('are readable on the page for any pair of grounds and inks', () => {
    const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const colors = fc.record({ background: hex, surface: hex, text: hex, link: hex });
    fc.assert(
      fc.property(colors, colors, (a, b) => {
        const parts = given({
          surface: source('A', { values: { color: { light: a } } }),
          palette: source('B', { values: { color: { light: b } } }),
        });
        const { light } = composeHybrid(parts, null).tokens.color;
        expect(ratio(light?.['text'], light?.['background'])).toBeGreaterThanOrEqual(4.5);
        expect(ratio(light?.['link'], light?.['background'])).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(HOSTILE_NAMES)('the name %j', (name) => {
  const parts = given({ surface: PAPER, palette: NIGHT, type: PAPER });
  const hybrid = composeHybrid(parts, name);
  const render = (id: string) => EXPORTERS.find((one) => one.id === id)?.render(hybridTaste(hybrid)) ?? '';

  it('is a heading of plain text in Markdown and a plain string in its frontmatter', () => {
    for (const text of [hybridDesignMd(hybrid), render('google_design_md')]) {
      const [, yaml = '', ...body] = text.split(/^---$/m);
      expect(parse(yaml)).toMatchObject({ name });
      expect(marked.lexer(body.join('---'))[0]).toMatchObject({ type: 'space' });
      const heading = marked.lexer(body.join('---').trim())[0] as Tokens.Heading;
      expect(heading).toMatchObject({ type: 'heading', depth: 1 });
      expect(heading.tokens.every(({ type }) => type === 'text' || type === 'escape')).toBe(true);
    }
  });

  it.each(['css', 'tailwind'])('stays in the comment of %s', (id) => {
    const rules = (text: string) => text.replace(/\/\*[\s\S]*?\*\//, '');
    const plain = EXPORTERS.find((one) => one.id === id)?.render(hybridTaste(composeHybrid(parts, 'Plain')));
    expect(rules(render(id))).toBe(rules(plain ?? ''));
  });

  it('is a plain string in JSON', () => {
    expect(JSON.parse(render('shadcn'))).toMatchObject({ title: name });
    expect(JSON.parse(render('dtcg'))).toMatchObject({ $description: expect.stringContaining(`${name}. `) });
  });

  it('is text in HTML', () => {
    const tags = (html: string) => html.match(/<\/?[a-z]+/g);
    const page = (given: string) => renderSpecimen({ ...hybrid, name: given }).html;
    expect(tags(page(name))).toEqual(tags(page('Plain')));
  });
});

describe('the documents of a hybrid', () => {
  const hybrid = composeHybrid(given({ surface: PAPER, palette: NIGHT, type: PAPER, motion: NIGHT }), null);

  it('as design.md is an entry of the catalog', () => {
    const text = hybridDesignMd(hybrid);
    const [, yaml = ''] = text.split('---\n');
    const entry: unknown = parse(yaml);
    expect(v.safeParse(EntrySchema, entry).issues).toBeUndefined();
    expect(entry).toMatchObject({
      tier: 'unrated',
      provenance: 'composed',
      grammar: hybrid.nested,
      tokens: hybrid.tokens,
    });
    expect(text).toContain('## Conflicts');
    expect(text).toContain('--color-background: #ffffff;');
  });

  it.each(EXPORTERS.map((exporter) => [exporter.id, exporter] as const))(
    'as %s names its sources',
    (_, { render }) => {
      const text = render(hybridTaste(hybrid));
      expect(text).toContain('surface of Paper');
      expect(text).not.toContain('undefined');
    },
  );

  it.each(EXPORTERS.map((exporter) => [exporter.id, exporter] as const))(
    'as %s may have no tokens at all',
    (_, { render }) => {
      const bare = composeHybrid(given({ voice: PAPER }), null);
      expect(render(hybridTaste(bare))).toContain('voice of Paper');
    },
  );
});
