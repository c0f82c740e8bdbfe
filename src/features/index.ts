import type { Perception } from '../perception/perceive.ts';
import { actions } from './actions.ts';
import { borders } from './borders.ts';
import { completeness } from './completeness.ts';
import { type Feature, type FeaturesOf } from './feature.ts';
import { framedBoxes } from './framed-boxes.ts';
import { grounds } from './grounds.ts';
import { grouping } from './grouping.ts';
import { images } from './images.ts';
import { motion } from './motion.ts';
import { paintedColors } from './painted-colors.ts';
import { pictureColors } from './picture-colors.ts';
import { prose } from './prose.ts';
import { rhythm } from './rhythm.ts';
import { schemes } from './schemes.ts';
import { shadows } from './shadows.ts';
import { emphasis } from './emphasis.ts';
import { textAccents } from './text-accents.ts';
import { textContrasts } from './text-contrasts.ts';
import { textures } from './textures.ts';
import { typography } from './typography.ts';

/** Every observation, in the order it is made. A new feature is one file and one line here. */
export const FEATURES = [
  prose,
  motion,
  typography,
  rhythm,
  actions,
  grouping,
  emphasis,
  borders,
  framedBoxes,
  grounds,
  images,
  paintedColors,
  pictureColors,
  schemes,
  shadows,
  textAccents,
  textContrasts,
  textures,
  completeness,
] as const satisfies readonly Feature[];

export type Features = FeaturesOf<typeof FEATURES>;
export type FeatureId = keyof Features;

/** Makes every observation of a page. */
export function observe(perception: Perception): Features {
  const entries = (FEATURES as readonly Feature[]).map(
    (feature) => [feature.id, feature.observe(perception)] as const,
  );
  return Object.fromEntries(entries) as unknown as Features;
}

/**
 * Makes each observation of a page when it is first asked for.
 * @param known observations that are the same as on another page
 */
export function observeOnDemand(perception: Perception, known: Partial<Features> = {}): Features {
  const made = new Map<string, unknown>(Object.entries(known));
  const features = {};
  for (const { id, observe: make } of FEATURES as readonly Feature[])
    Object.defineProperty(features, id, {
      enumerable: true,
      get: () => {
        if (!made.has(id)) made.set(id, make(perception));
        return made.get(id);
      },
    });
  return features as Features; // one property for each of FEATURES
}
