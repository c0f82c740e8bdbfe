import path from 'node:path';
import * as v from 'valibot';
import { createNodeContext } from '../../cli/engine/context.ts';
import { openData } from '../../cli/engine/data.ts';
import { PASS_TIMES } from '../../cli/engine/times.ts';
import { parseJson } from '../../http/read-json.ts';
import { fail, TasteError } from '../../src/errors.ts';
import type { Context } from '../../worker/context.ts';
import type { Operation } from '../../worker/operation.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { createPageReader } from '../../worker/read-page.ts';
import { readQuery, validInput } from '../../worker/read-request.ts';
import type { RenderService } from '../../worker/render-client.ts';
import { ROOT } from '../local-platform.ts';
import { findFault } from './find-fault.ts';
import type { Finding } from './finding.ts';
import { randomInput, type RandomInput } from './random-input.ts';
import { growthFault, MANY_TIMES, written } from './growth-fault.ts';
import { randomNetwork } from './random-network.ts';

const data = openData(path.join(ROOT, 'cli/dist/data'));
const OPERATIONS: readonly Operation[] = await loadOperations();

/** Gives the input of a seed to what reads it, twice. */
export async function tryInput(seed: number): Promise<Finding> {
  const input = randomInput(seed, OPERATIONS);
  const before = process.threadCpuUsage();
  const outcome = 'page' in input ? readPage(input) : await callTwice(input, seed);
  const { user, system } = process.threadCpuUsage(before);
  return {
    reader: 'page' in input ? input.kind : input.operation.name,
    ...outcome,
    ms: (user + system) / 1000,
    bytes: sizeOf(input),
  };
}

type Outcome = Pick<Finding, 'answered' | 'fault'>;
type Call = Extract<RandomInput, { operation: Operation }>;
type PageInput = Exclude<RandomInput, Call>;

function readPage({ kind, page }: PageInput): Outcome {
  const fault = kind === 'page' ? findFault(written(page)) : growthFault(page);
  return { answered: true, fault };
}

async function callTwice(call: Call, seed: number): Promise<Outcome> {
  try {
    const [first, second] = [await answerTo(call, seed), await answerTo(call, seed)];
    const answered = first.startsWith(OK);
    if (first !== second) return { answered, fault: 'Two answers differ.' };
    return { answered, fault: answered ? mismatch(call.operation, first.slice(OK.length)) : null };
  } catch (error) {
    const fault =
      error instanceof Error ? `${error.name}: ${error.message}` : 'Throws a value that is not an Error.';
    return { answered: false, fault };
  }
}

/** Before an answer that is no refusal. */
const OK = '200 ';

/** The answer as text; a refusal of the request is one. */
async function answerTo(input: Call, seed: number): Promise<string> {
  try {
    const given =
      input.kind === 'body' ? parseJson(input.bytes) : readQuery(new URL(input.address).searchParams);
    const valid = validInput(input.operation, given);
    const answer = await input.operation.run(valid, contextFor(seed));
    return OK + (JSON.stringify(answer) ?? 'null');
  } catch (error) {
    if (error instanceof TasteError) return `${error.code} ${error.message}`;
    throw error;
  }
}

/** What of an answer is not as its schema says. */
function mismatch({ output }: Operation, json: string): string | null {
  const { issues } = v.safeParse(output, JSON.parse(json) ?? undefined);
  if (issues === undefined) return null;
  const [issue] = issues;
  return `${v.getDotPath(issue) ?? 'The answer'}: ${issue.message}`;
}

/** Operations on Node, with a network that answers by the seed, and no browser. */
function contextFor(seed: number): Context {
  const now = () => new Date(0);
  const { signal } = new AbortController();
  const network = { fetch: randomNetwork(seed), renderService: NO_BROWSER };
  const options = { allowHosts: [], render: false, origin: 'https://taste.example', now };
  const context = createNodeContext(data, options, network, signal);
  const platform = { fetch: network.fetch, decodePicture: data.decodePicture, times: PASS_TIMES };
  return {
    ...context,
    catalog: context.catalog,
    readPage: createPageReader(platform, NO_BROWSER, context.settings, signal),
  };
}

const NO_BROWSER: RenderService = {
  render: async () => fail('not_configured', 'There is no browser.'),
  askVision: async () => fail('not_configured', 'There is no vision model.'),
};

function sizeOf(input: RandomInput): number {
  if ('page' in input) return written(input.page, input.kind === 'page' ? 1 : MANY_TIMES).length;
  return input.kind === 'body' ? input.bytes.length : input.address.length;
}
