import { contrastOn } from '../color/contrast.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Seen } from '../features/seen.ts';
import { ILLEGIBLE } from '../features/text-contrasts.ts';

/** A text by its element, and the colour behind it. */
export interface TextOnGround {
  readonly index: number;
  readonly ground: Rgba;
}

/** The texts that are no longer seen, because they have the colour of their new ground. */
export function textsLikeGround({ perception: before }: Seen, { perception: now }: Seen): TextOnGround[] {
  const seen = new Set(now.runs.map(({ element }) => element.index));
  return before.runs.flatMap(({ element: { index } }) => {
    const element = now.page.elements[index];
    if (seen.has(index) || element === undefined || !element.visible) return [];
    const { color: ground, image } = now.ground(element);
    return !image && contrastOn(element.style.color, ground) < ILLEGIBLE ? [{ index, ground }] : [];
  });
}
