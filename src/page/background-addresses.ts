import { resolveUrl } from '../document/base-url.ts';
import type { DocumentTree } from '../document/document.ts';

/** CSS with the address that its references resolve against. */
export interface LocatedCss {
  readonly css: string;
  readonly base: string;
}

/**
 * Absolute addresses of the background pictures that an inline style states, or a rule whose classes and ids all occur
 * in the document; in that order, without duplicates.
 */
export function backgroundAddresses(
  { elements }: DocumentTree,
  base: string,
  sheets: readonly LocatedCss[],
): readonly string[] {
  const found = new Set<string>();
  const take = (css: string, from: string): void => {
    for (const [, double, single, bare] of css.matchAll(ADDRESS)) {
      const written = double ?? single ?? bare ?? '';
      const address = PICTURE.test(written) ? resolveUrl(written, from) : null;
      if (address !== null && found.size < MAX_FOUND) found.add(address);
    }
  };
  const names = new Set<string>();
  for (const { attributes, classes, id } of elements) {
    take(attributes['style'] ?? '', base);
    for (const name of classes ?? []) names.add(`.${name}`);
    if (id !== null) names.add(`#${id}`);
  }
  for (const sheet of sheets) {
    for (const { selectors, declarations } of rulesWithUrl(sheet.css)) {
      if (found.size >= MAX_FOUND) break;
      if (couldMatch(selectors, names)) take(declarations, sheet.base);
    }
  }
  return [...found];
}

const MAX_FOUND = 64; // far more than are fetched
/** A quoted or bare address; `data:` URLs are long. */
const ADDRESS = /url\(\s{0,20}(?:"([^"\n]{1,65536})"|'([^'\n]{1,65536})'|([^"')\s]{1,65536}))/gi;
const PICTURE =
  /^data:image\/(?:png|jpe?g|webp)[;,]|^(?!data:)[^?#]{1,2000}\.(?:png|jpe?g|webp|avif|gif|svg)(?:[?#]|$)/i;

/** Rules that contain `url(`, whatever at-rules they are in. Linear in the length of the CSS. */
function* rulesWithUrl(css: string): Generator<{ selectors: string; declarations: string }> {
  for (const rule of css.split('}')) {
    const open = rule.lastIndexOf('{');
    const declarations = rule.slice(open + 1);
    if (open === -1 || !declarations.includes('url(')) continue;
    const before = rule.slice(0, open);
    const start = Math.max(before.lastIndexOf('{'), before.lastIndexOf(';')) + 1;
    yield { selectors: before.slice(start), declarations };
  }
}

function couldMatch(selectors: string, names: ReadonlySet<string>): boolean {
  return selectors
    .split(',')
    .some((selector) => (selector.match(/[.#][a-z_][\w-]*/gi) ?? []).every((name) => names.has(name)));
}
