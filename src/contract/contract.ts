import type { FlatToken } from '../catalog/flat-tokens.ts';
import type { ComponentSizes, ComponentStates } from '../catalog/tokens.ts';
import type { AxisId, Grammar } from '../grammar/axes/index.ts';
import type { OpenAxes } from './settle/open-axes.ts';

/** A taste in the form given to a coding agent, from a page or from the catalog. */
export interface Contract {
  readonly name: string;
  /** Whether the name is text of a page, which a contract shows only in quotation marks. */
  readonly isNameQuoted: boolean;
  /** The page the taste belongs to, used for a live score; null when there is none. */
  readonly url: string | null;
  /** A statement of where the values come from. */
  readonly origin: string;
  /** What axes cannot express: the signature move, the anti-patterns and the voice. Null for a page. */
  readonly character: {
    readonly signature: string;
    readonly avoid: readonly string[];
    /** How the brand writes; absent where nothing says it. */
    readonly voice?: { readonly persona: string | null; readonly text: string };
  } | null;
  readonly grammar: Grammar;
  /** Axes with a rule but no value, because a page that follows the tokens may have several; none is compared. */
  readonly open: OpenAxes;
  /** The measurement behind a value: `14 px`, `6.2:1`. */
  readonly measures: Partial<Record<AxisId, string>>;
  /** Why an axis has no value. */
  readonly unstated: Partial<Record<AxisId, string>>;
  /** Axes that a page must match exactly. */
  readonly required: readonly AxisId[];
  readonly tokens: readonly FlatToken[];
  /** What a brand states beside its tokens. */
  readonly further?: {
    readonly states: ComponentStates;
    readonly sizes: ComponentSizes;
    /** Open typefaces that stand in for those of the brand that are not free. */
    readonly substitutes: readonly string[];
  };
  /** Origin of the service that scores pages against the contract, without a trailing slash. */
  readonly service: string;
}
