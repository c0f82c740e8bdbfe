import type { Axis } from '../grammar/axis.ts';
import { AXES, type Grammar } from '../grammar/axes/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { Shown } from '../grammar/reading.ts';
import type { Restyling, Way } from '../grammar/restyle.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import type { Fix, Unverified } from '../score/fixes.ts';
import type { Survey } from '../survey.ts';
import { withColorScheme } from './color-scheme.ts';
import { schemeKeeper } from './in-schemes.ts';
import { inTokenColors } from './token-colors.ts';
import { inheritanceTrimmer } from './inherited-changes.ts';
import { readableWay } from './readable-way.ts';
import { withTurnedLines } from './turned-lines.ts';
import { withoutInlinePadding } from './inline-padding.ts';
import { keptLookFinder, withKeptLooks } from './kept-colors.ts';
import { withControlsInSight } from './mended-controls.ts';
import { bothWays } from './merge-changes.ts';
import { elementWidener } from './selectors-for.ts';
import { widenWay } from './widen-way.ts';
import { ALL, variableSetter, type VariableSetter } from './in-variables.ts';
import { cssWriter, OF_PAGE } from './write-css.ts';
import { oncePer } from '../text/once-per.ts';

/** What the CSS of fixes is made with. */
export interface Workshop {
  readonly restyling: Restyling;
  readonly write: (way: Way) => string;
  /** The same for the whole page, with longer lists of selectors. */
  readonly writeWhole: (way: Way) => string;
  /** Leaves to inheritance what it gives, adds elements for shorter selectors and the scheme and lines of a new ground, and pads no lines of text. */
  readonly shorten: (way: Way) => Way;
  readonly inVariables: VariableSetter;
  readonly readings: Readings;
}

/** The ways to make a fix, or the sentence that says why a stylesheet cannot. */
export type Offer = readonly Way[] | string;

export function workshopOf({
  survey: { perception, features, readings, source },
  tokens,
  target,
}: {
  readonly survey: Survey;
  readonly tokens: StyleTokens;
  readonly target: Grammar;
}): Workshop {
  const widen = elementWidener(perception.page);
  const css = cssWriter(perception.page, source?.cascade ?? null);
  const trim = inheritanceTrimmer(source?.cascade ?? null);
  const restyling = { perception, features, tokens, target };
  const isKept = keptLookFinder(restyling);
  const shorten = oncePer((way: Way) => {
    const inScheme = withColorScheme(withoutInlinePadding(way, perception), restyling);
    const turned = withControlsInSight(withTurnedLines(inScheme, restyling), restyling);
    return widenWay(trim(turned), perception.page, widen, isKept);
  });
  const inVariables = variableSetter(source?.cascade ?? null, tokens);
  const kept = schemeKeeper(source?.cascade ?? null, restyling, (way) =>
    shorten(inVariables(way, ALL) ?? way),
  );
  return {
    restyling,
    // The same way is measured, and stated where it was not.
    write: oncePer((way: Way) => css(kept(way))),
    writeWhole: (way) => css(kept(way), OF_PAGE),
    shorten,
    inVariables,
    readings,
  };
}

/** @param lift what makes the texts of a page readable that is blocked for its contrast; null for other pages */
export function offerOf(fix: Fix, { restyling, readings }: Workshop, lift: Way | null): Offer {
  const offer = waysFor(fix, restyling, readings);
  if (typeof offer === 'string' || lift === null) return offer;
  // A new ground needs other inks, which are known once it is measured.
  return offer.map((way) => (changesGround(way) ? way : bothWays(lift, way)));
}

function changesGround({ changes }: Way): boolean {
  return changes.some(({ declarations }) =>
    Object.keys(declarations).some((property) => property.startsWith('background')),
  );
}

/** The ways of an axis on a page that may be another than the judged one; found once, as the sheet and the fixes ask. */
export function waysFor(fix: Pick<Fix, 'axis' | 'target'>, page: Restyling, readings: Readings): Offer {
  const offers = offersOn(page);
  const key = `${fix.axis} ${fix.target}`;
  const offer = offers.get(key) ?? foundWays(fix, page, readings);
  offers.set(key, offer);
  return offer;
}

/** By axis and value. */
const offersOn = oncePer<Restyling, Map<string, Offer>>(() => new Map());

function foundWays(
  { axis: id, target }: Pick<Fix, 'axis' | 'target'>,
  page: Restyling,
  readings: Readings,
): Offer {
  const axis: Axis | undefined = AXES.find((each) => each.id === id);
  const reading = readings[id];
  if (axis === undefined || reading.value === null) return [];
  const ways = axis.ways(target, page, reading as Shown);
  if ('manual' in ways) return ways.manual;
  const own = inTokenColors(ways, page);
  if (own.length === 0 && ways.length > 0) return NO_TOKEN;
  return own
    .map((way) => withKeptLooks(way, page))
    .filter(({ changes }, at) => changes.length > 0 || own[at]?.changes.length === 0);
}

/** The fix with the CSS of its first way, in inks that can be read on its grounds, or for a person to make. */
export function unproven(fix: Fix, offer: Offer, workshop: Workshop, reason: Unverified): Fix {
  if (typeof offer === 'string') return byHand(fix, offer);
  const { write, shorten, inVariables, restyling } = workshop;
  for (const way of offer) {
    const short = shorten(readableWay(way, restyling));
    const css = write(inVariables(short, ALL) ?? short);
    if (css !== '') return { ...fix, css, html: way.html ?? null, proof: { verified: false, reason } };
  }
  return byHand(fix, NOTHING_TO_STYLE);
}

const NO_TOKEN =
  'No stylesheet for this has its colours among the tokens of the target; use these tokens on other elements, or change the markup.';

const NOTHING_TO_STYLE = 'No element of the page can show this through a stylesheet alone.';

function byHand(fix: Fix, manual: string): Fix {
  return { ...fix, manual, proof: { verified: false, reason: 'no_css' } };
}
