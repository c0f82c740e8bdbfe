import type { Operation } from '../../worker/operation.ts';
import { mutateBody, writtenBody } from './random-body.ts';
import { mutateText } from './mutate-text.ts';
import { randomFrom, type Random } from './random.ts';
import { htmlOf, randomPage, type RandomPage } from './random-page.ts';
import { randomUrl } from './random-url.ts';

/** What a seed gives, and what reads it. */
export type RandomInput =
  | { readonly kind: 'page' | 'repeated'; readonly page: RandomPage }
  | { readonly kind: 'body'; readonly operation: Operation; readonly bytes: Uint8Array }
  | { readonly kind: 'address'; readonly operation: Operation; readonly address: string };

/** Of twenty inputs: a page read with its elements once and many times, other pages through the reading itself, pages through operations, bodies; the rest are addresses. */
const REPEATED = 1;
const PAGES = 9;
const THROUGH_OPERATIONS = 4;
const BODIES = 5;
const ALL = 20;

/** The input of a seed. The same seed gives the same input on every machine. */
export function randomInput(seed: number, operations: readonly Operation[]): RandomInput {
  const random = randomFrom(seed);
  const turn = seed % ALL;
  if (turn < REPEATED) return { kind: 'repeated', page: randomPage(random) };
  if (turn < PAGES) return { kind: 'page', page: randomPage(random) };
  if (turn < PAGES + THROUGH_OPERATIONS) return pageBody(random, operations);
  const chosen = pick(operations, random);
  const examples = (chosen.examples ?? []).map(({ input }) => input as object);
  const example = examples[random.below(examples.length)] ?? {};
  if (turn >= PAGES + THROUGH_OPERATIONS + BODIES || chosen.method !== 'POST')
    return addressed(chosen, example, random, operations);
  return { kind: 'body', operation: chosen, bytes: writtenBody(mutateBody(example, random), random) };
}

/** A page in the body of each operation that takes one. */
function pageBody(random: Random, operations: readonly Operation[]): RandomInput {
  const { css, ...parts } = randomPage(random);
  const html = htmlOf({ css, ...parts });
  const page = {
    html,
    ...(css !== '' && { css }),
    ...(random.below(3) === 0 && { base_url: randomUrl(random) }),
  };
  const brief = random.pick([
    'Warm cream ground, bold serif headings, pill buttons.',
    mutateText(random).slice(0, 300),
  ]);
  const [name, body] = random.pick<readonly [string, object]>([
    ['vectorize', { ...page, explain: true }],
    ['agents_md', page],
    ['score', { ...page, brief }],
    ['score', { ...page, target_brand: 'stripe' }],
    ['nearest', page],
    ['diff', { a: page, b: { brand: 'linear' } }],
    ['query', { query: brief }],
  ]);
  const operation = operations.find((one) => one.name === name) ?? pick(operations, random);
  return { kind: 'body', operation, bytes: new TextEncoder().encode(JSON.stringify(body)) };
}

/** An address that an operation fetches, or whose query it reads. */
function addressed(
  chosen: Operation,
  example: object,
  random: Random,
  operations: readonly Operation[],
): RandomInput {
  if (chosen.method === 'GET') {
    const mutated = mutateBody(example, random);
    const query = Object.entries(typeof mutated === 'object' && mutated !== null ? mutated : {})
      .map(
        ([name, value]) =>
          `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`,
      )
      .join('&');
    return { kind: 'address', operation: chosen, address: `https://taste.example/?${query}` };
  }
  const fetching = operations.filter(({ name }) =>
    ['vectorize', 'extract', 'agents_md', 'score'].includes(name),
  );
  const operation = pick(fetching, random);
  const body = { url: randomUrl(random), ...(operation.name === 'score' && { target_brand: 'linear' }) };
  return { kind: 'body', operation, bytes: new TextEncoder().encode(JSON.stringify(body)) };
}

/** As the query of an address; a lone surrogate cannot be encoded. */
function encoded(text: string | undefined): string {
  return encodeURIComponent((text ?? '').toWellFormed());
}

function pick<T>(list: readonly T[], random: Random): T {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('There is nothing to pick from.');
  return random.pick([first, ...rest]);
}
