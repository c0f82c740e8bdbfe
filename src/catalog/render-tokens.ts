import * as v from 'valibot';

import { looksColored } from '../color/seen-hue.ts';
import type { CatalogEntry } from './entry.ts';
import { tokenFacts } from './token-facts.ts';
import { tokenColor } from './token-values.ts';

/** The few values a preview needs. */
export const RenderTokensSchema = v.object({
  bg: v.string(),
  fg: v.string(),
  /** The first chromatic colour of primary, accent and link; the text colour of a brand without one. */
  accent: v.string(),
  font_heading: v.nullable(v.string()),
  font_body: v.nullable(v.string()),
  radius: v.nullable(v.string()),
});
export type RenderTokens = v.InferOutput<typeof RenderTokensSchema>;

/** Selects the tokens of the default scheme. */
export function renderTokens(entry: CatalogEntry): RenderTokens {
  const { token, component, families } = tokenFacts(entry);
  const candidates = ['color.primary', 'color.accent', 'color.link'].flatMap((path) => token(path) ?? []);
  // The check colorsCoverTheTheme ensures both.
  const bg = token('color.background') ?? '#ffffff';
  const fg = token('color.text') ?? '#000000';
  return {
    bg,
    fg,
    accent: candidates.find((hex) => looksColored(tokenColor(hex))) ?? fg,
    font_heading: families['heading']?.stack ?? families['body']?.stack ?? null,
    font_body: families['body']?.stack ?? null,
    radius: component('button', 'border-radius') ?? null,
  };
}
