import { baseUrl, resolveUrl } from '../document/base-url.ts';
import { textOf } from '../document/text-of.ts';
import type { Page } from '../page/page.ts';
import type { PageScript } from './styled-page.ts';

/** Characters of an inline script kept as evidence. */
const MAX_TEXT = 20_000;
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The scripts of a page, by address or inline text. */
export function pageScripts({ document, url }: Page): PageScript[] {
  const base = baseUrl(document, url);
  return document.elements.flatMap((element) => {
    const { src, type = '' } = element.attributes;
    if (element.tag !== 'script' || !SCRIPT_TYPE.test(type.trim())) return [];
    return [
      { src: src === undefined ? null : resolveUrl(src, base), text: textOf(element).slice(0, MAX_TEXT) },
    ];
  });
}
