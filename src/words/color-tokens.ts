import { parseColor } from '../color/parse-color.ts';
import { groundOf } from '../grammar/axes/surface-ground/axis.ts';

/** The token of a colour in CSS notation: the kind of ground it makes (`color@cream`); null for other text. */
export function colorToken(text: string): string | null {
  if (!/^(?:#|rgb|hsl)/.test(text)) return null;
  const color = parseColor(text);
  const shown = color?.resolve({ scheme: 'light', current: BLACK });
  // What is hardly seen makes no ground: shadows and overlays.
  return shown === undefined || shown.a < FAINT ? null : `color@${groundOf(shown)}`;
}

const FAINT = 0.6; // alpha

const BLACK = { r: 0, g: 0, b: 0, a: 1 };
