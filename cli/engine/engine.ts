import type * as v from 'valibot';
import type { BrandRecord } from '../../src/catalog/record.ts';
import type { Fetch } from '../../src/page/request.ts';
import { withDeadline } from '../../http/deadline.ts';
import { withServiceAddress } from '../../src/contract/service-address.ts';
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
import { resolveBrand } from '../../worker/resolve-brand.ts';
import { createNodeContext } from './context.ts';
import { openData } from './data.ts';
import { FILES_HOST, fileFetch } from './file-fetch.ts';
import { publicFetch } from './public-fetch.ts';
import { CALL_MS } from './times.ts';
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
  /** Complete readings that the trials of fixes may cost; without it, as many as in the service. */
  readonly trials?: number | undefined;
}

export interface Engine {
  /** Calls an operation. Throws the TasteErrors of the operation. */
  call<Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    access?: PageAccess,
  ): Promise<AnswerOf<Name>>;
  /** A published document with the address of the service, by its path; null when there is none. */
  readonly document: (path: string) => Promise<string | null>;
  /** The published record of a brand by slug, name or host. Throws `unknown_brand` with similar names. */
  readonly record: (brand: string) => Promise<BrandRecord>;
  /** Slug of the brand of a slug, name, host or URL. Throws `unknown_brand` with similar names. */
  readonly slugOf: (brand: string) => string;
  /** What an operation may use; for the tools of the MCP interface. */
  readonly context: (access: PageAccess, signal: AbortSignal) => Context;
}

const NO_FILES: PageAccess = { root: null, allowHosts: [], render: false, offline: false };

export interface EngineOptions {
  /** Folder of the data files. */
  readonly data: string;
  /** Origin of the service that contracts name, or its placeholder. */
  readonly origin: string;
  readonly now: () => Date;
}

/** The engine of the service on Node. */
export function openEngine({ data: folder, origin, now }: EngineOptions): Engine {
  const data = openData(folder);
  const context = ({ root, allowHosts, render, offline, trials }: PageAccess, signal: AbortSignal) => {
    const hosts = root === null ? allowHosts : [...allowHosts, FILES_HOST];
    const others = offline ? refuseFetch : platformFetch;
    const pageFetch = root === null ? others : fileFetch(root, others);
    const network = {
      fetch: pageFetch,
      renderService: lazyRenderService({ allowHosts: hosts, fetch: publicFetch(pageFetch, hosts) }),
    };
    return createNodeContext(data, { allowHosts: hosts, render, origin, now, trials }, network, signal);
  };
  const document = async (path: string) => {
    const text = await data.readDocument(path);
    return text === null ? null : withServiceAddress(text, origin);
  };
  const slugOf = (brand: string) => resolveBrand(brand, 'brand', data.catalog()).entry.slug;
  return {
    context,
    document,
    record: async (brand) => {
      const path = `/api/styles/${slugOf(brand)}.json`;
      const text = await document(path);
      if (text === null) throw new Error(`${path} is missing from the data files.`);
      return JSON.parse(text) as BrandRecord; // written by the build from the same type
    },
    slugOf,
    call: (name, input, access = NO_FILES) =>
      withDeadline(async ({ signal }) => {
        const operation: Operation = CALLED[name];
        const output = await operation.run(validInput(operation, input), context(access, signal));
        return output as AnswerOf<typeof name>; // what `run` returns is what the schema describes
      }, CALL_MS),
  };
}

const platformFetch: Fetch = (url, init) => fetch(url, init);

async function refuseFetch(): Promise<never> {
  throw new Error('No address is fetched: --offline.');
}
