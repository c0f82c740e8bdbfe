import { lint } from '@google/design.md/linter';

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { checkCatalog } from '../../../scripts/catalog/check-catalog.ts';
import { readCatalog } from '../../../scripts/catalog/read-catalog.ts';

import { brandTaste } from '../../../src/contract/exporters/brand-taste.ts';
import { colorPairs } from '../../../src/contract/exporters/color-pairs.ts';
import { cssExporter } from '../../../src/contract/exporters/css.ts';
import { dtcgExporter } from '../../../src/contract/exporters/dtcg.ts';
import type { ExportedTaste } from '../../../src/contract/exporters/exporter.ts';
import { googleDesignMdExporter } from '../../../src/contract/exporters/google-design-md.ts';
import { shadcnExporter } from '../../../src/contract/exporters/shadcn.ts';
import { tailwindExporter } from '../../../src/contract/exporters/tailwind.ts';
import { defineConfig, parse } from './terrazzo.ts';

const FILES = await readCatalog(path.join(import.meta.dirname, '../../../catalog'));
const TASTES: readonly ExportedTaste[] = checkCatalog(FILES).entries.map(brandTaste);
const TAILWIND = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8');

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

  test('Tailwind generates utilities from tailwind.css', async () => {
    const source = `@import 'tailwindcss';\n${tailwindExporter.render(taste)}`;
    const compiled = await compile(source, {
      loadStylesheet: async () => ({ path: 'tailwindcss', base: '/', content: TAILWIND }),
    });
    const css = compiled.build(['bg-background', 'text-text']);
    expect(css).toContain('.bg-background');
    expect(css).toContain('background-color: var(--color-background)');
    expect(css).toContain('.text-text');
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
    expect(values.filter((value) => value.startsWith('#') && !known.has(value))).toEqual([]);
    expect(values.length).toBeGreaterThan(4);
  });
});
