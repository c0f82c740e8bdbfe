import type { ComputedStyle } from '../cascade/properties.ts';
import { finite } from './finite.ts';
import { lengthOf } from './sizes.ts';
import { textLength } from './text-length.ts';

const MAX_FUNCTIONS = 20;

/** Translation by `translate` and `transform`, px. Rotation, scale and skew are ignored. */
export function translationOf(style: ComputedStyle, width: number, height: number): { x: number; y: number } {
  let x = 0;
  let y = 0;
  const move = (first: string | undefined, second: string | undefined) => {
    x += resolve(first, width, style);
    y += resolve(second, height, style);
  };
  if (style.translate !== 'none') move(...pair(style.translate.split(' ')));
  if (style.transform === 'none') return { x, y };
  for (const call of style.transform.split(')').slice(0, MAX_FUNCTIONS)) {
    const [written = '', list = ''] = call.split('(');
    const name = written.trim().toLowerCase();
    const values = list.split(',').map((value) => value.trim());
    if (name === 'translate' || name === 'translate3d') move(...pair(values));
    else if (name === 'translatex') move(values[0], undefined);
    else if (name === 'translatey') move(undefined, values[0]);
    else if (name === 'matrix') move(values[4], values[5]);
  }
  return { x: finite(x), y: finite(y) };
}

function pair([first, second]: readonly string[]): [string | undefined, string | undefined] {
  return [first, second];
}

function resolve(text: string | undefined, base: number, style: ComputedStyle): number {
  const length = text === undefined ? null : textLength(text, style['font-size']);
  return length === null ? 0 : lengthOf(length, base);
}
