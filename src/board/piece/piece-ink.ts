import { TEXT_CONTRAST } from '../../color/contrast.ts';
import { ratioOf } from '../board-facts.ts';
import { textOn } from '../field.ts';
import { groundOf, inkOf, OPAQUE, type PieceColors } from './piece-contrast.ts';
import type { PieceNode } from './piece-node.ts';

/** Text colours of elements whose code states a ground but no text colour that can be read on it. */
export type Inks = ReadonlyMap<PieceNode, string>;

/** Chosen from the text and the ground of the piece, else black or white. A pair that the code states is kept. */
export function legibleInks(root: PieceNode, colors: PieceColors): Inks {
  const inks = new Map<PieceNode, string>();
  addInks(root, colors, [colors.ink, colors.ground], inks);
  return inks;
}

function addInks(
  parent: PieceNode,
  colors: PieceColors,
  choices: readonly string[],
  inks: Map<PieceNode, string>,
): void {
  for (const child of parent.children) {
    const back = groundOf(child, colors);
    if (back === null) continue; // a gradient or a picture
    const stated = inkOf(child, colors);
    const ground = back ?? colors.ground;
    const inherited = stated ?? colors.ink;
    // On the ground of the piece itself, colours are those of the brand.
    const isOther = ground !== choices[1] && ground.length === OPAQUE;
    const isPair = back !== undefined && stated !== undefined;
    const isChanged = !isPair && (back !== undefined || stated !== undefined);
    const isDim = isOther && isChanged && ratioOf(inherited, ground) < TEXT_CONTRAST;
    const ink = isDim ? textOn(ground, choices) : inherited;
    if (ink !== inherited) inks.set(child, ink);
    addInks(child, { ...colors, ground, ink }, choices, inks);
  }
}

/** The class of an ink. */
export function inkClass(hex: string): string {
  return `ink-${hex.slice(1).toLowerCase()}`;
}

/** Rules of the classes, stronger than those of the code. @param place selector of the piece */
export function inkRules(inks: Inks, place: string): string {
  return [...new Set(inks.values())]
    .map((hex) => `${place} .${inkClass(hex)}.${inkClass(hex)}.${inkClass(hex)}{color:${hex}}\n`)
    .join('');
}
