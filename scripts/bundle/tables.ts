import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

/**
 * Modules that hold data alone: JSON, and modules whose exports are values, sets and maps. The Worker does not carry
 * them; it loads their exports from one published file.
 */
const TABLES = [
  'src/**/*.json',
  'src/board/style/{base,composition,opening}-style*.ts',
  'src/board/style/{hybrid-index,hybrid-mosaic,section-styles-hybrid}.ts',
  'src/board/type/fallback-faces.ts',
  'src/cascade/{properties,property-aliases}.ts',
  'src/cascade/rules/user-agent-sheet.ts',
  'src/cascade/sheets/supported-properties.ts',
  'src/catalog/tags/{aesthetics,audiences,colours,eras,layout,manners,moods,pictures,purposes,type}.ts',
  'src/catalog/trades.ts',
  'src/color/system-colors.ts',
  'src/grammar/axes/voice-archetype/examples.ts',
  'src/grammar/brief/{function-words,subjects,synonyms}.ts',
  'src/identity/google-families.ts',
  'src/layout/font-tables.ts',
  'src/limits/limit-table.ts',
  'src/page/library-names.ts',
  'src/search/synonyms/{aesthetics,colors,eras,industries,moods,names,personas}.ts',
  'src/specimen/copy/service-sentences.ts',
  'src/specimen/copy/personas/{artist,challenger,concierge,curator,engineer,friend,generic,librarian}.ts',
  'src/text/{archetype-lexicon,font-families,foreign-lexicon}.ts',
  'src/words/languages/??.ts',
  'src/words/{brand-parts,spellings}.ts',
  'src/words/vocabulary/*.ts',
  'node_modules/parse5/node_modules/entities/dist/generated/decode-data-html.js',
] as const;

/** Paths of all tables from the folder of the project, in order. */
export function tablePaths(root: string): readonly string[] {
  return globSync([...TABLES], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

/** How an export is rebuilt from its JSON. */
type Kind = 'plain' | 'Set' | 'Map';

interface TableExport {
  readonly name: string;
  readonly kind: Kind;
  /** A value that JSON can hold. */
  readonly json: unknown;
}

/** The exports of a table. Throws where JSON cannot hold one of them. */
async function exportsOf(root: string, table: string): Promise<readonly TableExport[]> {
  const { href } = pathToFileURL(path.join(root, table));
  const module = (await import(href, table.endsWith('.json') ? { with: { type: 'json' } } : {})) as object;
  return Object.entries(module).map(([name, value]: [string, unknown]) => {
    const kind = kindOf(value);
    const json = kind === 'plain' ? value : [...(value as Set<unknown> | Map<unknown, unknown>)];
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(json)), json))
      throw new Error(`${table}: ${name} is more than data, so it cannot be published.`);
    return { name, kind, json };
  });
}

/** The values of all exports of all tables, as JSON can hold them, by the paths of the tables. */
export async function publishedTables(root: string): Promise<Record<string, Record<string, unknown>>> {
  const tables = tablePaths(root).map(async (table) => {
    const exports = await exportsOf(root, table);
    return [table, Object.fromEntries(exports.map(({ name, json }) => [name, json]))] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

function kindOf(value: unknown): Kind {
  if (value instanceof Set) return 'Set';
  return value instanceof Map ? 'Map' : 'plain';
}

/**
 * Source of a module with the exports of a table, from the published file.
 * @param from absolute path of the module that gives published tables
 */
export async function tableModule(root: string, table: string, from: string): Promise<string> {
  const lines = (await exportsOf(root, table)).map(({ name, kind }) => {
    const given = `/* @__PURE__ */ tableExport(${JSON.stringify(table)}, ${JSON.stringify(name)})`;
    const made = kind === 'plain' ? given : `/* @__PURE__ */ new ${kind}(${given})`;
    return name === 'default' ? `export default ${made};` : `export const ${name} = ${made};`;
  });
  return [`import { tableExport } from ${JSON.stringify(from)};`, ...lines].join('\n');
}
