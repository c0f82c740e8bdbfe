import type { DocElement } from '../../document/document.ts';
import type { WorkBudget } from '../../limits/work-budget.ts';

/** A test of an element by a simple selector: attributes, pseudo-classes, nested lists. */
export type ElementTest = (element: DocElement, matchContext: MatchContext) => boolean;

/** Pointer and keyboard states; a page at rest has none of them. */
export type InteractionState = 'hover' | 'focus' | 'active';

/** How a compound relates to the one on its left. */
export type Combinator = 'descendant' | 'child' | 'next' | 'later';

/** `a#id.b[c]:d`, with the compound on its left. Selectors are matched from right to left. */
export interface Compound {
  readonly tag: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  /** Names of required attributes: elements without them are skipped. */
  readonly attributes: readonly string[];
  readonly tests: readonly ElementTest[];
  /** Compounds of which the element must match one (`:is()`), for the index. */
  readonly alternatives: readonly (readonly ComplexSelector[])[];
  /** `:root`, so that only the root is tested. */
  readonly root: boolean;
  readonly states: readonly InteractionState[];
  readonly combinator: Combinator;
  readonly left: Compound | null;
}

/** One selector of a list. */
export interface ComplexSelector {
  /** The rightmost compound. */
  readonly subject: Compound;
  /** Specificity (ids, classes, types) as one comparable number. */
  readonly specificity: number;
  /** `before`, `after`, another name, or null for an element. */
  readonly pseudoElement: string | null;
  /** Interaction states without which it cannot match. */
  readonly states: readonly InteractionState[];
  /** Whether it can never match on a page at rest (`:visited`, `:host`). */
  readonly never: boolean;
  readonly text: string;
}

/** Context of matching besides the element. */
export interface MatchContext {
  readonly elements: readonly DocElement[];
  /** Index of the last descendant of each element, its own without descendants. */
  readonly lastDescendant: Int32Array;
  /** In quirks mode ids and classes are case-insensitive. */
  readonly quirks: boolean;
  /** A name in ASCII lower case. Names can be as long as the page, so each is converted once. */
  readonly lowerCase: (name: string) => string;
  /** The interaction states that every element currently has: none on a page at rest. */
  states: readonly InteractionState[];
  /** Selectors are hostile input: when the steps are used up, nothing matches any more. */
  readonly work: WorkBudget;
  /** The element for `:scope` and for the implied anchor of a relative selector. */
  anchor: DocElement | null;
  /** Elements that match the subject of a `:has()` argument, in document order. */
  readonly candidates: Map<ComplexSelector, readonly DocElement[]>;
  /** The chosen option of each <select> and the first submit button of each <form> asked for; null without one. */
  readonly chosenOptions: Map<DocElement, DocElement | null>;
  readonly firstSubmits: Map<DocElement, DocElement | null>;
  /** Position among siblings of the same tag, from the start and from the end; computed on first use. */
  typePositions: { readonly fromStart: Int32Array; readonly fromEnd: Int32Array } | null;
}

/** Each part saturates, as in Chromium: 256 classes do not outweigh an id. */
const MOST = 255;

/** Ids, classes (attributes, pseudo-classes) and types (pseudo-elements) as one comparable number. */
export function specificity(ids: number, classes: number, types: number): number {
  return (Math.min(ids, MOST) << 16) | (Math.min(classes, MOST) << 8) | Math.min(types, MOST);
}

/** The sum of two specificities. */
export function addSpecificity(a: number, b: number): number {
  return specificity((a >> 16) + (b >> 16), ((a >> 8) & MOST) + ((b >> 8) & MOST), (a & MOST) + (b & MOST));
}
