import { cascadedElements } from '../cascade/cascaded-elements.ts';
import { createWorkBudget } from '../limits/work-budget.ts';
import type { PageStyles } from '../cascade/computed-styles.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import { sameStyle } from '../cascade/same-style.ts';
import { styleDocument } from '../cascade/style-document.ts';
import type { ResolvedStyle } from '../cascade/style-resolver.ts';
import type {
  Box,
  CascadedElement,
  CascadedPage,
  DarkVariant,
  StyledElement,
  StyledPage,
} from '../cascade/styled-page.ts';
import type { Page } from '../page/page.ts';
import { computedRows } from './computed-rows.ts';
import { pagePixels } from './page-pixels.ts';
import type { DumpedVariant, PageDump, Rectangle, StyleRows } from './page-dump.ts';

/** Styles and boxes of a page as the browser computed them. Pure; any dump of the right shape gives a page. */
export function styledPage(dump: PageDump, page: Page): StyledPage {
  const cascaded = cascadedPage(dump, page);
  const elements = cascaded.elements.map((element) => placed(element, dump));
  return {
    ...cascaded,
    elements,
    imageSizes: page.imageSizes,
    absentImages: page.absentImages,
    pixels: dump.pixels && pagePixels(dump.pixels),
  };
}

/**
 * The same without layout. Facts that no element shows, such as interaction rules, are read from the stylesheets.
 * `page` is the dump as `dumpedPage` returns it.
 */
export function cascadedPage(dump: PageDump, page: Page): CascadedPage {
  const resolved = computedRows(dump.table).map((computed): ResolvedStyle => ({
    computed,
    scope: NO_CUSTOM_PROPERTIES,
  }));
  const styles = pageStyles(dump.styles, resolved);
  const elements = cascadedElements(page.document, styles).map((element) => withoutBox(element, dump));
  const dark = dump.dark.map((variant) => darkVariant(variant, dump.styles, resolved));
  return {
    ...styleDocument(page),
    elements,
    scriptsRan: true,
    hidesItself: false,
    dark: dark.filter(({ changed }) => changed > 0),
  };
}

/** Custom properties are already resolved. */
const NO_CUSTOM_PROPERTIES: ResolvedStyle['scope'] = {
  own: new Map(),
  parent: null,
  registered: new Map(),
  computed: new Map(),
  work: createWorkBudget(),
  isolated: false,
};

function pageStyles(rows: StyleRows, resolved: readonly ResolvedStyle[]): PageStyles {
  const [first] = resolved;
  const style = (row: number) => resolved[row] ?? null;
  return {
    elements: rows.flatMap(([own]) => style(own) ?? first ?? []),
    before: rows.map(([, before]) => style(before)),
    after: rows.map(([, , after]) => style(after)),
  };
}

/** An element without a box is not rendered, whatever its style: it may not be slotted, for example. */
function withoutBox(element: CascadedElement, dump: PageDump): CascadedElement {
  const hasBox = dump.elements[element.index]?.box !== null || element.style.display === 'contents';
  return hasBox ? element : { ...element, rendered: false, visible: false, before: null, after: null };
}

function placed(element: CascadedElement, { elements }: PageDump): StyledElement {
  const dumped = elements[element.index];
  const text = element.visible ? dumped?.text : null;
  return {
    ...element,
    box: (element.rendered && boxOf(dumped?.box)) || NOWHERE,
    textBox: boxOf(text),
  };
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function boxOf(rectangle: Rectangle | null | undefined): Box | null {
  if (!rectangle) return null;
  const [x, y, width, height] = rectangle;
  return { x, y, width, height };
}

function darkVariant(
  { kind, selector, styles }: DumpedVariant,
  light: StyleRows,
  resolved: readonly ResolvedStyle[],
): DarkVariant {
  const styleAt = (rows: StyleRows, index: number) => resolved[rows[index]?.[0] ?? -1]?.computed.style;
  const changedStyles = light.map(([own], index): ComputedStyle | null => {
    const [from, to] = [styleAt(light, index), styleAt(styles, index)];
    const isSame = own === styles[index]?.[0] || from === undefined || to === undefined;
    return isSame || sameStyle(from, to) ? null : to;
  });
  const changed = changedStyles.filter((style) => style !== null).length;
  return { kind, selector, changed, styles: changedStyles };
}
