import type { Count, PageAgreement } from './compare-page.ts';

const WORST_PAGES = 10;
const WORST_PROPERTIES = 25;

/** The report as text: totals, the pages with the lowest agreement, the properties that differ most with an example. */
export function printAgreement(results: ReadonlyMap<string, PageAgreement | null>): string {
  const compared = [...results].filter((entry): entry is [string, PageAgreement] => entry[1] !== null);
  const skipped = [...results].filter(([, result]) => result === null).map(([id]) => id);
  const all = sum(compared.map(([, { all: count }]) => count));
  const changed = sum(compared.map(([, { changed: count }]) => count));
  const worst = compared.toSorted((a, b) => share(a[1].changed) - share(b[1].changed)).slice(0, WORST_PAGES);
  return [
    `${compared.length} pages, ${all.pairs} pairs: ${percent(all)} agree`,
    `pairs changed by author CSS: ${percent(changed)} of ${changed.pairs} agree`,
    ...(skipped.length === 0 ? [] : [`not compared because the trees differ: ${skipped.join(', ')}`]),
    '',
    'pages with the lowest agreement (pairs changed by author CSS, all pairs)',
    ...worst.map(([id, result]) => `  ${id.padEnd(24)} ${percent(result.changed)} ${percent(result.all)}`),
    '',
    'properties that differ most (pairs, of these changed by author CSS)',
    ...worstProperties(compared),
  ].join('\n');
}

function worstProperties(compared: readonly (readonly [string, PageAgreement])[]): string[] {
  const found = compared.flatMap(([id, { differences }]) =>
    differences.map((difference) => ({ id, ...difference })),
  );
  const groups = [...Map.groupBy(found, ({ property }) => property)];
  return groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, WORST_PROPERTIES)
    .map(([property, list]) => {
      const byAuthor = list.filter(({ changed }) => changed);
      const [example] = byAuthor.length > 0 ? byAuthor : list;
      const text = example && `${example.id} ${example.element}: ${example.chromium} / ${example.ours}`;
      return `  ${property.padEnd(28)} ${String(list.length).padStart(6)} ${String(byAuthor.length).padStart(6)}  ${text?.slice(0, 150)}`;
    });
}

function sum(counts: readonly Count[]): Count {
  return {
    pairs: counts.reduce((total, { pairs }) => total + pairs, 0),
    wrong: counts.reduce((total, { wrong }) => total + wrong, 0),
  };
}

function share({ pairs, wrong }: Count): number {
  return pairs === 0 ? 1 : 1 - wrong / pairs;
}

function percent(count: Count): string {
  return `${(100 * share(count)).toFixed(3)} %`;
}
