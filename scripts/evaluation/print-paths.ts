import { AXES } from '../../src/grammar/axes/index.ts';
import type { Mismatch } from './compare-paths.ts';

/** For each axis the number of pages on which both paths agree, then every mismatch. */
export function printPaths(mismatches: readonly Mismatch[], pages: number): string {
  const byAxis = Map.groupBy(mismatches, ({ axis }) => axis);
  const rows = AXES.map(({ id }) => {
    const own = byAxis.get(id) ?? [];
    const causes = Map.groupBy(own, ({ cause }) => cause);
    const counts = [...causes].map(([cause, list]) => `${cause} ${list.length}`).join(', ');
    const share = (100 * (pages - own.length)) / Math.max(1, pages);
    return `${id.padEnd(26)} ${String(pages - own.length).padStart(4)}  ${share.toFixed(1).padStart(5)} %  ${counts}`;
  });
  const details = mismatches
    .toSorted((a, b) => a.axis.localeCompare(b.axis))
    .map(
      ({ axis, page, cause, ...read }) =>
        `${axis.padEnd(26)} ${page.padEnd(26)} ${cause.padEnd(8)} ${read.static ?? 'not shown'} → ${read.rendered ?? 'not shown'}`,
    );
  const heading = `${'axis'.padEnd(26)} same value on how many of ${pages} pages; causes of the others`;
  return [heading, ...rows, '', 'static → rendered', ...details].join('\n');
}
