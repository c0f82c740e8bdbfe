import { collapseSpaces } from '../text/collapse-spaces.ts';
import { FONT_FAMILIES } from '../text/font-families.ts';
import { lazy } from '../text/lazy.ts';
import { wordsOf } from './word-forms.ts';

/** Keywords of CSS and names that are ordinary words even when a sentence begins with them. */
const NO_FAMILIES: ReadonlySet<string> = new Set(
  `serif sans mono times century impact symbol system ultra play sans-serif monospace display script black light
  optima prime material icons emoji swiss`.split(/\s+/),
);

/** Names of families in lower case. */
export const families = lazy(
  (): ReadonlySet<string> =>
    new Set(
      Object.values(FONT_FAMILIES)
        .flatMap((names) => names.split(','))
        .map((name) => collapseSpaces(name))
        .flatMap((name) => [name, name.replace(/ (?:ms|mt|72)$/, '')])
        .filter((name) => name.length > 2 && !NO_FAMILIES.has(name)),
    ),
);

/** Whether a word is the name of a family, and so no misspelling: Fraunces is not France. @param form as `wordsOf` writes it */
export function isFamilyForm(form: string): boolean {
  return familyForms().has(form);
}

const familyForms = lazy(
  (): ReadonlySet<string> =>
    new Set([...families()].filter((name) => !name.includes(' ')).flatMap((name) => wordsOf(name))),
);
