import { lint } from '@google/design.md/linter';

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { entries } from '../../catalog/catalog.ts';

import { customProperty, flatTokens } from '../../../src/catalog/flat-tokens.ts';
import { brandTaste } from '../../../src/contract/exporters/brand-taste.ts';
import { colorPairs } from '../../../src/contract/exporters/color-pairs.ts';
import { cssExporter } from '../../../src/contract/exporters/css.ts';
import { dtcgExporter } from '../../../src/contract/exporters/dtcg.ts';
import type { ExportedTaste } from '../../../src/contract/exporters/exporter.ts';
import { googleDesignMdExporter } from '../../../src/contract/exporters/google/google-design-md.ts';
import { shadcnExporter } from '../../../src/contract/exporters/shadcn.ts';
import { tailwindExporter } from '../../../src/contract/exporters/tailwind.ts';
import { figmaExporter } from '../../../src/contract/exporters/figma.ts';
import { styleDictionaryExporter } from '../../../src/contract/exporters/style-dictionary.ts';
import { dtcgResolverExporter } from '../../../src/contract/exporters/dtcg-resolver.ts';
import { figmaProblems, type FigmaBody } from './figma-api.ts';
import { styleDictionaryCss } from './style-dictionary.ts';
import { defineConfig, parse, resolvedColors } from './terrazzo.ts';
import { everyNth, sweep } from '../../sample.ts';

/** One brand of so many; the tools take a tenth of a second for each. `npm run check-exports` takes every brand. */
const STRIDE = sweep(24, 1);
/** Brands that broke an export: a translucent text on a translucent ground of the same colour. */
const BROKE = new Set(['grafana']);
const TASTES: readonly ExportedTaste[] = entries
  .filter(({ slug }, at) => at % STRIDE === 0 || BROKE.has(slug))
  .map(brandTaste);
const TAILWIND = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8');

/** Every colour variable of shadcn's own themes. */
const SHADCN_COLORS = `
  background card popover primary secondary muted accent sidebar sidebar-primary
  foreground card-foreground popover-foreground primary-foreground secondary-foreground muted-foreground accent-foreground sidebar-foreground sidebar-primary-foreground
  sidebar-accent sidebar-accent-foreground sidebar-border sidebar-ring destructive border input ring chart-1
  chart-2 chart-3 chart-4 chart-5`
  .trim()
  .split(/\s+/);

describe.each(TASTES.map((taste) => [taste.slug, taste] as const))('%s', (_slug, taste) => {
  test('DESIGN.md passes the linter of its format without a warning', () => {
    const { findings } = lint(googleDesignMdExporter.render(taste));
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('the Terrazzo parser accepts tokens.json and finds every colour', async () => {
    const cwd = new URL('file:///');
    const config = defineConfig({ lint: { rules: {} } }, { cwd });
    const { tokens } = await parse(
      [{ filename: new URL('tokens.json', cwd), src: dtcgExporter.render(taste) }],
      { config },
    );
    const colors = [
      ...Object.keys(taste.tokens.color.light ?? {}),
      ...Object.keys(taste.tokens.color.dark ?? {}),
    ];
    expect(Object.values(tokens).filter(({ $type }) => $type === 'color')).toHaveLength(colors.length);
  });

  test('the Terrazzo parser gives each scheme its colours under the same names', async () => {
    const { light, dark } = taste.tokens.color;
    const resolved = await resolvedColors(dtcgResolverExporter.render(taste));
    expect(resolved).toEqual({
      ...(light === undefined ? {} : { light: withoutAlpha(light) }),
      ...(dark === undefined ? {} : { dark: withoutAlpha(dark) }),
    });
  });

  test("Figma's API description accepts the variables", () => {
    const body = JSON.parse(figmaExporter.render(taste)) as FigmaBody;
    expect(figmaProblems(body)).toEqual([]);
    const ids = new Set(body.variables.map(({ id }) => id));
    const { light, dark } = taste.tokens.color;
    const colors = new Set(Object.keys({ ...light, ...dark }));
    expect([...colors].filter((name) => !ids.has(`color.${name}`))).toEqual([]);
    expect(body.variableModeValues.filter(({ variableId }) => !ids.has(variableId))).toEqual([]);
    // Figma finds a typeface by its name, capitals included.
    for (const { variableId, value } of body.variableModeValues.filter((one) =>
      one.variableId.startsWith('font.'),
    )) {
      const stack = taste.tokens.type?.families?.[variableId.slice('font.'.length)]?.stack ?? '';
      expect(
        stack
          .split(',')[0]
          ?.trim()
          .replace(/^["']|["']$/g, ''),
      ).toBe(value);
    }
  });

  test('Tailwind generates utilities and components with their states from tailwind.css', async () => {
    const source = `@import 'tailwindcss';\n${tailwindExporter.render(taste)}`;
    const compiled = await compile(source, {
      loadStylesheet: async () => ({ path: 'tailwindcss', base: '/', content: TAILWIND }),
    });
    const names = Object.keys(taste.components);
    const css = compiled.build(['bg-background', 'text-text', ...names.map((name) => `md:${name}`)]);
    expect(css).toContain('.bg-background');
    expect(css).toContain('background-color: var(--color-background)');
    expect(css).toContain('.text-text');
    for (const name of names) expect(css).toContain(`.md\\:${name}`);
    for (const [name, own] of Object.entries(taste.states))
      if (Object.keys(own?.hover ?? {}).length > 0) expect(css).toContain(`.md\\:${name}:hover {`);
  });

  test('every pair of text and ground has its contrast ratio in every format that supports it', () => {
    const pairs = colorPairs(taste.tokens.color[taste.scheme]);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { ratio } of pairs)
      for (const exporter of [cssExporter, tailwindExporter, googleDesignMdExporter, dtcgExporter])
        expect(exporter.render(taste)).toContain(`${ratio.toFixed(2)}:1`);
  });

  test('the shadcn theme has only colours of the taste', () => {
    const known = new Set([
      ...Object.values(taste.tokens.color.light ?? {}),
      ...Object.values(taste.tokens.color.dark ?? {}),
    ]);
    const { cssVars, type } = JSON.parse(shadcnExporter.render(taste)) as {
      type: string;
      cssVars: Record<string, Record<string, string>>;
    };
    const values = ['light', 'dark'].flatMap((scheme) => Object.values(cssVars[scheme] ?? {}));
    expect(type).toBe('registry:theme');
    for (const scheme of ['light', 'dark'])
      expect(SHADCN_COLORS.filter((role) => cssVars[scheme]?.[role] === undefined)).toEqual([]);
    if (taste.tokens.type?.families?.['body'] !== undefined)
      expect(cssVars['theme']).toHaveProperty('font-sans');
    expect(values.filter((value) => value.startsWith('#') && !known.has(value))).toEqual([]);
    expect(values.length).toBeGreaterThan(4);
  });
});

describe.each(everyNth(TASTES, 2).map((taste) => [taste.slug, taste] as const))(
  '%s in Style Dictionary',
  (_slug, taste) => {
    test('becomes CSS with every token and no open reference', async () => {
      const css = await styleDictionaryCss(
        JSON.parse(styleDictionaryExporter.render(taste)) as Record<string, never>,
      );
      for (const { path } of flatTokens(taste.tokens, taste.scheme))
        expect(css).toContain(`${customProperty(path)}: `);
      expect(css).not.toMatch(/[{][a-z]/);
    });
  },
);

const withoutAlpha = (colors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, hex.slice(0, 7)]));
