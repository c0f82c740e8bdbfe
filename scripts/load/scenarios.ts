import { EXAMPLE_HTML } from '../../worker/example-page.ts';
import type { LoadRequest } from './drive.ts';

/** A kind of request under load; `n` counts the requests of a run. */
export interface Scenario {
  readonly name: string;
  readonly request: (n: number) => LoadRequest;
  /** Least throughput as a share of the trivial Worker; null where a page is read. */
  readonly least: number | null;
}

const AESTHETICS = [
  'warm editorial',
  'brutalist',
  'quiet luxury',
  'swiss grid',
  'playful rounded',
  'dark terminal',
];
const TRADES = ['bank', 'newspaper', 'developer tools', 'fashion', 'government', 'airline', 'music'];
const SURFACES = ['stripe', 'linear', 'govuk', 'airtable', 'bulma'];
const TYPES = ['apple', 'github', 'vercel', 'notion', 'figma'];

/** As many as fit into the cache of answers; after each was asked once, answers come from there. */
const KEPT = 30;

const of = (list: readonly string[], n: number) => list[n % list.length] ?? '';
const words = (n: number) => `${of(AESTHETICS, n)} ${of(TRADES, Math.floor(n / AESTHETICS.length))}`;
const post = (path: string, body: object): LoadRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
const sources = (n: number) => ({
  surface: of(SURFACES, n),
  type: of(TYPES, Math.floor(n / SURFACES.length)),
});

export const SCENARIOS: readonly Scenario[] = [
  { name: 'search', request: (n) => post('/api/search', { q: words(n % KEPT) }), least: 0.6 },
  {
    name: 'search, no two alike',
    request: (n) => post('/api/search', { q: `${words(n)} ${n}` }),
    least: null,
  },
  {
    name: 'compose',
    request: (n) => post('/api/compose', { sources: sources(n % KEPT), name: 'Hybrid' }),
    least: 0.6,
  },
  {
    name: 'compose, no two alike',
    request: (n) => post('/api/compose', { sources: sources(n), name: `Hybrid ${n}` }),
    least: null,
  },
  {
    name: 'static document',
    request: () => ({ method: 'GET', path: '/api/styles/stripe.json' }),
    least: null,
  },
  { name: 'query', request: (n) => post('/api/query', { query: words(n % KEPT) }), least: null },
  { name: 'vectorize a page', request: () => post('/api/vectorize', { html: EXAMPLE_HTML }), least: null },
  {
    name: 'score a page',
    request: () => post('/api/score', { html: EXAMPLE_HTML, target_brand: 'stripe' }),
    least: null,
  },
];
