import { join } from 'node:path';
import * as v from 'valibot';
import { createNodeContext } from '../../cli/engine/context.ts';
import type { AskedExample } from '../../site/api-description.ts';
import { catalogIndex, type BundledCatalog } from '../../src/catalog/catalog-index.ts';
import { unpackIndex } from '../../src/search/packed-index.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import type { Context } from '../../worker/context.ts';
import type { Operation } from '../../worker/operation.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { readModel } from '../words/readings.ts';

/** What the examples of the API are answered from. */
export interface Answering {
  readonly root: string;
  readonly bundled: BundledCatalog;
  readonly searchIndex: Uint8Array<ArrayBuffer>;
  /** The published documents by path under `assets/`. */
  readonly documents: ReadonlyMap<string, string>;
}

/** Runs the examples of every operation; those that need the network, a token or a database have no answer. */
export async function exampleAnswers(from: Answering): Promise<ReadonlyMap<string, readonly AskedExample[]>> {
  const context = contextOf(from);
  const operations: readonly Operation[] = await loadOperations();
  const answered = new Map<string, readonly AskedExample[]>();
  for (const operation of operations) {
    const examples: AskedExample[] = [];
    for (const { summary, input } of operation.examples ?? []) {
      const given = input as AskedExample['input']; // inputs are JSON objects
      examples.push({ summary, input: given, answer: await answerTo(operation, given, context) });
    }
    answered.set(operation.name, examples);
  }
  return answered;
}

async function answerTo(
  operation: Operation,
  input: AskedExample['input'],
  context: Context,
): Promise<string | null> {
  const needsNetwork = /"(?:\w+_)?url":/.test(JSON.stringify(input));
  if (needsNetwork || operation.needsToken !== undefined || operation.name === 'log') return null;
  const answer: unknown = await operation.run(v.parse(operation.input, input), context);
  return typeof answer === 'string'
    ? firstLines(answer)
    : JSON.stringify(shortened(JSON.parse(JSON.stringify(answer))), null, 2);
}

/** Lines of a text that are shown. */
const LINES = 40;
/** Items of a list that are shown. */
const ITEMS = 2;
/** Characters of a text that are shown. */
const CHARACTERS = 160;

function firstLines(text: string): string {
  const lines = text.split('\n');
  const rest = lines.length - LINES;
  return rest > 0 ? [...lines.slice(0, LINES), `… ${rest} more lines`].join('\n') : text;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > CHARACTERS ? `${value.slice(0, CHARACTERS)}…` : value;
  if (Array.isArray(value)) {
    const rest = value.length - ITEMS;
    return [...value.slice(0, ITEMS).map(shortened), ...(rest > 0 ? [`… ${rest} more`] : [])];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

function contextOf({ root, bundled, searchIndex, documents }: Answering): Context {
  const catalog = catalogIndex(bundled);
  const data = {
    catalog: () => catalog,
    searchIndex: () => unpackIndex(searchIndex.buffer),
    readAxes: createAxisReader(readModel(join(root, 'src/words/axis-model.bin'))),
    decodePicture: async () => null, // pages of examples have no pictures
    readDocument: async (path: string) => documents.get(path.slice(1)) ?? null,
  };
  const refuse = async () => Promise.reject(new Error('Examples are answered without the network.'));
  const settings = { allowHosts: [], render: false, origin: HOST, now: () => new Date(0) };
  const network = { fetch: refuse, renderService: { render: refuse, askVision: refuse } };
  return createNodeContext(data, settings, network, new AbortController().signal);
}

/** Stands for the address of the service in examples. */
export const HOST = 'https://taste.example.com';
