import { animationsHaveKeyframes } from './animations-have-keyframes.ts';
import { buttonCornersAreExplained } from './button-corners-are-explained.ts';
import { buttonIsVisible } from './button-is-visible.ts';
import type { Check } from './check.ts';
import { codeUsesTokens } from './code-uses-tokens.ts';
import { colorsCoverTheTheme, componentsReferToTokens } from './components-refer-to-tokens.ts';
import { exceptionsNameTokens } from './exceptions-name-tokens.ts';
import { computedAxesFollow, everyAxisHasABasis } from './grammar-has-basis.ts';
import { gapsAreSteps } from './gaps-are-steps.ts';
import { grammarIsBroad } from './grammar-is-broad.ts';
import { slugIsFileName } from './slug-is-file-name.ts';
import { dissentNamesTokens, relationsAreTrue, sourcesAreCited } from './sources-are-cited.ts';
import { sourcesOfSurfacesStateTokens, surfacesAreOwn } from './surfaces-are-own.ts';
import { textIsLegible } from './text-is-legible.ts';
import { absenceIsShown } from './absence-is-shown.ts';
import { tagsHaveOneDegree } from './tags-have-one-degree.ts';
import { wordingIsSpecific } from './wording-is-specific.ts';

/** All rules for entries that the schema cannot express. */
export const CHECKS: readonly Check[] = [
  slugIsFileName,
  sourcesAreCited,
  exceptionsNameTokens,
  relationsAreTrue,
  dissentNamesTokens,
  surfacesAreOwn,
  sourcesOfSurfacesStateTokens,
  absenceIsShown,
  colorsCoverTheTheme,
  textIsLegible,
  componentsReferToTokens,
  buttonIsVisible,
  gapsAreSteps,
  grammarIsBroad,
  everyAxisHasABasis,
  computedAxesFollow,
  buttonCornersAreExplained,
  tagsHaveOneDegree,
  wordingIsSpecific,
  codeUsesTokens,
  animationsHaveKeyframes,
];
