import type { ComputedStyle } from '../cascade/properties.ts';
import { anonymousStyle } from './anonymous-style.ts';
import { collapsedCell } from './collapsed-borders.ts';
import { fontOf, type Font } from './text-metrics.ts';

/**
 * What the boxes of one page derive from computed styles. Elements share styles, so each result is computed once for
 * each style.
 */
export class SharedStyles {
  /** The style of an anonymous box in a box with the given style. */
  readonly anonymous = perStyle(anonymousStyle);
  /** The style of an element's box. */
  readonly cell = perStyle(collapsedCell);
  readonly font: (style: ComputedStyle) => Font = perStyle(fontOf);
}

function perStyle<T>(derive: (style: ComputedStyle) => T): (style: ComputedStyle) => T {
  const known = new Map<ComputedStyle, T>();
  return (style) => {
    let derived = known.get(style);
    if (derived === undefined) {
      derived = derive(style);
      known.set(style, derived);
    }
    return derived;
  };
}
