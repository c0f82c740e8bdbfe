/**
 * `npm run font-classes`: writes src/identity/google-families.ts, the classes of the Google fonts that the table of
 * src/text/font-families.ts leaves open, from the npm package @capsizecss/metrics.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { familyClass } from '../../src/text/font-class.ts';
import { packageFolder } from '../corpus/package-folder.ts';
import { ROOT } from '../local-platform.ts';

const SOURCE = { npm: '@capsizecss/metrics', version: '4.3.0' } as const;
const LINE = 114; // characters

interface FontMetrics {
  readonly familyName: string;
  readonly category: string;
}

const folder = packageFolder(SOURCE, path.join(ROOT, '.cache/packages'));
const { entireMetricsCollection } = (await import(path.join(folder, 'dist/entireMetricsCollection.mjs'))) as {
  readonly entireMetricsCollection: Readonly<Record<string, FontMetrics>>;
};

const byClass = Map.groupBy(Object.values(entireMetricsCollection).filter(isOpen), classOf);
const lists = (['serif', 'slab', 'sans', 'mono', 'script', 'display'] as const).map(
  (kind) => `  ${kind}: \`\n${wrapped((byClass.get(kind) ?? []).map(nameOf))}\`,`,
);
writeFileSync(
  path.join(ROOT, 'src/identity/google-families.ts'),
  `/**
 * DATA: classes of fonts of Google Fonts that src/text/font-families.ts leaves open, and of its handwriting faces.
 * Source: \`category\` in the npm package ${SOURCE.npm} ${SOURCE.version} (MIT); slab serifs by their name. Written by
 * \`npm run font-classes\`.
 */
export const GOOGLE_FAMILIES = {
${lists.join('\n')}
} as const;
`,
);

function isOpen({ familyName, category }: FontMetrics): boolean {
  const known = familyClass(familyName);
  if (known === 'icon') return false;
  return known === null || (category === 'handwriting' && known === 'sans');
}

function classOf({ familyName, category }: FontMetrics): string {
  if (category === 'serif') return /\bslab\b/i.test(familyName) ? 'slab' : 'serif';
  const names: Readonly<Record<string, string>> = {
    'sans-serif': 'sans',
    monospace: 'mono',
    handwriting: 'script',
  };
  return names[category] ?? 'display';
}

function nameOf({ familyName }: FontMetrics): string {
  return familyName.toLowerCase();
}

function wrapped(names: readonly string[]): string {
  const lines: string[] = [''];
  for (const name of names.toSorted()) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? name : `${last}, ${name}`;
    if (longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines.map((line, at) => `    ${line}${at < lines.length - 1 ? ',' : ''}`).join('\n');
}
