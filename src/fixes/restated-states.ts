import type { InteractionRule } from '../cascade/styled-page.ts';
import { parseSelectorList } from '../cascade/selectors/parse-selector.ts';
import { contrastOn, isDarkGround, TEXT_CONTRAST } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import { toHex } from '../color/hex.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { BLACK, inkOn, mixedColors, WHITE } from '../grammar/restyle-colors.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import { colorTokens, fitsUse } from '../grammar/token-palette.ts';
import type { Perception } from '../perception/perceive.ts';
import { typedFields } from '../perception/typed-fields.ts';
import type { RestWeights } from './rest-weights.ts';
import { selectorFinder } from './selectors-for.ts';

/** Contrast below which a text under the pointer is lost: WCAG 2.2, SC 1.4.3, of large text. */
const LOST = 3;
const OPAQUE = 0.5; // alpha from which a fill is the ground of its text
/** Part of an ink, white or black in a fill under the pointer, where the target has no surface for it. */
const TINT = 0.1;
/** OKLab distance from which a surface under the pointer is seen. */
const SEEN = 0.02;

/**
 * Rules for what the page shows under the pointer, in focus or pressed, with fills and inks of the target where the texts
 * in them would be lost, as a light fill stays light when the inks turn, and where the stylesheet outweighs them at rest.
 *
 * @param page with the stylesheet
 * @param outweighs tells what fills the stylesheet gives
 */
export function restatedStates(
  before: Perception,
  page: Perception,
  tokens: StyleTokens,
  outweighs: RestWeights = () => false,
): string {
  const was = new Map(before.page.facts.interactions.map((rule) => [rule.selector, rule]));
  const rules = page.page.facts.interactions.flatMap((rule) => {
    const known = was.get(rule.selector);
    if (known === undefined) return [];
    const lostBefore = new Set(lostTexts(known, before).map(({ index }) => index));
    const isKept = ({ index }: StateText) => !lostBefore.has(index);
    const isDead = ({ holder }: StateText) =>
      fillOf(rule) !== null && outweighs(holder, specificityOf(rule.selector));
    const all = textsIn(rule, page);
    const dead = all.filter(isDead);
    const lost = [...lostTexts(rule, page).filter((text) => isKept(text) && !isDead(text)), ...dead];
    const keyOf = ({ ink, ground }: StateText) => toHex(fillOf(rule) === null ? ink : ground);
    const groups = [...Map.groupBy(lost, keyOf).values()];
    const isWhole =
      groups.length === 1 && all.filter((text) => isKept(text) || isDead(text)).length === lost.length;
    return groups.flatMap((texts) => {
      const selector = isWhole ? rule.selector : selectorOf(rule, texts, page);
      const own = selector === null ? [] : restated(rule, texts, tokens);
      const lines = texts.some(isDead) ? own.map((line) => line.replace(';', ' !important;')) : own;
      return lines.length === 0 ? [] : [`${selector} {\n${lines.join('\n')}\n}`];
    });
  });
  return [...new Set(rules)].join('\n');
}

/** The state at the end of a selector. */
const STATE = /:(?:hover|focus(?:-visible|-within)?|active)$/;
/** Selectors of one rule. */
const FEW = 8;

/** Names the elements with some texts of a rule in its state; null where the state is that of other elements. */
function selectorOf({ selector }: InteractionRule, texts: readonly StateText[], { page }: Perception) {
  const [state] = STATE.exec(selector) ?? [];
  const holders = [...new Set(texts.map(({ holder }) => holder))].toSorted((a, b) => a - b);
  const own = selectorFinder(page)(holders).map((one) => `${one}${state}`);
  if (state === undefined || own.length === 0 || own.length > FEW) return null;
  const isWeak = (one: string) => specificityOf(one) < specificityOf(selector);
  return own.map((one) => (isWeak(one) ? `:root ${one}` : one)).join(', ');
}

