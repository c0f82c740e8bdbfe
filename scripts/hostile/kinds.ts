import { FETCH_LIMITS } from '../../src/page/limits.ts';
import type { HostileKind, HostilePage } from './kind.ts';
import { MODERN_KINDS } from './modern-kinds.ts';
import { REPEATED_KINDS } from './repeated-kinds.ts';
import { SELECTOR_KINDS } from './selector-kinds.ts';
import { SIZE_KINDS } from './size-kinds.ts';
import { STRUCTURE_KINDS } from './structure-kinds.ts';
import { TEXT_KINDS } from './text-kinds.ts';
import { VALUE_KINDS } from './value-kinds.ts';

export const HOSTILE_KINDS: readonly HostileKind[] = [
  ...STRUCTURE_KINDS,
  ...SIZE_KINDS,
  ...VALUE_KINDS,
  ...SELECTOR_KINDS,
  ...TEXT_KINDS,
  ...MODERN_KINDS,
  ...REPEATED_KINDS,
];

/** The page of a kind, cut to the limits of the service. */
export function hostilePage({ page }: HostileKind, share: number): HostilePage {
  const { html = '<!doctype html><p>text', css = '' } = page(share);
  return { html: html.slice(0, FETCH_LIMITS.htmlBytes), css: css.slice(0, FETCH_LIMITS.cssBytes) };
}
