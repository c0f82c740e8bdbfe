import fitted from './picture-kinds.json' with { type: 'json' };
import type { PictureMeasures } from './picture-measures.ts';

/** Drawings include screenshots and diagrams; textures are patterns, gradients and shapes without an object. */
export const PICTURE_KINDS = ['photo', 'drawing', 'logo', 'texture'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Multinomial regression: `picture-kinds.json`, written by `npm run fit-pictures`. */
export interface PictureModel {
  readonly kinds: readonly string[];
  readonly base: readonly number[];
  readonly measures: readonly {
    readonly name: string;
    readonly mean: number;
    readonly deviation: number;
    /** One for each kind. */
    readonly weights: readonly number[];
  }[];
}

/** How probable each kind is; the probabilities sum to 1. */
export type KindChances = Readonly<Record<PictureKind, number>>;

const FARTHEST = 4; // deviations; pictures beyond all labelled ones are judged like the most extreme of them

/** Chances of the kinds by a multinomial regression on the measures of a picture. */
export function kindChances(measured: PictureMeasures, model: PictureModel = fitted): KindChances {
  const quantities: Readonly<Record<string, number>> = { ...measured };
  const odds = [...model.base];
  for (const { name, mean, deviation, weights } of model.measures) {
    const place = ((quantities[name] ?? mean) - mean) / deviation;
    const limited = Math.min(FARTHEST, Math.max(-FARTHEST, place));
    weights.forEach((weight, kind) => (odds[kind] = (odds[kind] ?? 0) + weight * limited));
  }
  const parts = odds.map((own) => Math.exp(own - Math.max(...odds)));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const chance = (kind: PictureKind) => (parts[model.kinds.indexOf(kind)] ?? 0) / whole;
  return {
    photo: chance('photo'),
    drawing: chance('drawing'),
    logo: chance('logo'),
    texture: chance('texture'),
  };
}