function specificityOf(selector: string): number {
  return parseSelectorList(selector, { parent: null })?.[0]?.specificity ?? 0;
}

interface StateText {
  readonly index: number;
  /** The element of the rule that it is in. */
  readonly holder: number;
  readonly ink: Rgba;
  readonly ground: Rgba;
}

function colorIn({ declarations }: InteractionRule, names: readonly string[]): Rgba | null {
  const value = declarations.findLast(([property]) => names.includes(property))?.[1];
  const color = value === undefined ? null : parseFixedColor(value.trim());
  return color !== null && color.a >= OPAQUE ? color : null;
}

const fillOf = (rule: InteractionRule) => colorIn(rule, ['background', 'background-color']);
const inkOf = (rule: InteractionRule) => colorIn(rule, ['color']);

/** The texts that are lost on the fill of a rule, or in its ink. */
function lostTexts(rule: InteractionRule, page: Perception): StateText[] {
  const [fill, ink] = [fillOf(rule), inkOf(rule)];
  if (fill === null && ink === null) return [];
  return textsIn(rule, page).filter((text) => {
    const own = rule.elements.includes(text.index) ? (ink ?? text.ink) : text.ink;
    return contrastOn(own, fill ?? text.ground) < LOST;
  });
}

/** The texts in the elements of a rule that lie on the fill of these, and those in fields, with what they lie on at rest. */
function textsIn({ elements }: InteractionRule, perception: Perception): StateText[] {
  const { runs, page } = perception;
  const meant = new Set(elements);
  return [...runs.map(({ element }) => element), ...typedFields(perception)].flatMap((element) => {
    let at = element.index;
    for (; at >= 0 && !meant.has(at); at = page.elements[at]?.parent ?? -1)
      if ((page.elements[at]?.style['background-color'].a ?? 0) >= OPAQUE) return [];
    const { color, image } = perception.ground(element);
    if (at < 0 || image) return [];
    return [{ index: element.index, holder: at, ink: element.style.color, ground: color }];
  });
}

/** The declarations for texts alike: a fill for their inks at rest, or the ink at rest; none where no fill does. */
function restated(rule: InteractionRule, texts: readonly StateText[], tokens: StyleTokens): string[] {
  const [first] = texts;
  if (first === undefined) return [];
  const { ink, ground } = first;
  if (fillOf(rule) === null) return [`  color: ${toHex(ink)};`];
  const inks = texts.map((text) => text.ink);
  const fill = surfaceFor(inks, ground, tokens);
  if (inks.some((one) => contrastOn(one, fill) < LOST)) return [];
  const own = inkOf(rule) === null ? [] : [`  color: ${toHex(inkOn(fill, tokens))};`];
  return [`  background-color: ${toHex(fill)};`, ...own];
}

function isSame(one: Rgba, other: Rgba | null): boolean {
  return other !== null && toHex(one) === toHex(other);
}

/** The target's main colour under the pointer, the grey of it nearest to a grey ground on which all inks can be read, or a tint of the ground. */
function surfaceFor(inks: readonly Rgba[], ground: Rgba, tokens: StyleTokens): Rgba {
  const [ink = ground] = inks;
  const touched = isSame(ground, tokens.color('color.primary')) ? tokens.color('color.primary-hover') : null;
  if (touched !== null && inks.every((one) => contrastOn(one, touched) >= LOST)) return touched;
  if (looksColored(ground)) return mixedColors(ground, isDarkGround(ink) ? WHITE : BLACK, TINT);
  const fitting = colorTokens(tokens)
    .filter((token) => fitsUse(token, 'fill') && !looksColored(token.color))
    .map(({ color }) => color)
    .filter((color) => colorDifference(color, ground) >= SEEN)
    .filter((color) => inks.every((ink) => contrastOn(ink, color) >= TEXT_CONTRAST))
    .toSorted((a, b) => colorDifference(a, ground) - colorDifference(b, ground));
  return fitting[0] ?? mixedColors(ground, ink, TINT);
}
