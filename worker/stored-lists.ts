import type { IRequest } from 'itty-router';
import * as v from 'valibot';
import { API_VERSION } from '../src/catalog/lean-entry.ts';
import { fail } from '../src/errors.ts';
import { onCatalog } from './catalog-backend.ts';
import { type Env, parseEnv } from './env.ts';
import { CACHE } from './operation.ts';
import { readQuery } from './read-request.ts';
import { listedAfter, type ListedBrand, type ListedText, storedCatalog } from './store/stored-catalog.ts';

/** A list of all brands, as the build publishes it. */
interface BrandList {
  readonly mediaType: string;
  readonly of: ListedText;
  /** Brands of one query, at most: about a megabyte. */
  readonly atOnce: number;
  readonly start: (count: number) => string;
  readonly between: string;
  readonly end: string;
}

const LISTS: Readonly<Record<string, BrandList>> = {
  '/api/styles.json': {
    mediaType: 'application/json',
    of: 'entry',
    atOnce: 800,
    start: (count) => `{"count":${count},"version":"${API_VERSION}","styles":[`,
    between: ',',
    end: ']}\n',
  },
  '/api/catalog.jsonl': {
    mediaType: 'application/jsonl',
    of: 'record',
    atOnce: 40,
    start: () => '',
    between: '', // a record ends its own line
    end: '',
  },
};

const Part = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))),
});

/**
 * A list of all brands from the database; undefined with the catalog in memory, where a file has it. With `limit` it is
 * a part of the list, and its `Link` header leads to the next one. Throws `invalid_request`, `not_configured` and
 * `unavailable`.
 */
export async function answerStoredList({ url }: IRequest, env: Env): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url);
  const list = LISTS[pathname];
  if (list === undefined || parseEnv(env).catalogBackend !== 'd1') return undefined;
  const asked = v.safeParse(Part, readQuery(searchParams));
  if (!asked.success)
    return fail('invalid_request', '`limit` is a whole number from 1, `after` the slug of the last brand.');
  const { after, limit } = asked.output;
  const count = await onCatalog(env, async (db) => (await storedCatalog(db)).facts.brands);
  const read: ReadBrands = (from, most) =>
    onCatalog(env, (db) => listedAfter(db, list.of, { after: from, limit: most }));
  const headers = { 'content-type': list.mediaType, 'cache-control': CACHE.documents };
  if (limit === undefined) return new Response(await wholeList(list, { count, after, read }), { headers });
  const most = Math.min(limit, list.atOnce);
  const brands = await read(after, most + 1); // one more tells whether others follow
  const part = brands.slice(0, most);
  const next = `<${pathname}?limit=${most}&after=${part.at(-1)?.slug ?? ''}>; rel="next"`;
  const text = list.start(count) + joined(list, part) + list.end;
  return new Response(text, { headers: { ...headers, ...(brands.length > most && { link: next }) } });
}

type ReadBrands = (after: string, most: number) => Promise<readonly ListedBrand[]>;

interface Whole {
  readonly count: number;
  readonly after: string;
  readonly read: ReadBrands;
}

/** The list as it is read, which may be larger than an isolate. A database that fails before the first brands is an error of its own; later, the answer breaks off. */
async function wholeList(
  list: BrandList,
  { count, after, read }: Whole,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let text = list.start(count);
  let brands = await read(after, list.atOnce);
  return new ReadableStream({
    async pull(controller) {
      const last = brands.at(-1);
      const isLast = last === undefined || brands.length < list.atOnce;
      controller.enqueue(encoder.encode(text + joined(list, brands) + (isLast ? list.end : '')));
      if (isLast) return controller.close();
      brands = await read(last.slug, list.atOnce);
      text = brands.length === 0 ? '' : list.between;
    },
  });
}

function joined({ between }: BrandList, brands: readonly ListedBrand[]): string {
  return brands.map(({ text }) => text).join(between);
}
