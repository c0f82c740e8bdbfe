import { PAGE_INPUTS, isRefused, type PageInput } from './page-inputs.ts';
import { HOSTILE_URLS } from './hostile-urls.ts';
import type { Network } from './network.ts';

/** What the attempts through all inputs found. */
export interface Outcome {
  readonly attempts: number;
  /** Hostile URLs that were given directly and not refused, with their input. */
  readonly accepted: readonly string[];
  /** Requests that reached a host that must not be reached. */
  readonly forbidden: readonly string[];
}

/** Statuses of redirects, in turn. */
const STATUSES = [301, 302, 303, 307, 308];
/** Characters; a longer URL is refused before it is a redirect. */
const MAX_LENGTH = 2000;

/** An address that redirects to a URL after a number of hops. */
export function moved(to: string, hops = 0, status = 302): string {
  const search = new URLSearchParams({ to, hops: String(hops), status: String(status) });
  return `https://moved.example.com/?${search.toString()}`;
}

/**
 * Pages with a URL: `loads` has it as sheet, import, script, image and frame, `refresh` as refresh, `headers` as headers
 * that load or refresh, `base` as the address that all others are relative to.
 */
const KINDS = ['loads', 'refresh', 'headers', 'base'] as const;

/** An address of such a page. */
function pageWith(kind: (typeof KINDS)[number], to: string): string {
  return `https://page.example.com/${kind}?${new URLSearchParams({ to }).toString()}`;
}

/**
 * Gives every hostile URL to every input: directly, behind one to four redirects, in a refresh and inside of a page.
 * @param stride each input gets every nth URL, the next input those after them
 */
export async function attack(service: URL, network: Network, stride: number): Promise<Outcome> {
  const accepted: string[] = [];
  let attempts = 0;
  for (const [at, input] of PAGE_INPUTS.entries()) {
    const urls = HOSTILE_URLS.map((url, n) => [url, n] as const).filter(
      ([, n]) => n % stride === at % stride,
    );
    await inParallel(urls, async ([url, n]) => {
      attempts += 1;
      if (!(await isRefused(service, input, url))) accepted.push(`${input.name}: ${url}`);
      if (url.length > MAX_LENGTH) return;
      for (const indirect of indirectly(url, n, input)) {
        attempts += 1;
        await isRefused(service, input, indirect);
      }
    });
  }
  return { attempts, accepted, forbidden: network.forbidden() };
}

function indirectly(url: string, n: number, { name }: PageInput): readonly string[] {
  // A redirect may be relative: `//127.0.0.1/`.
  const redirect = URL.canParse(url, MOVED) ? [moved(url, n % 4, STATUSES[n % STATUSES.length])] : [];
  // All inputs read pages in the same way.
  return name === 'vectorize' ? [...redirect, ...KINDS.map((kind) => pageWith(kind, url))] : redirect;
}

const MOVED = 'https://moved.example.com/';

const PARALLEL = 8;

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}
