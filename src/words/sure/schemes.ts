import * as words from '../vocabulary/scheme-patterns.ts';
import { refusedSpansOf, saying, spansOf, wantedSpansOf, type SureReader } from './sure-words.ts';

/** The light scheme is the one that a page opens with. */
const LIGHT_FIRST = new RegExp(words.LIGHT_FIRST, 'giu');

/** A dark scheme that is there for those who want it. */
const DARK_OPTION = new RegExp(words.DARK_OPTION, 'giu');

const DARK_WORDS = new RegExp(words.DARK_WORDS, 'giu');

/** The dark scheme is the one that a page opens with. */
const DARK_FIRST = new RegExp(words.DARK_FIRST, 'i');

/** A light scheme that is there beside a dark one. */
const LIGHT_OPTION = new RegExp(words.LIGHT_OPTION, 'giu');

/** Values of a scheme that is changed for those who want it. */
const SWITCHED = ['custom-palette', 'system-adaptive', 'inversion'] as const;

const SYSTEM =
  /\b(?:system|os|device|prefers?[-\s]color[-\s]scheme|invert\w*|inver\w+|filter|automatic\w*)\b/i;

/** `Light theme`, not `light grey theme`. */
const LIGHT_GROUND = new RegExp(words.LIGHT_GROUND, 'giu');

/** A page that is not to be dark. */
const DARK_GROUND = new RegExp(words.DARK_GROUND, 'giu');

/** `Make it dark`, `the page should be really dark`. */
const WISHED_DARK = new RegExp(words.WISHED_DARK, 'giu');

const LIGHT_GROUNDS = ['white', 'cream', 'gray-light'] as const;

/** Which scheme a page opens with where words name two, and what a light one leaves open. */
export const schemes: SureReader = (text) => {
  if (DARK_FIRST.test(text)) return [];
  const refused = refusedSpansOf(DARK_GROUND, text);
  if (refused.length > 0)
    return saying('surface.ground', LIGHT_GROUNDS, refused.slice(0, 1), { polarity: 'against' });
  const options = wantedSpansOf(DARK_OPTION, text);
  const dark = wantedSpansOf(DARK_WORDS, text);
  const besides = wantedSpansOf(LIGHT_OPTION, text);
  if (besides.length > 0)
    return [
      ...saying('surface.ground', [], besides),
      ...saying('surface.dark_mode', dark.length > 0 ? ['dark-first'] : SWITCHED, besides.slice(0, 1)),
    ];
  const lightFirst = spansOf(LIGHT_FIRST, text);
  const isSwitched = options.length > 0 || (lightFirst.length > 0 && dark.length > 0);
  if (isSwitched)
    return [
      ...saying('surface.ground', [], spansOf(DARK_WORDS, text)),
      ...(SYSTEM.test(text)
        ? []
        : saying('surface.dark_mode', SWITCHED, (options.length > 0 ? options : dark).slice(0, 1))),
    ];
  if (dark.length > 0)
    return saying('surface.dark_mode', ['dark-first'], wantedSpansOf(WISHED_DARK, text).slice(0, 1));
  return saying('surface.ground', LIGHT_GROUNDS, [...wantedSpansOf(LIGHT_GROUND, text), ...lightFirst]);
};
