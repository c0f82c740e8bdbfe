import type { AbsentImages } from '../page/absent-images.ts';
import type { Remark, PageStats } from '../page/page.ts';
import type { PagePixels } from './page-pixels.ts';
import type { ComputedStyle } from './properties.ts';

/** px, in document coordinates (the top left of the page is 0, 0). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** ::before or ::after that generates a box. */
export interface PseudoElement {
  readonly style: ComputedStyle;
  /** The generated text, '' for an empty or image box. */
  readonly text: string;
}

/** An element with its computed style, before anybody knows where it stands. */
export interface CascadedElement {
  readonly index: number;
  readonly tag: string;
  readonly namespace: 'html' | 'svg' | 'math';
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  /** Index of the parent, -1 for the root. */
  readonly parent: number;
  /** Indices of the element children. */
  readonly children: readonly number[];
  /**
   * Own text and element children in order: numbers are indices, strings have each run of white space as
   * one space, except where `white-space` preserves it.
   */
  readonly content: readonly (string | number)[];
  readonly style: ComputedStyle;
  readonly before: PseudoElement | null;
  readonly after: PseudoElement | null;
  /** Generates a box: no display:none up to the root, not in head, template, closed details … */
  readonly rendered: boolean;
  /** Rendered, visibility visible, and opacity of it and its ancestors multiplies to more than 0.05. */
  readonly visible: boolean;
}

/** …and after layout, estimated or measured. Elements that are not rendered have a box of size 0. */
export interface StyledElement extends CascadedElement {
  /** Border box. */
  readonly box: Box;
  /** Bounding box of the element's own text lines; null when it has no own visible text. */
  readonly textBox: Box | null;
}

export interface Keyframes {
  readonly name: string;
  /** Properties that change in it, lower case. */
  readonly properties: readonly string[];
  /** The declarations as text, for signs such as rotate or overshoot; at most 2,000 characters. */
  readonly text: string;
}

export interface FontFace {
  /** Lower case, without quotes. */
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly src: string;
}

/** A rule that styles elements of this page only while they are hovered, focused or pressed. */
export interface InteractionRule {
  readonly state: 'hover' | 'focus' | 'active';
  readonly selector: string;
  /** How many rendered elements it would apply to (counted to 200), and the first few of them. */
  readonly count: number;
  readonly elements: readonly number[];
  /** Declarations by longhand or shorthand name as written. */
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** How the page answers a reader who wants dark. `styles` is per element, null where nothing changes. */
export interface DarkVariant {
  /** `media` follows the system; `switch` needs the class or attribute in `selector`. */
  readonly kind: 'media' | 'switch';
  /** `prefers-color-scheme`, `light-dark()`, or the selector that turns it on, such as `[data-theme=dark]`. */
  readonly selector: string;
  readonly changed: number;
  readonly styles: readonly (ComputedStyle | null)[];
}

/** Facts of the sheets that no single element shows. */
export interface SheetFacts {
  readonly keyframes: ReadonlyMap<string, Keyframes>;
  readonly fontFaces: readonly FontFace[];
  readonly interactions: readonly InteractionRule[];
  /** Media features that sheets ask for, such as `prefers-reduced-motion`, each with how many rules stand in it. */
  readonly mediaFeatures: ReadonlyMap<string, number>;
  /** Style rules, and the declarations in them, whose conditions hold for this reader in either scheme. */
  readonly rules: number;
}

export interface PageScript {
  readonly src: string | null;
  /** Inline text, at most 20,000 characters. */
  readonly text: string;
}

/** What a page has before and after layout. */
interface PageFacts<E> {
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  /** In document order; index 0 is <html>. */
  readonly elements: readonly E[];
  readonly viewport: { readonly width: number; readonly height: number };
  /** No doctype, or one that asks for the quirks mode: some boxes stand elsewhere. */
  readonly quirks: boolean;
  readonly dark: readonly DarkVariant[];
  readonly facts: SheetFacts;
  readonly scripts: readonly PageScript[];
  /** The scripts have run: what they add is there. */
  readonly scriptsRan: boolean;
  /** The page hides its content until its scripts have run; `elements` are as they look afterwards. */
  readonly hidesItself: boolean;
  readonly stats: PageStats;
  readonly remarks: readonly Remark[];
}

/** A page after the cascade. */
export type CascadedPage = PageFacts<CascadedElement>;

/**
 * A page as a reader sees it. The static path and Chromium produce this same type, so features and axes
 * do not know who read the page.
 */
export interface StyledPage extends PageFacts<StyledElement> {
  /** Intrinsic sizes of images by absolute URL, where known. */
  readonly imageSizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
  readonly absentImages: AbsentImages;
  /** Null where nobody has looked. */
  readonly pixels: PagePixels | null;
}
