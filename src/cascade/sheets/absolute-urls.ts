import { resolveUrl } from '../../document/base-url.ts';
import { CHAR, opensUrl, skipBlock, skipOne, skipUrl, unescapeName } from '../../css/skip.ts';

/** Makes every url() of a value absolute, because it is relative to its stylesheet. */
export function absoluteUrls(value: string, base: string): string {
  if (base === '' || !/url\(/i.test(value)) return value;
  let out = '';
  let start = 0;
  for (let i = 0; i < value.length;) {
    if (value.charCodeAt(i) !== CHAR.open || value.slice(i - 3, i).toLowerCase() !== 'url') {
      i = value.charCodeAt(i) === CHAR.open ? i + 1 : skipOne(value, i);
      continue;
    }
    const end = opensUrl(value, i) ? skipUrl(value, i) : skipBlock(value, i);
    const content = value.slice(i + 1, end - 1).trim();
    const quoted = /^["']/.test(content);
    const absolute = absoluteUrl(quoted ? unescapeName(content.slice(1, -1)) : unescapeName(content), base);
    if (absolute !== null) {
      out += `${value.slice(start, i)}(${JSON.stringify(absolute)})`;
      start = end;
    }
    i = end;
  }
  return out + value.slice(start);
}

/** Null for URLs that stay as they are: parts of the same document, data URLs, and invalid ones. */
function absoluteUrl(reference: string, base: string): string | null {
  const fixed = reference === '' || reference.startsWith('#') || /^data:/i.test(reference);
  return fixed ? null : resolveUrl(reference, base);
}
