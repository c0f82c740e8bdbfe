import { collectScripts } from '../document/collect-scripts.ts';
import type { DocumentTree } from '../document/document.ts';
import { isKnownLibrary } from './known-libraries.ts';
import { isSameSite } from './same-site.ts';

/** Absolute addresses of the scripts of a page that are worth a request. */
export interface WantedScripts {
  /** Of the page's own site, without libraries, whose names say all. */
  readonly texts: readonly string[];
  /** For each foreign host with libraries, one of them: is the host there? */
  readonly probes: readonly string[];
  /** Every script of a foreign host. */
  readonly foreign: readonly string[];
}

const MAX_PROBES = 3; // hosts; pages take their libraries from one or two

/** At most `limit` requests; texts before probes. */
export function wantedScripts(
  document: DocumentTree,
  base: string,
  page: string,
  limit: number,
): WantedScripts {
  const sources = collectScripts(document, base).filter(({ isFallback }) => !isFallback);
  const addresses = [...new Set(sources.flatMap(({ src }) => (src !== null && isHttp(src) ? [src] : [])))];
  const own = addresses.filter((src) => isSameSite(src, page));
  const foreign = addresses.filter((src) => !isSameSite(src, page));
  const texts = own.filter((src) => !isKnownLibrary(src)).slice(0, Math.max(0, limit));
  const hosts = new Map(foreign.filter(isKnownLibrary).map((src) => [new URL(src).origin, src]));
  const probes = [...hosts.values()].slice(0, Math.max(0, Math.min(MAX_PROBES, limit - texts.length)));
  return { texts, probes, foreign };
}

function isHttp(address: string): boolean {
  return /^https?:/.test(address);
}
