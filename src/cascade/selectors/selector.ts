import type { DocElement } from '../../document/document.ts';
import type { WorkBudget } from '../../limits/work-budget.ts';

/** What a simple selector asks an element: attributes, pseudo-classes, nested lists. */
export type ElementTest = (element: DocElement, matchContext: MatchContext) => boolean;

/** States that come and go with the pointer and the keyboard; a page at rest has none of them. */
export type InteractionState = 'hover' | 'focus' | 'active';

/** How a compound relates to the one on its left. */
export type Combinator = 'descendant' | 'child' | 'next' | 'later';

/** `a#id.b[c]:d`, with the compound on its left. Selectors are matched from right to left. */
export interface Compound {
  readonly tag: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  /** Names of the attributes it requires: an element without them need not be looked at. */
  readonly attributes: readonly string[];
  readonly tests: readonly ElementTest[];
  /** Compounds one of which the element must match too (`:is()`), for the buckets. */
  readonly alternatives: readonly (readonly ComplexSelector[])[];
  /** `:root`, so that only the root needs to be looked at. */
  readonly root: boolean;
  readonly states: readonly InteractionState[];
  readonly combinator: Combinator;
  readonly left: Compound | null;
}

/** One selector of a list. */
export interface ComplexSelector {
  /** The rightmost compound. */
  readonly subject: Compound;
  /** Ids, classes and types in one comparable number. */
  readonly specificity: number;
  /** `before`, `after`, another name, or null when an element itself is meant. */
  readonly pseudoElement: string | null;
  /** Interaction states without which it cannot match. */
  readonly states: readonly InteractionState[];
  /** True when it can match nothing on a page at rest, whatever happens (`:visited`, `:host`). */
  readonly never: boolean;
  readonly text: string;
}

/** What matching needs to know beside the element. */
export interface MatchContext {
  readonly elements: readonly DocElement[];
  /** Index of the last descendant of each element, its own when it has none. */
  readonly lastDescendant: Int32Array;
  /** In quirks mode ids and classes match in any case. */
  readonly quirks: boolean;
  /** The interaction states every element is in at the moment: none on a page at rest. */
  states: readonly InteractionState[];
  /** Selectors are hostile input: when its steps are used up nothing matches any more. */
  readonly work: WorkBudget;
  /** The element that `:scope`, and the invisible anchor of a relative selector, stand for. */
  anchor: DocElement | null;
  /** Elements that match the subject of a `:has()` argument, in document order. */
  readonly candidates: Map<ComplexSelector, readonly DocElement[]>;
  /** Position among siblings of the same tag, from the start and from the end; made when first asked for. */
  typePositions: { readonly fromStart: Int32Array; readonly fromEnd: Int32Array } | null;
}
