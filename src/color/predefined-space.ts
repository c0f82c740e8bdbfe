import type { Cursor } from '../css/cursor.ts';
import { type ColorSpace, isColorSpace, SPACES } from './color-space.ts';

/** The name of a space that color() takes: those of red, green and blue, and XYZ. */
export function takePredefinedSpace(args: Cursor): ColorSpace | null {
  const name = args.takeIdent();
  if (name === null || !isColorSpace(name)) return null;
  const { names } = SPACES[name];
  return names[0] === 'r' || names[0] === 'x' ? name : null;
}
