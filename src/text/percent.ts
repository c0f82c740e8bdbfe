/** A share of 1 as text: `12 %`, with one decimal below a tenth: `0.4 %`. Shares above 1 count as 1. */
export function percent(share: number): string {
  const part = Math.min(1, Math.max(0, share));
  return written(part < DECIMAL_BELOW ? Math.round(1000 * part) / 10 : Math.round(100 * part));
}

/** Whole per cents from a tenth up, and for values that round to it (9.5 % and more). */
const DECIMAL_BELOW = 0.095;

/**
 * Parts of one whole as text whose rounded values add up: each is rounded down to its unit (tenths of a per cent for
 * small parts, otherwise per cents), and the largest remainders get what is left. A sum above the whole is scaled to
 * it.
 */
export function percents(shares: readonly number[]): string[] {
  const parts = shares.map((share) => Math.max(0, share));
  const sum = total(parts);
  const unit = parts.some((part) => part > 0 && part / Math.max(1, sum) < DECIMAL_BELOW) ? 0.1 : 1;
  const exact = parts.map((part) => (100 * part) / Math.max(1, sum) / unit);
  const floors = exact.map((part) => Math.floor(part));
  const left = Math.round(total(exact)) - total(floors);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) floors[at] = (floors[at] ?? 0) + 1;
  return floors.map((part) => written(unit === 1 ? part : part / 10));
}

function total(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

function written(percentage: number): string {
  return `${percentage} %`;
}
