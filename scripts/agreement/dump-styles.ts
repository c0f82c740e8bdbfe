import { PROPERTIES } from '../../src/cascade/properties.ts';

/** One element as Chromium computes it: indices into the table of texts, by property. */
export interface DumpedElement {
  readonly tag: string;
  /** Resolved values, as getComputedStyle gives them: sizes are used values where there is a box. */
  readonly resolved: readonly number[];
  /** Computed values of the properties in BY_LAYOUT, in that order. */
  readonly computed: readonly number[];
}

export const TRACKED = Object.keys(PROPERTIES);

/** Properties whose resolved value layout decides; for them the computed value is as right an answer. */
export const BY_LAYOUT: readonly string[] = TRACKED.filter((name) =>
  /^(margin|padding|border-.*-radius|grid-template|grid-auto)|width$|height$|^(top|right|bottom|left|transform|translate|text-indent|row-gap|column-gap|flex-basis|clip-path|background-position|background-size|vertical-align|z-index|line-height)$/.test(
    name,
  ),
);

/**
 * JavaScript for the page: what it computes, first as it is, then without any author CSS. Running
 * animations are cancelled, for the static reading looks at a page at rest.
 */
export const DUMP_SCRIPT = `(() => {
  const tracked = ${JSON.stringify(TRACKED)};
  const byLayout = ${JSON.stringify(BY_LAYOUT)};
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
