import type { Metadata } from './metadata.ts';

/** Second-level labels under country domains where names are registered: `guardian.co.uk` gives `guardian`. */
const PUBLIC_SECOND_LEVELS: ReadonlySet<string> = new Set(['co', 'com', 'gov', 'org', 'ac', 'net', 'edu']);

/** Separates the parts of a title: a bar, dash, dot or colon with white space. */
const TITLE_SEPARATOR = /\s[|–—·•»:-]\s|:\s/;

/** Characters; longer title parts are sentences, not names. */
const MAX_NAME = 40;

/** The name of the site: its `og:site_name`, else the title part that matches the host, else the host label. */
export function brandName({ siteName, title }: Metadata, url: string): string {
  if (siteName !== null && siteName.length <= MAX_NAME) return siteName;
  const label = hostLabel(url);
  const parts = (title ?? '').split(TITLE_SEPARATOR).map((part) => part.trim());
  const same = parts.find((part) => part.length <= MAX_NAME && letters(part) === letters(label));
  if (same !== undefined && label !== '') return same;
  if (label === '') return parts.find((part) => part !== '' && part.length <= MAX_NAME) ?? 'Untitled';
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** `https://www.linear.app/x` to `linear`; '' for an IP address and this machine. */
function hostLabel(url: string): string {
  const host = URL.parse(url)?.hostname ?? '';
  if (/^(?:[\d.]*|(?:.+\.)?localhost)$/.test(host) || host.startsWith('[')) return '';
  const labels = host.replace(/^www\./, '').split('.');
  const second = labels.length - 2;
  const isShared = labels.length > 2 && PUBLIC_SECOND_LEVELS.has(labels[second] ?? '');
  return labels[isShared ? second - 1 : second] ?? host;
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');
}
