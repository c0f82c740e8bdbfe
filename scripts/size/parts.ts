import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { buildOptions } from '../bundle/modules.ts';

/** A folder of the source or a package, with what it adds to the bundle. */
export interface Part {
  readonly name: string;
  /** Bytes; a module that several parts share is divided by their uncompressed bytes. */
  readonly gzip: number;
}

/** What the bundled Worker consists of, the largest part first. @param root absolute path of the project */
export async function partsOfBundle(root: string): Promise<readonly Part[]> {
  const { outputFiles, metafile } = await build({ ...buildOptions(root), metafile: true });
  const parts = new Map<string, number>();
  for (const { path: file, contents } of outputFiles) {
    const output = metafile.outputs[path.relative(root, file)];
    if (output !== undefined) divide(gzipSync(contents).length, output, parts);
  }
  return [...parts].map(([name, gzip]) => ({ name, gzip })).toSorted((a, b) => b.gzip - a.gzip);
}

function divide(gzip: number, { inputs }: Metafile['outputs'][string], parts: Map<string, number>): void {
  const given = Object.entries(inputs);
  const total = given.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  for (const [file, { bytesInOutput }] of given) {
    const name = partOf(file);
    parts.set(name, (parts.get(name) ?? 0) + (gzip * bytesInOutput) / Math.max(1, total));
  }
}

/** `src/board` or `worker` of a source file, the name of a package. */
function partOf(file: string): string {
  const steps = file.split('/');
  const [folder = '', inside = '', next = ''] = steps;
  if (folder === 'node_modules') return inside.startsWith('@') ? `${inside}/${next}` : inside;
  return folder === 'src' && steps.length > 2 ? `src/${inside}` : folder;
}
