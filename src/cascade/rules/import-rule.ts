import { resolveUrl } from '../../document/base-url.ts';
import { CHAR, isSpace, skipBlock, skipString, unescapeName } from '../sheets/scan.ts';

/** `@import url(a.css) layer(x) supports(…) media`. */
interface ImportRule {
  /** Absolute address. */
  readonly url: string;
  /** Name of its layer, '' for an anonymous one, null for none. */
  readonly layer: string | null;
  /** '' without a condition. */
  readonly supports: string;
  readonly media: string;
}

/** Parses the prelude of an @import; null without an address. */
export function parseImport(prelude: string, base: string): ImportRule | null {
  const [reference, rest] = readReference(prelude.trim());
  const url = reference === null ? null : resolveUrl(reference, base);
  if (url === null) return null;
  const [layerName, afterLayer] = takeFunction(rest, 'layer');
  const bare = layerName === null && /^layer(?=\s|$)/i.test(rest);
  const [supports, media] = takeFunction(bare ? rest.slice('layer'.length).trim() : afterLayer, 'supports');
  return { url, layer: layerName ?? (bare ? '' : null), supports: supports ?? '', media };
}

function readReference(text: string): [string | null, string] {
  const quote = text.charCodeAt(0);
  if (quote === CHAR.doubleQuote || quote === CHAR.singleQuote) {
    const end = skipString(text, 0);
    return [unescapeName(text.slice(1, end - 1)), text.slice(end).trim()];
  }
  if (!/^url\(/i.test(text)) return [null, ''];
  const end = skipBlock(text, 'url'.length);
  const content = text.slice('url('.length, end - 1).trim();
  const quoted = /^(["']).*\1$/s.test(content);
  return [unescapeName(quoted ? content.slice(1, -1) : content), text.slice(end).trim()];
}

/** Takes `name(…)` from the start; null when it begins otherwise. */
function takeFunction(text: string, name: string): [string | null, string] {
  const head = text.slice(0, name.length + 1).toLowerCase();
  if (head !== `${name}(`) return [null, text];
  const end = skipBlock(text, name.length);
  let next = end;
  while (isSpace(text.charCodeAt(next))) next++;
  return [text.slice(name.length + 1, end - 1).trim(), text.slice(next)];
}
