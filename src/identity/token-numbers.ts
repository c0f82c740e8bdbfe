import type { TargetIdentity } from './target.ts';

/** A number that a token states. */
export interface TokenNumber {
  readonly token: string;
  readonly value: number;
}

/** The numbers of the tokens `prefix.name`, in the order of the names. */
export function tokenNumbers(
  prefix: string,
  names: readonly string[],
  { tokens }: TargetIdentity,
): readonly TokenNumber[] {
  return names.flatMap((name) => {
    const token = `${prefix}.${name}`;
    const value = Number.parseFloat(tokens.get(token) ?? '');
    return Number.isFinite(value) ? [{ token, value }] : [];
  });
}

/** The number nearest to the one seen; null without numbers. */
export function nearestNumber(seen: number, numbers: readonly TokenNumber[]): TokenNumber | null {
  return numbers.toSorted((a, b) => Math.abs(a.value - seen) - Math.abs(b.value - seen))[0] ?? null;
}
