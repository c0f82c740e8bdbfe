import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { Io } from '../../cli/io.ts';
import { run } from '../../cli/run.ts';
import { ROOT } from '../../scripts/local-platform.ts';

/** Where scripts/build/build-cli.ts puts the package. */
export const DIST = path.join(ROOT, 'cli/dist');

export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs `taste` in this process. */
export async function taste(
  args: readonly string[],
  given: Partial<Io> & { input?: string } = {},
): Promise<Ended> {
  let output = '';
  let errors = '';
  const { input = '', ...io } = given;
  const code = await run(args, {
    write: (text) => void (output += text),
    writeError: (text) => void (errors += text),
    readInput: async () => input,
    environment: { SOURCE_DATE_EPOCH: '1795000000' },
    folder: ROOT,
    isTerminal: { output: false, errors: false },
    columns: undefined,
    data: path.join(DIST, 'data'),
    stop: new AbortController().signal,
    ...io,
  });
  return { code, output, errors };
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these files; deleted after the tests of the file. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'taste-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** Enough text for a page to be read. */
const PARAGRAPH =
  'We write invoices that get paid. Send one today and see the money arrive within the week. ';

/** A small page with round buttons. */
export const PAGE = `<!doctype html><html lang="en"><head><title>Invoices</title><link rel="stylesheet" href="style.css"></head>
<body><main><h1>Invoices in two minutes</h1>${`<p>${PARAGRAPH.repeat(3)}</p>`.repeat(4)}<a class="button" href="/new">Create an invoice</a></main></body></html>`;

export const STYLE = `body { margin: 0; background: #ffffff; color: #222222; font: 16px/1.5 Georgia, serif }
h1 { font-size: 48px; font-weight: 700 } .button { display: inline-block; padding: 12px 24px; border-radius: 999px; background: #0000cc; color: #ffffff }`;

/** A grammar that PAGE meets, and one that it does not. */
export const MET = { surface: { ground: 'white', radius: 'pill' }, type: { heading_weight: 'bold' } };
export const MISSED = { surface: { ground: 'black', radius: '0px' }, type: { heading_weight: 'light' } };
