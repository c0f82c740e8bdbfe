import type { DumpedSheet } from '../../src/rendered/page-dump.ts';

/** What the page is dressed in, in cascade order. */
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
 * The text of a <style> element, unless scripts have added or removed rules since. It is better than the rules, from
 * which the browser leaves out what it does not know and some of what it cannot write.
 */
export function writtenText(sheet: CSSStyleSheet): string | null {
  if (!(sheet.ownerNode instanceof HTMLStyleElement)) return null;
  const text = sheet.ownerNode.textContent;
  const copy = new CSSStyleSheet();
  copy.replaceSync(text);
  return copy.cssRules.length === sheet.cssRules.length ? text : null;
}

/** The rules as the browser writes them; null for a sheet of another origin, which a page may wear but not read. */
export function currentText(sheet: CSSStyleSheet): string | null {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch {
    return null;
  }
}
