/**
 * A component value of CSS Syntax 3. White space is not a component: `spaced` says whether some precedes it, which is
 * all that `calc()` and compound idents need.
 */
export type Component =
  | IdentComponent
  | NumberComponent
  | PercentageComponent
  | DimensionComponent
  | TextComponent
  | DelimiterComponent
  | FunctionComponent
  | BlockComponent;

interface Place {
  /** Offsets in the source text, so that parts of a value can be passed on as written. */
  readonly start: number;
  readonly end: number;
  readonly spaced: boolean;
}

export interface IdentComponent extends Place {
  readonly kind: 'ident';
  /** Escapes resolved, lower case. */
  readonly name: string;
  /** Escapes resolved, case kept. */
  readonly value: string;
}

export interface NumberComponent extends Place {
  readonly kind: 'number';
  readonly value: number;
  /** Written without a decimal point or an exponent. */
  readonly integer: boolean;
}

export interface PercentageComponent extends Place {
  readonly kind: 'percentage';
  readonly value: number;
}

export interface DimensionComponent extends Place {
  readonly kind: 'dimension';
  readonly value: number;
  /** Lower case. */
  readonly unit: string;
}

export interface TextComponent extends Place {
  /** `hash` is `#…` without the `#`; `url` is only the unquoted form, since `url("…")` is a function. */
  readonly kind: 'string' | 'url' | 'hash';
  readonly value: string;
}

export interface DelimiterComponent extends Place {
  readonly kind: 'delimiter';
  /** One character. */
  readonly value: string;
}

export interface FunctionComponent extends Place {
  readonly kind: 'function';
  /** Lower case. */
  readonly name: string;
  readonly content: readonly Component[];
}

export interface BlockComponent extends Place {
  readonly kind: 'block';
  readonly open: '(' | '[' | '{';
  readonly content: readonly Component[];
}
