import { fillHtml } from './fill.ts';
import type { HostileKind } from './kind.ts';

/** A page that repeats a piece after `before` up to the size limit. */
export function endless(name: string, piece: string, before = ''): HostileKind {
  return { name, page: (share) => ({ html: fillHtml(piece, share, before) }) };
}
