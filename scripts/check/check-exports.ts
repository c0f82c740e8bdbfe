/**
 * `npm run check-exports`: holds the exports of every brand to the tools that `npm test` runs on some of them, and to the
 * schema of the shadcn command line tool, which npm fetches into a temporary folder.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../local-platform.ts';
import { run } from '../run.ts';

const SHADCN = 'shadcn@4.23.0';
const REAL_TOOLS = 'test/contract/exporters/real-tools.test.ts';
const STYLES = path.join(ROOT, 'assets/api/styles');

interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly message: string };
  };
}

run('vitest', ['run', '--project=node', REAL_TOOLS], { ...process.env, WHOLE_SWEEPS: '1' });

const brands = readdirSync(STYLES, { withFileTypes: true }).filter((file) => file.isDirectory());
const schema = await shadcnSchema();
const problems: string[] = [];
for (const { name } of brands) {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(STYLES, name, file), 'utf8'));
  const theme = schema.safeParse(read('shadcn.json'));
  if (!theme.success) problems.push(`${name}/shadcn.json: ${theme.error?.message ?? ''}`);
}
for (const problem of problems) console.error(problem);
console.log(`${brands.length} brands, ${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

/** The schema of registry items, from the tool itself. */
async function shadcnSchema(): Promise<Schema> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shadcn-'));
  try {
    run(
      'npm',
      ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', folder, SHADCN],
      process.env,
    );
    const file = createRequire(path.join(folder, 'x.js')).resolve('shadcn/schema');
    const tool = (await import(pathToFileURL(file).href)) as { registryItemSchema: Schema };
    return tool.registryItemSchema;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
