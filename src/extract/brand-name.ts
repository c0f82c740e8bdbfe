import type { Metadata } from './metadata.ts';

/** Second-level labels under which countries hand out names: `guardian.co.uk` is called guardian. */
const PUBLIC_SECOND_LEVELS: ReadonlySet<string> = new Set(['co', 'com', 'gov', 'org', 'ac', 'net', 'edu']);

/** Between the parts of a title: a bar, dash, dot or colon with white space around it. */
const TITLE_SEPARATOR = /\s[|–—·•»:-]\s|:\s/;

/** Characters; longer parts of a title are sentences. */
const MAX_NAME = 40;

/** What people call the site: its own word for it, the part of the title that matches the host, the host. */
export function brandName({ siteName, title }: Metadata, url: string): string {
  if (siteName !== null && siteName.length <= MAX_NAME) return siteName;
  const label = hostLabel(url);
  const parts = (title ?? '').split(TITLE_SEPARATOR).map((part) => part.trim());
  const same = parts.find((part) => part.length <= MAX_NAME && letters(part) === letters(label));
  if (same !== undefined && label !== '') return same;
  if (label === '') return parts.find((part) => part !== '' && part.length <= MAX_NAME) ?? 'Untitled';
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** `https://www.linear.app/x` to `linear`; '' for an address without a name. */
function hostLabel(url: string): string {
  const host = URL.parse(url)?.hostname ?? '';
  if (/^[\d.]*$/.test(host) || host.startsWith('[')) return '';
  const labels = host.replace(/^www\./, '').split('.');
  const second = labels.length - 2;
  const isShared = labels.length > 2 && PUBLIC_SECOND_LEVELS.has(labels[second] ?? '');
  return labels[isShared ? second - 1 : second] ?? host;
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');
}
