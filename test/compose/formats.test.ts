import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { composite } from '../../src/color/composite.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import { toHex } from '../../src/color/hex.ts';
import { hybridDesignMd } from '../../src/compose/hybrid-design-md.ts';
import { composeHybrid, type Hybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import { hybridTaste } from '../../src/contract/exporters/hybrid-taste.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { sweep } from '../sample.ts';
import { composeHybrid as composeTool } from '../../worker/mcp/tools/compose-hybrid.ts';

const catalog = catalogIndex(CATALOG);

/** One to three brands of the catalog that give any of the categories they are graded in. */
const anyHybrid: fc.Arbitrary<Hybrid> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...CATALOG.brands), { minLength: 1, maxLength: 3 }),
    fc.tuple(...CATEGORIES.map(() => fc.option(fc.nat(2), { nil: null }))),
  )
  .map(([brands, givers]) =>
    CATEGORIES.flatMap((category, at) => {
      const giver = givers[at];
      const brand = typeof giver === 'number' ? brands[giver % brands.length] : undefined;
      const isGraded = Object.keys(brand?.grammar ?? {}).some((id) => id.startsWith(`${category}.`));
      return brand !== undefined && isGraded ? [[category, brand.entry.slug] as const] : [];
    }),
  )
  .filter((parts) => parts.length > 0)
  .map((parts) => composeHybrid(resolveSources(Object.fromEntries(parts), catalog), null));

const exported = (hybrid: Hybrid, id: string) =>
  EXPORTERS.find((one) => one.id === id)?.render(hybridTaste(hybrid)) ?? '';

const pageOf = ({ grammar, name, tokens, scheme }: Hybrid) =>
  renderSpecimen({ grammar, name, tokens, stated: scheme }).html;

/** First value of a property in a style sheet. */
const declared = (css: string, property: string) =>
  new RegExp(`(?:^|[{;\\s])${property}:\\s*([^;}]+)`).exec(css)?.[1];

/** A token as it is seen: `#rrggbb`, on white. */
const opaque = (hex: string | undefined, under = '#ffffff') =>
  hex === undefined ? undefined : toHex(composite(tokenColor(hex), tokenColor(under))).slice(0, 7);

const yamlOf = (markdown: string) => parse(markdown.split('---\n')[1] ?? '');
const inSheet = (css: string) => ['background', 'text'].map((name) => declared(css, `--color-${name}`));

/** Ground and text as a format states them. */
const COLORS: Readonly<Record<string, (hybrid: Hybrid) => unknown>> = {
  css: (hybrid) => inSheet(exported(hybrid, 'css')),
  tailwind: (hybrid) => inSheet(exported(hybrid, 'tailwind')),
  design_md: (hybrid) => inSheet(hybridDesignMd(hybrid)),
  'design_md frontmatter': (hybrid) => {
    const colors = yamlOf(hybridDesignMd(hybrid)).tokens.color[hybrid.scheme];
    return [colors?.background, colors?.text];
  },
  google_design_md: (hybrid) => {
    const { colors } = yamlOf(exported(hybrid, 'google_design_md'));
    return [colors?.background, colors?.text];
  },
  shadcn: (hybrid) => {
    const colors = JSON.parse(exported(hybrid, 'shadcn')).cssVars[hybrid.scheme];
    return [colors?.background, colors?.foreground];
  },
  dtcg: (hybrid) => {
    const colors = JSON.parse(exported(hybrid, 'dtcg')).color[hybrid.scheme];
    return [colors?.background, colors?.text].map((token) => token?.$value.hex);
  },
};

test.each(Object.entries(COLORS))('%s states the colours of the hybrid', (id, colorsIn) => {
  fc.assert(
    fc.property(anyHybrid, (hybrid) => {
      const { background, text } = hybrid.tokens.color[hybrid.scheme] ?? {};
      // A colour of DTCG has its alpha apart.
      const stated = [background, text].map((hex) => (id === 'dtcg' ? hex?.slice(0, 7) : hex));
      expect(colorsIn(hybrid)).toEqual(stated);
    }),
    { numRuns: sweep(12, 30) },
  );
});

