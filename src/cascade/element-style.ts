import type { Rgba } from '../color/rgba.ts';
import type { ComputedStyle, PropertyName } from './properties.ts';
import type { LineHeight } from './values/font.ts';
import type { ValueContext } from './values/specified.ts';

/**
 * The media environment of a computation: viewport, preferred colour scheme, and the schemes that the page supports.
 */
export interface MediaEnvironment {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scheme: 'light' | 'dark';
  /** `content` of `<meta name="color-scheme">`, '' without one. */
  readonly pageSchemes: string;
  /** px of `medium` and of the root's `rem`. */
  readonly rootFontSize: number;
}

/**
 * A computed style with the data that children inherit in another form than the computed value, such as a unitless
 * line height.
 */
export interface ElementStyle {
  readonly style: ComputedStyle;
  /** Units, used colour scheme and text colour of the element. */
  readonly context: ValueContext;
  readonly font: FontState;
  readonly lineHeight: LineHeight;
  readonly dependents: Dependents;
  /** Children are flex or grid items. */
  readonly holdsItems: boolean;
}

/** The origin of a font size in Chromium; it decides how `monospace` changes the size. */
export interface FontState {
  /** The absolute keyword of the size; null when it has been changed since. */
  readonly keyword: string | null;
  readonly monospace: boolean;
  /** Set in absolute units on this element or an ancestor. */
  readonly absolute: boolean;
}

/** Values that follow `currentcolor`; they are inherited as functions of it. */
export type Dependents = { readonly [P in PropertyName]?: Dependent<P> | undefined };

export type Dependent<P extends PropertyName> = (current: Rgba) => ComputedStyle[P];
