import type { Client } from '@modelcontextprotocol/client';
import { catalogOutputs } from './catalog-outputs.ts';
import { connectMcp, mcpOutputs } from './mcp-outputs.ts';
import type { Output } from './output.ts';
import { hybridOutputs, pageOutput } from './outputs.ts';
import { payload } from './payloads.ts';
import { problemOutputs } from './problem-outputs.ts';
import { reportOutputs } from './report-outputs.ts';
import { foreignParts, shapeOf } from './shape.ts';

/** A payload that left its place. */
export interface Escape {
  readonly seed: number;
  readonly format: string;
  readonly detail: string;
}

/** A name without anything that a format has to escape. */
const PLAIN = 'Acme';

/** Puts payloads into names and pages, and compares every document with that of a plain name. */
export async function findEscapes(seeds: readonly number[]): Promise<readonly Escape[]> {
  const mcp = await connectMcp();
  const plain = new Map(
    (await namedOutputs(PLAIN, mcp)).map((output) => [output.format, shapeOf(output.mediaType, output.text)]),
  );
  const ofPage = pageOutput(PLAIN).text;
  const found: Escape[] = [];
  for (const seed of seeds) {
    const text = payload(seed);
    for (const { format, mediaType, text: document } of await namedOutputs(text, mcp)) {
      const shape = attempt(() => shapeOf(mediaType, document));
      if (shape !== plain.get(format)) found.push({ seed, format, detail: shape.slice(0, 200) });
    }
    const { format, text: contract } = pageOutput(text);
    const parts = foreignParts(contract, ofPage);
    if (parts.length > 0) found.push({ seed, format, detail: parts.join(' · ').slice(0, 200) });
  }
  await mcp.close();
  return found;
}

/** Every document that has the text as a name, or quotes it. */
async function namedOutputs(text: string, mcp: Client): Promise<readonly Output[]> {
  const made = [hybridOutputs(text), mcpOutputs(text, mcp), reportOutputs(text), problemOutputs(text)];
  return [...(await Promise.all(made)).flat(), ...catalogOutputs(text)];
}

function attempt(parse: () => string): string {
  try {
    return parse();
  } catch (error) {
    return `not well formed: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}