test('html shows the colours of the hybrid', () => {
  fc.assert(
    fc.property(
      anyHybrid.filter(({ tokens, scheme }) => tokens.color[scheme] !== undefined),
      (hybrid) => {
        const { background, text } = hybrid.tokens.color[hybrid.scheme] ?? {};
        const page = pageOf(hybrid);
        expect(declared(page, '--ground')?.slice(0, 7)).toBe(opaque(background));
        expect(declared(page, '--ink')?.slice(0, 7)).toBe(opaque(text, opaque(background)));
      },
    ),
    { numRuns: sweep(15, 40) },
  );
});

test('the scheme of a hybrid is the same in style sheet and page, and unsaid without colours', () => {
  fc.assert(
    fc.property(anyHybrid, (hybrid) => {
      const stated = hybrid.tokens.color[hybrid.scheme] === undefined ? undefined : hybrid.scheme;
      expect(declared(exported(hybrid, 'css'), 'color-scheme')).toBe(stated);
      if (stated !== undefined) expect(declared(pageOf(hybrid), 'color-scheme')).toBe(stated);
    }),
    { numRuns: sweep(15, 40) },
  );
});

test('the corners and faces of a hybrid are the same in every format', () => {
  const first = (stack: string | undefined) => stack?.split(',')[0]?.replaceAll(/["']/g, '').trim();
  fc.assert(
    fc.property(anyHybrid, (hybrid) => {
      const page = pageOf(hybrid);
      const css = exported(hybrid, 'css');
      const shadcn = JSON.parse(exported(hybrid, 'shadcn')).cssVars;
      const corner = shadcn.light?.radius as string | undefined;
      const corners = Object.values(hybrid.tokens.radius?.values ?? {});
      expect(corner === undefined ? corners.length === 0 : corners.includes(corner)).toBe(true);
      if (corner !== undefined) expect(page).toContain(`border-radius:${Number.parseFloat(corner)}px`);
      const heading = ['display', 'heading', 'headline', 'title', 'body']
        .map((role) => declared(css, `--font-${role}`))
        .find(Boolean);
      if (declared(css, '--font-body') === undefined) return;
      expect(first(/body\{font-family:([^;]+)/.exec(page)?.[1])).toBe(first(declared(css, '--font-body')));
      expect(first(/h1,h2,h3\{font-family:([^;]+)/.exec(page)?.[1])).toBe(first(heading));
      expect(shadcn.theme['font-body']).toBe(declared(css, '--font-body'));
    }),
    { numRuns: sweep(15, 40) },
  );
});

test('what WCAG asks of text, labels and controls is met or told', () => {
  const asked = { text: 4.5, 'text-muted': 4.5, link: 4.5, primary: 3, focus: 3, accent: 3 } as const;
  fc.assert(
    fc.property(anyHybrid, ({ tokens, conflicts }) => {
      for (const [scheme, colors = {}] of Object.entries(tokens.color)) {
        const ratio = (ink: string, ground: string) => {
          const under = tokenColor(opaque(ground) ?? '');
          return contrastRatio(composite(tokenColor(ink), under), under);
        };
        const told = (name: string) => conflicts.some(({ subject }) => subject === `color.${scheme}.${name}`);
        for (const [name, least] of Object.entries(asked)) {
          const ink = colors[name];
          const grounds = ['background', 'surface'].flatMap((ground) => colors[ground] ?? []);
          if (ink === undefined || told(name)) continue;
          for (const ground of grounds) expect(ratio(ink, ground)).toBeGreaterThanOrEqual(least);
        }
        const { primary, 'on-primary': label } = colors;
        if (primary === undefined || label === undefined || told('on-primary')) continue;
        expect(ratio(label, primary)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: sweep(100, 300) },
  );
});

test('agents are offered the formats that fit them', () => {
  const { options } = composeTool.input.entries.output_format.wrapped.pipe[0];
  expect(options).toEqual(expect.arrayContaining(['json', 'dtcg', 'google_design_md', 'html']));
  expect(options).not.toContain('figma');
});
