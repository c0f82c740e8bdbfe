import type { AxisId } from '../grammar/axes/index.ts';

/** Words of a text as written; positions in UTF-16 code units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a statement is about. */
export const STATEMENT_KINDS = [
  'axis',
  'brand',
  'mood',
  'style',
  'era',
  'audience',
  'purpose',
  'industry',
  'country',
  'color',
  'font',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

interface CommonStatement {
  readonly span: Span;
  /**
   * `against` when the words refuse something: `not like Apple`, `no shadows`. The values of an axis are always those
   * that are wanted (`shadows: none`); the values of all other kinds are the things named.
   */
  readonly polarity: 'for' | 'against';
  /** Weight against other statements of the same kind: 1 said plainly, less when hedged, more when insisted on. */
  readonly degree: number;
  /** Probability that a careful reader agrees, 0 to 1. */
  readonly confidence: number;
}

/** Words that state an axis of the grammar. */
export interface AxisStatement extends CommonStatement {
  readonly kind: 'axis';
  readonly axis: AxisId;
  /** Best first; several when the words leave it open: `serif` accepts each pairing with a serif. */
  readonly values: readonly string[];
}

/** Words that name a mood, style, era, audience, purpose, industry, country (ISO 3166-1), colour (hex) or typeface. */
export interface NamedStatement extends CommonStatement {
  readonly kind: Exclude<StatementKind, 'axis' | 'brand'>;
  readonly values: readonly string[];
  /** What a colour or typeface is for: `primary` for buttons; null when the words leave it open. */
  readonly role?: string | null;
}

/**
 * How a brand is meant: `like Linear`, `Stripe alternative`, `Stripe meets GOV.UK`, `not Apple`, `payments by Stripe`, which
 * only mentions it.
 */
export const BRAND_RELATIONS = ['named', 'like', 'alternative', 'mix', 'unlike', 'mentioned'] as const;
export type BrandRelation = (typeof BRAND_RELATIONS)[number];

/** Words that name a brand. */
export interface BrandStatement extends CommonStatement {
  readonly kind: 'brand';
  /** Slugs; several when brands share the name. */
  readonly values: readonly string[];
  readonly relation: BrandRelation;
}

export type Statement = AxisStatement | NamedStatement | BrandStatement;

/** Words with two readings. */
export interface Ambiguity {
  readonly span: Span;
  readonly taken: Statement;
  readonly other: Statement;
}

/** What a text says of design. */
export interface Understanding {
  /** In the order of the text. */
  readonly statements: readonly Statement[];
  /** Runs of content words that no statement covers; at most 50. */
  readonly notUnderstood: readonly Span[];
  readonly ambiguous: readonly Ambiguity[];
}

/** Reads statements of some kinds. `found` has the statements of the readers before it, whose spans it may skip. */
export type StatementReader = ((
  text: string,
  found: readonly Statement[],
) => { readonly statements: readonly Statement[]; readonly ambiguous: readonly Ambiguity[] }) & {
  /** Whether a word in lower case is one that it was taught, so no misspelling of another. */
  readonly knows?: (word: string) => boolean;
};
