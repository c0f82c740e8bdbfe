import { hasGradient } from '../perception/has-gradient.ts';
import { TEXT_CONTRAST } from '../color/contrast.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Features } from '../features/index.ts';
import type { Seen } from '../features/seen.ts';
import { ILLEGIBLE, type TextContrast } from '../features/text-contrasts.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { Weights } from '../grammar/weights.ts';
import type { Perception } from '../perception/perceive.ts';
import type { PartId } from '../identity/part.ts';
import { compareAxes } from '../score/compare-axes.ts';
import type { Scorecard } from '../score/score.ts';
import { PASS_FROM } from '../score/total.ts';
import { paintedContrasts } from './painted-ground.ts';
import type { ComparedIdentity } from './identity-change.ts';
import { textsLikeGround } from './texts-like-ground.ts';
import { turnedOverPictures } from './over-pictures.ts';

/** What a stylesheet may not do to a page, whatever it gains. */
export type Guard =
  | 'target_rule'
  | 'heading_order'
  | 'text_contrast'
  | 'hidden_text'
  | 'decoration'
  | 'control';

/** A page as it was read. */
interface Read extends Seen {
  readonly readings: Readings;
}

interface TargetTaste {
  readonly target: Grammar;
  readonly weights: Weights;
  /** The page before. */
  readonly card: Pick<Scorecard, 'score'>;
  /** Of the page before and after; null for a target without tokens. */
  readonly identities: ComparedIdentity | null;
}

/** The first guard that a stylesheet breaks, or null. What the page did not keep before is no reason. @param inSight what `brokenInSight` found, where it was asked */
export function brokenGuard(
  before: Read,
  after: Read,
  wanted: TargetTaste,
  inSight?: Guard | null,
): Guard | null {
  if (losesMetAxis(before, after, wanted)) return 'target_rule';
  const seen = inSight === undefined ? brokenInSight(before, after) : inSight;
  if (seen !== null) return seen;
  if (losesDecoration(before, after.perception, wanted.target)) return 'decoration';
  return losesControls(wanted) ? 'control' : null;
}

/** The first guard of those that tell without axes and identity. */
export function brokenInSight(before: Seen, after: Seen): Guard | null {
  return mixesHeadings(before.features, after.features) ? 'heading_order' : losesText(before, after);
}

/** Whether a text can no longer be read or seen; null for none. */
export function losesText(before: Seen, after: Seen): 'text_contrast' | 'hidden_text' | null {
  if (dimmedTexts(before, after).length > 0 || turnedOverPictures(before, after).size > 0)
    return 'text_contrast';
  const isHidden =
    hidesText(before.perception, after.perception) || textsLikeGround(before, after).length > 0;
  return isHidden ? 'hidden_text' : null;
}

/** Parts of the identity that tell how buttons, links, fields and cards are drawn. */
export const CONTROLS: ReadonlySet<PartId> = new Set([
  'color.primary',
  'component.button',
  'component.input',
  'component.card',
]);
/** Of the score of a part, 0..1; a smaller loss is one of rounding. */
const MAX_LOST_OF_CONTROLS = 0.05;

/** Grouping of pages on which cards are to go, whatever cards the target has elsewhere. */
const CARDLESS: ReadonlySet<string | undefined> = new Set(['whitespace', 'dividers']);

/** Whether buttons, links, fields or cards are less like those of the target, whatever else gains from it. */
function losesControls({ identities, target }: TargetTaste): boolean {
  if (identities === null) return false;
  const { before, after } = identities;
  const isCardless = CARDLESS.has(target['emphasis.density_signals']);
  const now = new Map(after.parts.map(({ part, result }) => [part.id, result.score]));
  let [isLost, gained] = [false, 0];
  for (const { part, result, isWaived } of before.parts) {
    if (isWaived || result.score === null || !CONTROLS.has(part.id)) continue;
    if (isCardless && part.id === 'component.card') continue;
    const change = (now.get(part.id) ?? result.score) - result.score;
    isLost ||= change < -MAX_LOST_OF_CONTROLS;
    gained += part.weight * change;
  }
  // The colour of the target on a button may need another label than the target's.
  return isLost && gained < LEAST_GAINED_BY_CONTROLS;
}

/** Of the whole identity, 0..1; what buttons, links, fields and cards gain together for a loss of one of them. */
const LEAST_GAINED_BY_CONTROLS = 0.02;

/** Score from which a page follows its target: what it keeps of it is no price for anything. */
const FOLLOWS_FROM = PASS_FROM;
/** Of what a stylesheet wins on other axes, the most that axes may lose which a page far from its target happens to meet. */
const MAX_LOST = 1 / 3;

