import type * as v from 'valibot';
import { withDeadline } from '../../http/deadline.ts';
import type { Context } from '../../worker/context.ts';
import type { Operation } from '../../worker/operation.ts';
import { agentsMdOfPage } from '../../worker/operations/agents-md.ts';
import { compose } from '../../worker/operations/compose.ts';
import { diff } from '../../worker/operations/diff.ts';
import { nearest } from '../../worker/operations/nearest.ts';
import { query } from '../../worker/operations/query.ts';
import { score } from '../../worker/operations/score.ts';
import { search } from '../../worker/operations/search.ts';
import { vectorize } from '../../worker/operations/vectorize.ts';
import { validInput } from '../../worker/read-request.ts';
import { createNodeContext } from './context.ts';
import { openData, type Data } from './data.ts';
import { FILES_HOST, fileFetch } from './file-fetch.ts';
import { lazyRenderService } from './lazy-render-service.ts';

/** The operations of the service that the command line calls. */
const CALLED = {
  agents_md: agentsMdOfPage,
  compose,
  diff,
  nearest,
  query,
  score,
  search,
  vectorize,
} as const;
type Called = typeof CALLED;

export type OperationName = keyof Called;
export type InputOf<Name extends OperationName> = v.InferInput<Called[Name]['input']>;
export type AnswerOf<Name extends OperationName> = v.InferOutput<Called[Name]['output']>;

/** Where the pages of a call come from. */
export interface PageAccess {
  /** Folder of the files that are read, as an absolute path; null when no file is read. */
  readonly root: string | null;
  /** `host:port` that may be fetched although they are not public. */
  readonly allowHosts: readonly string[];
  /** Whether every page is rendered in Chromium. */
  readonly render: boolean;
  /** Whether addresses outside the folder are not fetched. */
  readonly offline: boolean;
}

export interface Engine {
  /** Calls an operation. Throws the TasteErrors of the operation. */
  call<Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    access?: PageAccess,
  ): Promise<AnswerOf<Name>>;
  readonly data: Data;
  /** What an operation may use; for the tools of the MCP interface. */
  readonly context: (access: PageAccess, signal: AbortSignal) => Context;
}

export const NO_FILES: PageAccess = { root: null, allowHosts: [], render: false, offline: false };

export interface EngineOptions {
  /** Folder of the data files. */
  readonly data: string;
  /** Origin of the service that contracts name; empty for none. */
  readonly origin: string;
  readonly now: () => Date;
  /** Path of Chromium; null to look for it. */
  readonly chromium: string | null;
}

/** The engine of the service on Node. */
export function openEngine({ data: folder, origin, now, chromium }: EngineOptions): Engine {
  const data = openData(folder);
  const context = ({ root, allowHosts, render, offline }: PageAccess, signal: AbortSignal) => {
    const others = offline ? refuseFetch : fetch;
    const network = {
      fetch: root === null ? others : fileFetch(root, others),
      renderService: lazyRenderService(chromium, root),
    };
    const hosts = root === null ? allowHosts : [...allowHosts, FILES_HOST];
    return createNodeContext(data, { allowHosts: hosts, render, origin, now }, network, signal);
  };
  return {
    data,
    context,
    call: (name, input, access = NO_FILES) =>
      withDeadline(async (signal) => {
        const operation: Operation = CALLED[name];
        const output = await operation.run(validInput(operation, input), context(access, signal));
        return output as AnswerOf<typeof name>; // what `run` returns is what the schema describes
      }),
  };
}

async function refuseFetch(): Promise<never> {
  throw new Error('No address is fetched: --offline.');
}
