import type { KindChances } from '../../../src/page/picture/picture-kinds.ts';

/** Chances of a picture that is either a photograph or a drawing. */
export function kindsOf(photo: number): KindChances {
  return { photo, drawing: 1 - photo, logo: 0, texture: 0 };
}
