import type { FlatToken } from '../catalog/flat-tokens.ts';
import type { AxisId, Grammar } from '../grammar/axes/index.ts';

/** A taste that can be handed to a coding agent, whether it was read from a page or stands in the catalog. */
export interface Contract {
  readonly name: string;
  /** The page the taste belongs to; a live score is taken against it. Null when there is no such page. */
  readonly url: string | null;
  /** One sentence on where the values come from. */
  readonly origin: string;
  /** What no axis says: the one recognisable decision, and what is never done. Null for a page that was read. */
  readonly character: { readonly signature: string; readonly avoid: readonly string[] } | null;
  readonly grammar: Grammar;
  /** What decided a value, in numbers: `14 px`, `6.2:1`. */
  readonly measures: Partial<Record<AxisId, string>>;
  /** Why an axis states nothing. */
  readonly unstated: Partial<Record<AxisId, string>>;
  /** Axes on which a page must match, not only come near. */
  readonly required: readonly AxisId[];
  readonly tokens: readonly FlatToken[];
  /** Address of the service that checks pages against the contract, without a slash at the end. */
  readonly service: string;
}
