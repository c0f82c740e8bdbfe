import { importAddress } from '../../css/import-address.ts';
import { resolveUrl } from '../../document/base-url.ts';
import { isSpace } from '../../css/scan.ts';
import { skipBlock } from '../../css/skip.ts';

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
  const { address, rest } = importAddress(prelude) ?? {};
  const url = address === undefined ? null : resolveUrl(address, base);
  if (url === null || rest === undefined) return null;
  const [layerName, afterLayer] = takeFunction(rest, 'layer');
  const bare = layerName === null && /^layer(?=\s|$)/i.test(rest);
  const [supports, media] = takeFunction(bare ? rest.slice('layer'.length).trim() : afterLayer, 'supports');
  return { url, layer: layerName ?? (bare ? '' : null), supports: supports ?? '', media };
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
