import { pairingOf } from '../grammar/axes/type-pairing/pairing-of.ts';
import type { TokenFamily } from '../grammar/token-facts.ts';

type Families = Readonly<Record<string, TokenFamily>>;

/** Whether the largest heading has a typeface of its own. @param size of `text.display` */
export function hasDisplayFace({ display, heading, body }: Families, size: string | undefined): boolean {
  return size !== undefined && display !== undefined && display.stack !== (heading ?? body)?.stack;
}

/** The role whose typeface makes the pair, where headings and text do not; null where none does. */
export function partnerRole(value: string, families: Families): string | null {
  const { heading, body, ...others } = families;
  const makes = (one: TokenFamily | undefined, other: TokenFamily | undefined) =>
    pairingOf(one, other).some((own) => own === value);
  if (value === 'single-family' || makes(heading ?? body, body)) return null;
  return (
    Object.keys(others).find((role) => makes(others[role], body) || makes(heading, others[role])) ?? null
  );
}
