import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Features } from '../features/index.ts';
import type { Perception } from '../perception/perceive.ts';
import type { StyleTokens } from './style-tokens.ts';

/** Declarations by property, as CSS text. */
export type Declarations = Readonly<Record<string, string>>;

/** New declarations for some elements of a page. */
export interface StyleChange {
  /** Indices of the elements. */
  readonly elements: readonly number[];
  /** The pseudo-element of theirs that is meant; the elements themselves without it. */
  readonly pseudo?: 'before' | 'after';
  readonly declarations: Declarations;
}

/** One way to restyle a page. */
export interface Way {
  readonly changes: readonly StyleChange[];
  /** Complete rules to add, such as `@keyframes`, or rules for the elements of `html`. */
  readonly atRules?: readonly string[];
  /** Elements to add at the end of the body. */
  readonly html?: string;
  /** Class or attribute selector, such as `[data-theme=dark]`, that the root element has while the changes apply. */
  readonly under?: string;
  /** Media query for the changes; all media without it. */
  readonly media?: string;
  /** A way in other media that belongs to it. */
  readonly also?: Way;
}

/** A change that a stylesheet cannot make. */
export interface ByHand {
  /** Why a person has to make it, in a sentence. */
  readonly manual: string;
}

/** What the ways of an axis know: the page that is judged, and the tokens of its target. */
export interface Restyling {
  readonly perception: Perception;
  readonly features: Features;
  readonly tokens: StyleTokens;
  /** Values of the target by axis. */
  readonly target: Readonly<Partial<Record<string, string>>>;
  /** Whether the ways go into the sheet of the whole page, which nobody looks through rule by rule. */
  readonly isWhole?: boolean;
}

/** What the elements of a page are known by. */
export type OfPage = Pick<Restyling, 'perception'>;

/** The element with an index; its style is that of the judged page. */
export function elementAt({ perception }: OfPage, index: number): StyledElement | undefined {
  return perception.page.elements[index];
}

/** Changes for elements whose new declarations depend on their style; equal declarations become one change. */
export function changesBy(
  page: OfPage,
  elements: Iterable<number>,
  declare: (style: ComputedStyle, element: StyledElement) => Declarations | null,
): StyleChange[] {
  const groups = new Map<string, { elements: number[]; declarations: Declarations }>();
  for (const index of new Set(elements)) {
    const element = elementAt(page, index);
    const declarations = element === undefined ? null : declare(element.style, element);
    if (declarations === null || Object.keys(declarations).length === 0) continue;
    const key = JSON.stringify(declarations);
    const group = groups.get(key) ?? { elements: [], declarations };
    group.elements.push(index);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The same declarations for all elements; no change without elements. */
export function changeOf(elements: Iterable<number>, declarations: Declarations): StyleChange[] {
  const all = [...new Set(elements)];
  return all.length === 0 ? [] : [{ elements: all, declarations }];
}
