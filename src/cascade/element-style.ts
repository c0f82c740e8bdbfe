import type { Rgba } from '../color/rgba.ts';
import type { ComputedStyle, PropertyName } from './properties.ts';
import type { LineHeight } from './values/font.ts';
import type { ValueContext } from './values/specified.ts';

/** What computing is done for: the window, the wished scheme and what the page says it supports. */
export interface MediaEnvironment {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scheme: 'light' | 'dark';
  /** `content` of `<meta name="color-scheme">`, '' without one. */
  readonly pageSchemes: string;
  /** px, what `medium` and the root's `rem` are. */
  readonly rootFontSize: number;
}

/**
 * A computed style with the facts that children inherit in another form than the computed value, such as
 * a line height without a unit.
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

/** Chromium's memory of how a font size came about; it decides what `monospace` does to it. */
export interface FontState {
  /** The absolute keyword the size stems from, null when it has been changed since. */
  readonly keyword: string | null;
  readonly monospace: boolean;
  /** Set in absolute units here or up the tree. */
  readonly absolute: boolean;
}

/** The values of a style that follow `currentcolor`: they are inherited as functions of it. */
export type Dependents = { readonly [P in PropertyName]?: Dependent<P> | undefined };

export type Dependent<P extends PropertyName> = (current: Rgba) => ComputedStyle[P];
