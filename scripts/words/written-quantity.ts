import type { Random } from './random.ts';

/** A range of quantities that state one value. */
export interface Range {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

/** A quantity of the range, as people write it. */
export function writtenQuantity({ unit, from, to }: Range, random: Random): string {
  const amount = from + random.next() * (to - from);
  switch (unit) {
    case 'px':
      return length(from < 1 && to <= 1 ? random.pick([0.5, 1, 1]) : rounded(amount, from, to), random);
    case 'ms':
      return duration(10 * Math.round(amount / 10), random);
    case 'ratio':
      return `${random.chance(0.5) ? decimals(amount, 1) : rounded(amount, from, to)}${random.pick([':1', ':1', ' to 1', ' to one', ''])}`;
    case 'weight':
      return String(100 * Math.round(amount / 100));
    case 'times':
      return `${decimals(amount, 1)}${random.pick(['x', ' times'])}`;
    case 'em':
      return random.chance(0.5) ? `${decimals(amount, 3)}em` : `${decimals(100 * amount, 1)}%`;
    default:
      return String(rounded(amount, from, to));
  }
}

function length(px: number, random: Random): string {
  return px >= 4 && random.chance(0.08)
    ? `${decimals(px / 16, 3)}rem`
    : px + random.pick(['px', 'px', 'px', ' px', ' pixels', '']);
}

function duration(ms: number, random: Random): string {
  return random.chance(0.25)
    ? `${decimals(ms / 1000, 2)}${random.pick(['s', ' seconds'])}`
    : `${ms}${random.pick(['ms', ' ms', ' milliseconds'])}`;
}

/** A whole number of the range, when it has one. */
function rounded(amount: number, from: number, to: number): number {
  return Math.max(Math.ceil(from), Math.min(Math.floor(to), Math.round(amount)));
}

function decimals(amount: number, count: number): number {
  return Number(amount.toFixed(count));
}
