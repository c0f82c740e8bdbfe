import { composite } from '../color/composite.ts';
import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Scheme } from './flat-tokens.ts';
import { tokenColor } from './token-values.ts';
import type { TokenValues } from './tokens.ts';

/** A colour of text and its ground, with less contrast than text needs. */
export interface FaintText {
  readonly scheme: Scheme;
  /** Path without the scheme: `color.text-muted`. */
  readonly token: string;
  readonly ground: string;
  readonly ratio: number;
}

/** Text of disabled controls needs no contrast; that on other grounds is paired with them by its name. */
const EXEMPT = /(?:^|-)(?:disabled|placeholder|inverse|inverted|underline|on|dark|light)(?:-|$)/;

/** Colours of text that have less contrast with their ground than text needs. */
export function faintTexts({ color }: Pick<TokenValues, 'color'>): readonly FaintText[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colors = color[scheme] ?? {};
    const page = tokenColor(colors['background'] ?? (scheme === 'light' ? '#ffffff' : '#000000'));
    return Object.keys(colors).flatMap((name): FaintText[] => {
      const ground = groundOf(name);
      const [text, below] = [colors[name], ground === null ? undefined : colors[ground]];
      if (text === undefined || below === undefined || ground === null) return [];
      const ratio = ratioOf(tokenColor(text), tokenColor(below), page);
      return ratio < TEXT_CONTRAST
        ? [{ scheme, token: `color.${name}`, ground: `color.${ground}`, ratio }]
        : [];
    });
  });
}

function ratioOf(text: Rgba, below: Rgba, page: Rgba): number {
  const ground = composite(below, page);
  return contrastOn(text, ground);
}

/** The ground that a colour of text is read on; null for other colours. */
function groundOf(name: string): string | null {
  if (name.startsWith('on-')) return name === 'on-disabled' ? null : name.slice('on-'.length);
  const isText = name === 'text' || name === 'link' || name.startsWith('text-') || name.startsWith('link-');
  return isText && !EXEMPT.test(name) ? 'background' : null;
}