/** Whether axes that had their target value lose it, and more than what is won elsewhere allows. */
function losesMetAxis(before: Read, after: Read, { target, weights, card }: TargetTaste): boolean {
  const was = compareAxes(before.readings, target, weights);
  const is = new Map(compareAxes(after.readings, target, weights).map((one) => [one.id, one]));
  let [lost, won] = [0, 0];
  for (const { id, status, similarity, weight } of was) {
    const now = is.get(id);
    if (now === undefined || now.status === 'not_shown') continue;
    const more = weight * (now.similarity - (similarity ?? 0));
    if (status === 'pass' && more < 0) lost -= more;
    else won += Math.max(0, more);
  }
  return lost > (card.score >= FOLLOWS_FROM ? 0 : MAX_LOST * won);
}

/** Whether headings of a lower level, or large text outside headings, reach the size of a higher level. */
function mixesHeadings(before: Features, after: Features): boolean {
  const [was, is] = [largestOfLevels(before), largestOfLevels(after)];
  const levels = [...was.keys()].filter((level) => is.has(level)).toSorted((a, b) => a - b);
  return levels.some((level, at) =>
    levels.slice(at + 1).some((lower) => {
      const size = (of: ReadonlyMap<number, number>, one: number) => of.get(one) ?? 0;
      return size(was, level) > size(was, lower) && size(is, level) <= size(is, lower);
    }),
  );
}

/** Large text that no heading element holds comes after all levels. */
const NO_LEVEL = 7;

/** px of the largest heading of each level. */
function largestOfLevels({ typography: { headings } }: Features): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { level, size } of headings) {
    const rank = level === 0 ? NO_LEVEL : level;
    sizes.set(rank, Math.max(size, sizes.get(rank) ?? 0));
  }
  return sizes;
}

/** Of its contrast, what a faint text may lose: a tint of its ground, not another ground. */
const FAINTER = 0.8;

/**
 * The texts that could be read by their contrast before and have less than WCAG asks for now, and faint ones that are
 * fainter still. Text whose contrast was unknown, over a photograph, has to be readable once it is known.
 */
export function dimmedTexts(before: Seen, after: Seen): TextContrast[] {
  return dimmedAmong(paintedContrasts(before), paintedContrasts(after));
}

/** The same by the contrasts before and after. */
export function dimmedAmong(before: readonly TextContrast[], after: readonly TextContrast[]): TextContrast[] {
  const least = new Map(before.map(({ index, ratio }) => [index, leastAfter(ratio)]));
  return after.filter(({ index, ratio }) => ratio < (least.get(index) ?? TEXT_CONTRAST));
}

/** The contrast that a text has to keep, by the one that it has. */
export function leastAfter(ratio: number): number {
  if (ratio < ILLEGIBLE) return 0;
  return ratio >= TEXT_CONTRAST ? TEXT_CONTRAST : FAINTER * ratio;
}

/** Of the characters of a page; fewer may be letters in a small corner. */
const MAX_HIDDEN = 0.02;

/** Whether text is no longer seen: a box of a fixed height cuts it off, or something lies over it. */
function hidesText({ runs: before }: Perception, { runs: after }: Perception): boolean {
  const lengthOf = (runs: Perception['runs']) => runs.reduce((sum, { characters }) => sum + characters, 0);
  return lengthOf(after) < (1 - MAX_HIDDEN) * lengthOf(before);
}

/** Textures that a page shows by gradients, shapes and blur. */
const DRAWN: ReadonlySet<string | undefined> = new Set(['gradient', 'mesh']);

/** Whether a page loses what it draws, where the target wants such drawing and the page shows it. */
function losesDecoration(before: Read, { page }: Perception, target: Grammar): boolean {
  const shown = before.readings['surface.texture'].value ?? undefined;
  if (!DRAWN.has(target['surface.texture']) || !DRAWN.has(shown)) return false;
  return before.perception.visible.some((element) => isDrawnNoLonger(element, page));
}

/**
 * Visible elements that are no longer drawn by gradients, clips, masks or filters. A gradient on the page itself belongs
 * to its ground and changes with it, and small ones on a flat page are no such look.
 */
export function lostDecorations({ visible }: Perception, page: Perception['page']): number[] {
  return visible.filter((element) => isDrawnNoLonger(element, page)).map(({ index }) => index);
}

function isDrawnNoLonger(element: StyledElement, page: Perception['page']): boolean {
  const now = page.elements[element.index];
  if (now === undefined || GROUNDS.has(element.tag)) return false;
  return stylesOf(element).some(({ of, style }) => {
    const own = stylesOf(now).find((one) => one.of === of)?.style;
    return DECORATIONS.some((isDrawn) => isDrawn(style) && (own === undefined || !isDrawn(own)));
  });
}

const GROUNDS: ReadonlySet<string> = new Set(['html', 'body']);

const DECORATIONS: readonly ((style: ComputedStyle) => boolean)[] = [
  hasGradient,
  (style) => style['clip-path'] !== 'none',
  (style) => style['mask-image'].some(({ kind }) => kind === 'gradient'),
  (style) => style.filter !== 'none',
];

function stylesOf({ style, before, after }: StyledElement) {
  return [
    { of: 'element', style },
    ...(before === null ? [] : [{ of: 'before', style: before.style }]),
    ...(after === null ? [] : [{ of: 'after', style: after.style }]),
  ];
}
