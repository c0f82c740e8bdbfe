import type { FontFace, Keyframes, StatePropertiesByName } from '../styled-page.ts';
import type { ComplexSelector } from '../selectors/selector.ts';
import type { DeclarationBlock } from './declaration-block.ts';
import type { RevealStates } from './reveal-states.ts';

/** The origin of a rule: the user agent or the page. */
export type Origin = 'user-agent' | 'author';

/** Colour schemes in which a rule applies, as a bit set. */
export const SCHEME_BITS = { light: 1, dark: 2 } as const;
export const BOTH_SCHEMES = 3;

/** One selector of a style rule and its block. */
export interface CascadeRule {
  readonly selector: ComplexSelector;
  readonly block: DeclarationBlock;
  readonly origin: Origin;
  /** Bits of SCHEME_BITS. */
  readonly schemes: number;
  /** Cascade rank among normal declarations: origin, layer, specificity, order. Unique within a set. */
  readonly rank: number;
  /** Cascade rank among important declarations, where earlier layers win. */
  readonly importantRank: number;
  /** Of a rule that a trial appends: the same for another one with its place and declarations, as styles are cached by it. */
  readonly sharedKey?: string;
  /** Position of the layer, 0 for the user agent; unlayered author rules are highest. For `revert-layer`. */
  readonly layer: number;
}

/** `@property`: a custom property with a type. */
export interface RegisteredProperty {
  readonly syntax: string;
  readonly inherits: boolean;
  readonly initial: string | null;
}

/** The content of all stylesheets of a page, before matching. */
export interface RuleSet {
  /** In cascade order; `rules[r.rank] === r`. */
  readonly rules: readonly CascadeRule[];
  /** Position of author rules outside of all layers. */
  readonly unlayered: number;
  /** The base URL of the document's references. */
  readonly base: string;
  readonly registered: ReadonlyMap<string, RegisteredProperty>;
  readonly keyframes: ReadonlyMap<string, Keyframes>;
  readonly fontFaces: readonly FontFace[];
  readonly mediaFeatures: ReadonlyMap<string, number>;
  readonly revealStates: RevealStates;
  /** See StateProperties. */
  readonly stateProperties: StatePropertiesByName;
  /** Author style rules and declarations whose conditions may hold. */
  readonly ruleCount: number;
}
