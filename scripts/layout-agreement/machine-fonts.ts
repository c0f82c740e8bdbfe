import type { ComputedStyle } from '../../src/cascade/properties.ts';
import type { CascadedPage, PseudoElement } from '../../src/cascade/styled-page.ts';

/**
 * The page with only the font families installed on this machine, so that the comparison measures layout and not
 * missing fonts.
 */
export function withFamiliesOf(
  page: CascadedPage,
  families: Readonly<Record<string, string | null>>,
): CascadedPage {
  const known = new Map<ComputedStyle, ComputedStyle>();
  const restyled = (style: ComputedStyle): ComputedStyle => {
    const seen = known.get(style);
    if (seen !== undefined) return seen;
    const present = style['font-family']
      .map((name) => families[name] ?? null)
      .filter((name) => name !== null);
    const result = { ...style, 'font-family': present };
    known.set(style, result);
    return result;
  };
  const pseudo = (one: PseudoElement | null) => one && { ...one, style: restyled(one.style) };
  const elements = page.elements.map((element) => ({
    ...element,
    style: restyled(element.style),
    before: pseudo(element.before),
    after: pseudo(element.after),
  }));
  return { ...page, elements };
}
