import { blanked } from '../text/blanked.ts';
import { isCovered } from '../words/is-covered.ts';
import { spansOf } from '../words/sure/sure-words.ts';
import type { Span, Statement } from '../words/understanding.ts';

/** Ends that are words of English after a full stop without a space; they end a host only where nothing else is said. */
const WORDS = 'am|as|at|be|by|do|in|is|it|me|my|no|so|to|us';
const END = String.raw`(?:(?:co|com|org)\.)?(?:com|net|org|io|info|biz|dev|app|(?!js|ts|md)[a-z]{2})(?![\p{L}\d-]|\.[\p{L}\d])`;
/** `Next.js` is no host. */
const HOST = new RegExp(
  String.raw`(?<![\p{L}\d@.-])(?:https?:\/\/)?(?:[a-z\d-]+\.)+(?!(?:${WORDS})\s+\p{L})${END}`,
  'giu',
);
/** What says nothing of a host: `www.sncf.com`. */
const ENDS = new RegExp(String.raw`(?<![\p{L}\d])(?:https?:\/\/|www\.)+|(?<=[\p{L}\d])\.${END}`, 'giu');

/** The addresses of sites in a text: `news.example.com`. */
export function hostsIn(text: string): readonly Span[] {
  return text.includes('.') ? spansOf(HOST, text) : [];
}

/** Without hosts that no statement knows, of which no part is a word, and without the ends of the others. */
export function withoutHosts(query: string, statements: readonly Statement[]): string {
  const hosts = hostsIn(query);
  if (hosts.length === 0) return query;
  return blanked(query, [...hosts.filter((host) => !isCovered(host, statements)), ...spansOf(ENDS, query)]);
}
