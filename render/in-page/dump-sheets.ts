import type { DumpedSheet } from '../../src/rendered/page-dump.ts';

/** The page's stylesheets in cascade order. */
export function dumpSheets(): DumpedSheet[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets]
    .filter(({ disabled }) => !disabled)
    .map((sheet) => ({
      css: writtenText(sheet) ?? currentText(sheet),
      href: sheet.href,
      media: sheet.media.mediaText,
    }));
}

/**
 * The text of a <style> element, unless scripts have added or removed rules since. It is more complete than the
 * rules, which lack whatever the browser does not support or cannot serialise.
 */
export function writtenText(sheet: CSSStyleSheet): string | null {
  if (!(sheet.ownerNode instanceof HTMLStyleElement)) return null;
  const text = sheet.ownerNode.textContent;
  const copy = new CSSStyleSheet();
  copy.replaceSync(text);
  return copy.cssRules.length === sheet.cssRules.length ? text : null;
}

/** The rules as the browser serialises them; null for a stylesheet of another origin, which scripts may not read. */
export function currentText(sheet: CSSStyleSheet): string | null {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch {
    return null;
  }
}
