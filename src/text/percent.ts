/** A share of 1 as text: `12 %`, below a tenth with one decimal: `0.4 %`. More than the whole is the whole. */
export function percent(share: number): string {
  const part = Math.min(1, Math.max(0, share));
  return written(part < DECIMAL_BELOW ? Math.round(1000 * part) / 10 : Math.round(100 * part));
}

/** Whole per cents of a tenth and more; what rounds to 9.5 and more is a tenth. */
const DECIMAL_BELOW = 0.095;

/**
 * Parts of one whole as text, which add up as they are read: each is rounded down to its unit (tenths of a per cent
 * where a part is small, else per cents), and what is left goes to the largest remainders. More than the whole in sum
 * is scaled to the whole.
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
