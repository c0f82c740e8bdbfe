import type { FontFace, Keyframes } from '../styled-page.ts';
import type { ComplexSelector } from '../selectors/selector.ts';
import type { DeclarationBlock } from './declaration-block.ts';

/** Where a rule comes from: the browser itself or the page. */
export type Origin = 'user-agent' | 'author';

/** Colour preferences a rule holds for, as a bit set. */
export const SCHEME_BITS = { light: 1, dark: 2 } as const;
export const BOTH_SCHEMES = 3;

/** One selector of a style rule with the block it stands before. */
export interface CascadeRule {
  readonly selector: ComplexSelector;
  readonly block: DeclarationBlock;
  readonly origin: Origin;
  /** Bits of SCHEME_BITS. */
  readonly schemes: number;
  /** Place in the cascade among normal declarations: origin, layer, specificity, order. A number per set. */
  readonly rank: number;
  /** The same among important declarations, where earlier layers win. */
  readonly importantRank: number;
  /** Place of the layer, 0 for the user agent; unlayered author rules stand highest. For `revert-layer`. */
  readonly layer: number;
}

/** `@property`: a custom property with a type. */
export interface RegisteredProperty {
  readonly syntax: string;
  readonly inherits: boolean;
  readonly initial: string | null;
}

/** Everything the sheets of a page say, before any element is looked at. */
export interface RuleSet {
  /** In cascade order; `rules[r.rank] === r`. */
  readonly rules: readonly CascadeRule[];
  /** What references of the document itself resolve against. */
  readonly base: string;
  readonly registered: ReadonlyMap<string, RegisteredProperty>;
  readonly keyframes: ReadonlyMap<string, Keyframes>;
  readonly fontFaces: readonly FontFace[];
  readonly mediaFeatures: ReadonlyMap<string, number>;
  /** Style rules and declarations whose conditions may hold, the user agent's aside. */
  readonly ruleCount: number;
}
