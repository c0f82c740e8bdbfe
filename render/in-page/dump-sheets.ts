import type { DumpedSheet, PageDump } from '../page-dump.ts';

type Sheets = Pick<PageDump, 'sheets' | 'imported'>;

/** What the page is dressed in, as its scripts left it; at most `limit` characters. */
export function dumpSheets(limit: number): Sheets {
  const budget = { left: limit };
  const imported = new Map<string, string>();
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
    .filter(({ disabled }) => !disabled)
    .map((sheet): DumpedSheet => {
      const { href, media } = sheet;
      return { css: cssOf(sheet, imported, budget), href, media: media.mediaText };
    });
  return { sheets, imported: [...imported] };
}

/** Null for a sheet of another origin, which a page may wear but not read. */
export function cssOf(
  sheet: CSSStyleSheet,
  imported: Map<string, string>,
  budget: { left: number },
): string | null {
  try {
    return [...sheet.cssRules].map((rule) => ruleText(rule, sheet, imported, budget)).join('\n');
  } catch {
    return null;
  }
}

export function ruleText(
  rule: CSSRule,
  sheet: CSSStyleSheet,
  imported: Map<string, string>,
  budget: { left: number },
): string {
  const text = rule.cssText;
  budget.left -= text.length;
  if (budget.left < 0) return '';
  if (rule instanceof CSSImportRule && rule.styleSheet !== null) {
    const address = URL.parse(rule.href, sheet.href ?? document.baseURI)?.href;
    if (address !== undefined && !imported.has(address)) {
      imported.set(address, ''); // before looking inside: sheets may import one another
      imported.set(address, cssOf(rule.styleSheet, imported, budget) ?? '');
    }
  }
  return text;
}
