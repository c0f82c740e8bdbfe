import * as v from 'valibot';
import { described } from './described.ts';

import { looksColored } from '../color/seen-hue.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { tokenFacts } from './token-facts.ts';
import { tokenColor } from './token-values.ts';

/** The few values a preview needs. */
export const RenderTokensSchema = v.object({
  bg: described(v.string(), 'Background colour.'),
  fg: described(v.string(), 'Text colour.'),
  accent: described(
    v.string(),
    'First chromatic colour of primary, accent and link; the text colour of a brand without one.',
  ),
  font_heading: described(v.nullable(v.string()), '`font-family` of headings; null when not known.'),
  font_body: described(v.nullable(v.string()), '`font-family` of running text; null when not known.'),
  radius: described(v.nullable(v.string()), '`border-radius` of buttons; null when not known.'),
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
