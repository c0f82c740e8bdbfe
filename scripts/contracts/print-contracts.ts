import type { JudgedPage } from './judge-page.ts';

/** Score and identity that a page made from a contract alone has to reach. */
export const WANTED = 90;

type Row = JudgedPage & { readonly slug: string };

/** Totals, then a table of the brands that fall short, or of all. */
export function describeContracts(rows: readonly Row[], all: boolean): string {
  const shown = all ? rows : rows.filter((row) => !isMet(row));
  const scores = rows.map(({ card }) => card.score);
  const identities = rows.map(({ identity }) => identity.score ?? 0);
  return [
    `${rows.length} contracts; ${rows.filter(isMet).length} pages with score and identity of at least ${WANTED}`,
    `score: ${spread(scores)}; identity: ${spread(identities)}`,
    `${rows.filter(({ card }) => card.verdict === 'pass').length} pass`,
    ...(shown.length === 0
      ? []
      : ['| brand | score | identity | verdict | misses |', '|---|---|---|---|---|']),
    ...shown.map(describeRow),
  ].join('\n');
}

function isMet({ card, identity }: JudgedPage): boolean {
  return card.blockedBy === null && card.score >= WANTED && (identity.score ?? 0) >= WANTED;
}

function describeRow({ slug, card, identity, misses }: Row): string {
  const parts = identity.parts
    .filter(({ result }) => result.score !== null && result.score < 0.9)
    .map(({ part, result }) => `${part.id} ${result.score?.toFixed(2)}`);
  return `| ${slug} | ${card.score} | ${identity.score} | ${card.verdict} | ${[...misses, ...parts].join('; ')} |`;
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))];
  return `least ${at(0)}, 10 % ${at(0.1)}, median ${at(0.5)}`;
}

/** Every axis and part of one brand. */
export function describeContract({ card, identity }: Row): string {
  return [
    ...card.axes.map(
      ({ id, target, reading, status }) =>
        `${status === 'pass' ? ' ' : '!'} ${id}: ${target}, read ${reading.value}${reading.value === null ? '' : ` (${reading.measure})`}`,
    ),
    ...identity.parts.map(({ part, result }) =>
      result.score === null
        ? `  ${part.id}: ${result.reason}`
        : `${result.score < 0.9 ? '!' : ' '} ${part.id} ${result.score.toFixed(2)}: ${result.measured}, expected ${result.expected}`,
    ),
  ].join('\n');
}
