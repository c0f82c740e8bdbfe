import { PROPERTIES } from '../../src/cascade/properties.ts';

/** Chromium's styles of one element: for each property an index into the table of texts. */
export interface DumpedElement {
  readonly tag: string;
  /** Resolved values of getComputedStyle(); sizes are used values when the element has a box. */
  readonly resolved: readonly number[];
  /** Computed values of the properties in LAYOUT_DEPENDENT, in that order. */
  readonly computed: readonly number[];
}

export const TRACKED = Object.keys(PROPERTIES);

/** Properties whose resolved value depends on layout; for them the computed value counts as correct too. */
export const LAYOUT_DEPENDENT: readonly string[] = TRACKED.filter((name) =>
  /^(margin|padding|border-.*-radius|grid-template|grid-auto)|width$|height$|^(top|right|bottom|left|transform|translate|text-indent|row-gap|column-gap|flex-basis|clip-path|background-position|background-size|vertical-align|z-index|line-height)$/.test(
    name,
  ),
);

/**
 * JavaScript run in the page: dumps the styles first with and then without author CSS. Cancels running animations,
 * because the static reading assumes a page at rest.
 */
export const DUMP_SCRIPT = `(() => {
  const tracked = ${JSON.stringify(TRACKED)};
  const byLayout = ${JSON.stringify(LAYOUT_DEPENDENT)};
  const texts = [];
  const known = new Map();
  const text = (value) => {
    let index = known.get(value);
    if (index === undefined) {
      index = texts.length;
      texts.push(value);
      known.set(value, index);
    }
    return index;
  };
  const dump = () => {
    for (const animation of document.getAnimations()) animation.cancel();
    return [...document.querySelectorAll('*')].map((element) => {
      const resolved = getComputedStyle(element);
      const computed = element.computedStyleMap();
      return {
        tag: element.localName.toLowerCase(),
        resolved: tracked.map((name) => text(resolved.getPropertyValue(name))),
        computed: byLayout.map((name) => text(computed.get(name)?.toString() ?? '')),
      };
    });
  };
  const styled = dump();
  for (const sheet of document.styleSheets) sheet.disabled = true;
  for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style');
  const plain = dump();
  return { texts, styled, plain };
})()`;
