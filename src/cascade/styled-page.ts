import type { ImageHeader } from '../page/image-header.ts';
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

/** An element with its computed style, before layout. */
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
   * Own text and element children in order: numbers are indices. In strings, runs of white space are one space,
   * except where `white-space` preserves them.
   */
  readonly content: readonly (string | number)[];
  readonly style: ComputedStyle;
  readonly before: PseudoElement | null;
  readonly after: PseudoElement | null;
  /** Generates a box: no display:none on it or its ancestors, not in head, template, closed details … */
  readonly rendered: boolean;
  /** Rendered, visibility visible, and the product of the opacities of it and its ancestors exceeds 0.05. */
  readonly visible: boolean;
}

/** An element after layout, estimated or measured. Elements that are not rendered have a box of size 0. */
export interface StyledElement extends CascadedElement {
  /** Border box. */
  readonly box: Box;
  /** Bounding box of the element's own text lines; null without visible text of its own. */
  readonly textBox: Box | null;
  /** Its stylesheet makes it transparent until a script or keyframes reveal it; set where `style` has it revealed. */
  readonly awaitsReveal?: true;
}

export interface Keyframes {
  readonly name: string;
  /** Animated properties, lower case. */
  readonly properties: readonly string[];
  /** The declarations as text, for evidence such as rotation or overshoot; at most 2,000 characters. */
  readonly text: string;
}

export interface FontFace {
  /** Lower case, without quotes. */
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly src: string;
}

/** A rule that applies only to hovered, focused or pressed elements. */
export interface InteractionRule {
  readonly state: 'hover' | 'focus' | 'active';
  readonly selector: string;
  /** Number of rendered elements it would apply to, up to 200, and these elements. */
  readonly count: number;
  readonly elements: readonly number[];
  /** Declarations by longhand or shorthand name as written. */
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** A dark variant of the page. `styles` is per element, null where nothing changes. */
export interface DarkVariant {
  /** `media` follows the system; `switch` needs the class or attribute in `selector`. */
  readonly kind: 'media' | 'switch';
  /** `prefers-color-scheme`, `light-dark()`, or the selector of the switch, such as `[data-theme=dark]`. */
  readonly selector: string;
  readonly changed: number;
  readonly styles: readonly (ComputedStyle | null)[];
}

/** Properties by a name of elements. */
export interface StatePropertiesByName {
  get(name: string): ReadonlySet<string>;
}

/** Facts from the stylesheets that belong to no single element. */
export interface SheetFacts {
  readonly keyframes: ReadonlyMap<string, Keyframes>;
  readonly fontFaces: readonly FontFace[];
  readonly interactions: readonly InteractionRule[];
  /** Properties that rules for other states give to elements, by class, id, data attribute or tag: `.toggle` → `margin-left`. */
  readonly stateProperties: StatePropertiesByName;
  /** Media features in the stylesheets, such as `prefers-reduced-motion`, each with its number of rules. */
  readonly mediaFeatures: ReadonlyMap<string, number>;
  /** Style rules, and their declarations, whose conditions hold in this media environment in either scheme. */
  readonly rules: number;
}

export interface PageScript {
  /** Absolute address, null for an inline script. */
  readonly src: string | null;
  /** At most 20,000 characters of an inline script; '' for a script that was not fetched. */
  readonly text: string;
  /** The text is known. */
  readonly isRead: boolean;
  /** It cannot be loaded, so it never runs. */
  readonly isAbsent: boolean;
}

/** What a page has before and after layout. */
interface PageFacts<E> {
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  /** In document order; index 0 is <html>. */
  readonly elements: readonly E[];
  readonly viewport: { readonly width: number; readonly height: number };
  /** In quirks mode some boxes have other positions. */
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
 * A page with styles and boxes. The static path and Chromium both produce this type, so features and axes do not
 * depend on which one was used.
 */
export interface StyledPage extends PageFacts<StyledElement> {
  /** Intrinsic sizes and looks of images by absolute URL, where known. */
  readonly imageSizes: ReadonlyMap<string, ImageHeader>;
  readonly absentImages: AbsentImages;
  /** Null without a screenshot. */
  readonly pixels: PagePixels | null;
}
