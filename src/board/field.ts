import { tokenColor } from '../catalog/token-values.ts';
import { contrastOn, ENHANCED_CONTRAST, TEXT_CONTRAST, LARGE_TEXT_CONTRAST } from '../color/contrast.ts';
import { rgbaToOklch } from '../color/oklch.ts';

/** A large ground of a board with text on it, in colours of the brand. */
export interface Field {
  readonly back: string;
  readonly text: string;
  /** Colour of the name and of large letters. */
  readonly mark: string;
}

/** What a field is chosen from; all colours `#rrggbb`. */
export interface FieldColors {
  readonly accent: string;
  /** Text that the brand states for its accent, or the colour that is read best on it. */
  readonly onAccent: string;
  readonly ground: string;
  readonly ink: string;
  /** All colours of the brand. */
  readonly own: readonly string[];
}

/** Letters of a colour without alpha. */
const OPAQUE = 7;

/**
 * The accent, if light text can be read on it, or dark text well (WCAG 1.4.6): dark text near the limit of 1.4.3 looks
 * dull on a saturated ground. Else a darker colour of the same hue; else the darker one of text and ground, with the name in the accent.
 */
export function fieldOf(colors: FieldColors): Field {
  const { accent, onAccent, ground, ink, own } = colors;
  if (accent.length > OPAQUE || isClear(onAccent, accent)) return plain(accent, onAccent);
  const texts = [onAccent, ground, ink, '#ffffff'];
  for (const back of darkerShades(accent, own)) {
    const text = texts.find((one) => isLight(one, back) && isClear(one, back));
    if (text !== undefined) return plain(back, text);
  }
  const [back, text] = isLight(ink, ground) ? [ground, ink] : [ink, ground];
  return { back, text, mark: ratio(accent, back) >= TEXT_CONTRAST ? accent : text };
}

function plain(back: string, text: string): Field {
  return { back, text, mark: text };
}

/** Whether text is clear on a large saturated ground: light text from 4.5:1, dark text from 7:1. */
export function isClear(text: string, back: string): boolean {
  return ratio(text, back) >= (isLight(text, back) ? TEXT_CONTRAST : ENHANCED_CONTRAST);
}

function isLight(text: string, back: string): boolean {
  return ratio(text, '#000000') > ratio(back, '#000000');
}

/** OKLCH degrees; larger differences are other hues. */
const SAME_HUE = 15;
/** Of the chroma of the accent; less looks grey beside it. */
const MIN_CHROMA_SHARE = 0.6;

/** Colours with the hue of the accent that are darker, the lightest first. */
function darkerShades(accent: string, own: readonly string[]): readonly string[] {
  const { l, c, h } = rgbaToOklch(tokenColor(accent));
  return own
    .map((hex) => ({ hex, shade: rgbaToOklch(tokenColor(hex)) }))
    .filter(({ shade }) => {
      const turn = Math.abs(shade.h - h);
      return shade.l < l && shade.c >= c * MIN_CHROMA_SHARE && Math.min(turn, 360 - turn) <= SAME_HUE;
    })
    .toSorted((a, b) => b.shade.l - a.shade.l)
    .map(({ hex }) => hex);
}

/** What reads best on a ground: light text that is clear, else the most contrasting. */
export function textOn(back: string, texts: readonly string[]): string {
  const best = (list: readonly string[]) => list.toSorted((a, b) => ratio(b, back) - ratio(a, back))[0];
  const own = best(texts.filter((text) => ratio(text, back) >= TEXT_CONTRAST));
  if (own !== undefined && isClear(own, back)) return own;
  const all = ['#ffffff', '#000000', ...(own === undefined ? [] : [own])];
  return best(all.filter((text) => isClear(text, back))) ?? best(all) ?? '#000000';
}

/** The same for a large bold label, which is white from 3:1 on (WCAG 1.4.3) where dark text would look dull. */
export function labelOn(back: string, texts: readonly string[]): string {
  const text = textOn(back, texts);
  return isClear(text, back) || ratio('#ffffff', back) < LARGE_TEXT_CONTRAST ? text : '#ffffff';
}

function ratio(hex: string, back: string): number {
  return contrastOn(tokenColor(hex), tokenColor(back));
}
