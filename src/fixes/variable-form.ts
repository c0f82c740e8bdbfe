import type { Way } from '../grammar/restyle.ts';
import type { Workshop } from './workshop.ts';

/** A way as it is stated. */
interface WrittenWay {
  readonly way: Way;
  readonly css: string;
}

/** A way with custom properties of the page in place of values; null where it sets none. @param share see in-variables.ts */
export function variableForm(
  way: Way,
  share: number,
  { inVariables, shorten, write }: Workshop,
): WrittenWay | null {
  const other = inVariables(way, share);
  if (other === null) return null;
  const shorter = shorten(other);
  const css = write(shorter);
  return css === '' ? null : { way: shorter, css };
}
