import { keyword } from './values/keyword.ts';
import { autoOrInteger } from './values/layout-text.ts';
import { oneOf } from './values/specified.ts';

/** Longhands that are only read because together they change `display`. */
export const LINE_CLAMP_PARTS = {
  '-webkit-line-clamp': oneOf(keyword('none'), autoOrInteger(1)),
  '-webkit-box-orient': keyword('horizontal vertical inline-axis=horizontal block-axis=vertical'),
} as const;

export type LineClampPart = keyof typeof LINE_CLAMP_PARTS;

export function isLineClampPart(name: string): name is LineClampPart {
  return Object.hasOwn(LINE_CLAMP_PARTS, name);
}

/** Chromium turns the old box that clamps its lines into a plain block. */
export function clampDisplay(display: string, declared: ReadonlyMap<string, string>): string {
  if (display !== '-webkit-box' && display !== '-webkit-inline-box') return display;
  const lines = Number(declared.get('-webkit-line-clamp') ?? 0);
  const orientation = declared.get('-webkit-box-orient')?.toLowerCase();
  if (!(lines >= 1) || (orientation !== 'vertical' && orientation !== 'block-axis')) return display;
  return display === '-webkit-box' ? 'flow-root' : 'inline-block';
}
