import { baseUrl } from '../document/base-url.ts';
import { collectScripts } from '../document/collect-scripts.ts';
import type { Page } from '../page/page.ts';
import type { PageScript } from './styled-page.ts';
import { NOWHERE } from '../page/nowhere.ts';

/** Characters of an inline script kept as evidence. */
const MAX_TEXT = 20_000;

/** The scripts of a page, with their texts where they are inline or were fetched. */
export function pageScripts({ document, url, scriptTexts, absentScripts }: Page): PageScript[] {
  const base = baseUrl(document, url);
  return collectScripts(document, URL.canParse('.', base) ? base : NOWHERE).map(({ src, text }) => ({
    src,
    text: src === null ? text.slice(0, MAX_TEXT) : (scriptTexts.get(src) ?? ''),
    isRead: src === null || scriptTexts.has(src),
    isAbsent: src !== null && absentScripts.has(src),
  }));
}
