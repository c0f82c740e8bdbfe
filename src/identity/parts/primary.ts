import { toHex } from '../../color/hex.ts';
import { contrastRatio, statedRatio, TEXT_CONTRAST } from '../../color/contrast.ts';
import { colorDifference } from '../../color/difference.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { percent } from '../../text/percent.ts';
import { accentCloseness, closest } from '../color-closeness.ts';
import { CLOSE_ENOUGH, definePart, TARGET_UNKNOWN, unknown, type RoleDeclaration } from '../part.ts';
import type { SeenControlColor } from '../seen-controls.ts';
import { evidenceOf, judgeShares, meanScore, sharpened, tellingShare, type Judged } from '../share.ts';
import {
  allColors,
  groundOf,
  inksOf,
  leadingColors,
  mainColors,
  ownColors,
  statesControls,
} from '../target-colors.ts';
import type { TargetColor, TargetIdentity } from '../target.ts';

/** Score of a button in the colour of links, or the reverse, where the target states both. */
const OTHER_CONTROL = 0.6;
/** Score of a control in a colour that the target uses elsewhere: the yellow of a chart on a button is not its blue. */
const OTHER_ROLE = 0.35;
/** Score when the target has a colour for controls and those of the page are grey. */
const GREY_CONTROLS = 0.3;
/** Greatest score of letters that cannot be read: no more than grey ones have. */
const UNREADABLE = GREY_CONTROLS;
/**
 * Share of the weight where neither the target nor the page has a colour on controls: many brands have black buttons, so
 * people know such a brand by its coloured areas, where it has any.
 */
const NEUTRAL_SHARE = 0.5;
/** OKLab distance that is not noticed. */
const SAME_COLOR = 0.02;

export const primary = definePart({
  id: 'color.primary',
  label: 'Colour of buttons and links',
  weight: 0.13,
  group: 'accent',
  unit: 'OKLab',
  compare({ controlColors }, target) {
    const leading = leadingColors(target);
    const [wanted] = leading;
    if (wanted === undefined) return unknown(TARGET_UNKNOWN);
    const isNeutral = !looksColored(wanted.color);
    const compared = comparedColors(withoutInks(controlColors, target), isNeutral, statesControls(target));
    if (compared.length === 0) return unknown('The page shows no button or link in a colour of its own.');
    const unreadable = unreadableIn(target);
    const judged = judgeShares(compared, {
      weightOf: ({ weight }) => weight,
      valueOf: ({ color, property, ground }) => `${property} ${toHex(color)} on ${ground && toHex(ground)}`,
      scoreOf: (control) => {
        const score = scoreOf(control, target, isNeutral);
        return unreadable(control) ? Math.min(score, UNREADABLE) : score;
      },
    });
    const main = tellingShare(judged);
    const score = sharpened(meanScore(judged));
    return {
      measured:
        main === undefined
          ? 'none'
          : `${toHex(main.item.color)} on ${percent(main.weight)} of controls and links${hardToRead(judged, unreadable)}`,
      expected: toHex(wanted.color),
      distance: main === undefined ? 1 : colorDifference(main.item.color, wanted.color),
      score,
      ...(isNeutral && compared.every(({ color }) => !looksColored(color)) && { share: NEUTRAL_SHARE }),
      evidence: evidenceOf(judged, (control) => ({
        selector: control.selector,
        property: control.property,
        value: unreadable(control) ? pairOf(control) : toHex(control.color),
      })),
      declarations: score >= CLOSE_ENOUGH ? [] : declarationsOf(wanted, target),
    };
  },
});

/**
 * Letters that are hard to read on their ground. Letters of a target whose own links are as faint on its ground are
 * judged by their colour alone there.
 */
function unreadableIn(target: TargetIdentity): (control: SeenControlColor) => boolean {
  const faint = target.schemes.flatMap((scheme) => {
    const ground = groundOf(scheme)?.color;
    if (ground === undefined) return [];
    return scheme.colors
      .filter(({ color }) => contrastRatio(color, ground) < TEXT_CONTRAST)
      .map(({ color }) => color);
  });
  return ({ color, ground }) => {
    if (ground === null || contrastRatio(color, ground) >= TEXT_CONTRAST) return false;
    return !faint.some((own) => colorDifference(own, color) < SAME_COLOR);
  };
}

/** `, #533afd on #1c1e54 1.9:1`; '' where all letters can be read. */
function hardToRead(
  judged: readonly Judged<SeenControlColor>[],
  unreadable: (control: SeenControlColor) => boolean,
): string {
  const [worst] = judged.filter(({ item }) => unreadable(item));
  return worst === undefined ? '' : `; ${pairOf(worst.item)}, below ${TEXT_CONTRAST}:1`;
}

function pairOf({ color, ground }: SeenControlColor): string {
  if (ground === null) return toHex(color);
  return `${toHex(color)} on ${toHex(ground)}, ${statedRatio(contrastRatio(color, ground))}:1`;
}

/** Without letters in an ink of the target, where others are left: a link in the colour of the text shows no colour of links. */
function withoutInks(
  colors: readonly SeenControlColor[],
  target: TargetIdentity,
): readonly SeenControlColor[] {
  const leading = leadingColors(target);
  const inks = target.schemes.flatMap(inksOf).filter(({ color }) => !isAmong(color, leading));
  const others = colors.filter(({ property, color }) => property !== 'color' || !isAmong(color, inks));
  return others.some(({ color }) => looksColored(color)) ? others : colors;
}

function isAmong(color: TargetColor['color'], tokens: readonly TargetColor[]): boolean {
  return tokens.some((token) => colorDifference(token.color, color) < SAME_COLOR);
}

/** For a target with a colour, the coloured ones; grey fills only without any. Letters in the ink say nothing. */
function comparedColors(
  colors: readonly SeenControlColor[],
  isNeutral: boolean,
  statesControls: boolean,
): readonly SeenControlColor[] {
  const colored = colors.filter(({ color }) => looksColored(color));
  const fills = colors.filter(({ property }) => property === 'background-color');
  if (isNeutral) return [...new Set([...colored, ...fills])];
  return colored.length > 0 || !statesControls ? colored : fills;
}

function scoreOf({ color, property }: SeenControlColor, target: TargetIdentity, isNeutral: boolean): number {
  if (!isNeutral && !looksColored(color)) return GREY_CONTROLS;
  const own = closest(color, rolesOf(property, target), accentCloseness)?.score ?? 0;
  const main = closest(color, mainColors(target), accentCloseness)?.score ?? 0;
  const any = closest(color, ownColors(target), accentCloseness)?.score ?? 0;
  return Math.max(own, OTHER_CONTROL * main, OTHER_ROLE * any);
}

/** The colours of fills or of letters; all leading ones when the target does not tell links from buttons. */
function rolesOf(property: SeenControlColor['property'], target: TargetIdentity): readonly TargetColor[] {
  const leading = mainColors(target);
  const links = leading.filter(({ name }) => name.startsWith('link'));
  if (links.length === 0) return leading;
  return property === 'color' ? links : leading.filter((color) => !links.includes(color));
}

function declarationsOf({ name, color }: TargetColor, target: TargetIdentity): RoleDeclaration[] {
  const button = {
    role: 'button' as const,
    property: 'background-color',
    value: toHex(color),
    token: allColors(target).some((token) => token.name === name) ? `color.${name}` : null,
  };
  const label = allColors(target).find((token) => token.name === `on-${name}`);
  const link = allColors(target).find((token) => token.name === 'link');
  return [
    button,
    ...(label === undefined
      ? []
      : [
          {
            role: 'button' as const,
            property: 'color',
            value: toHex(label.color),
            token: `color.on-${name}`,
          },
        ]),
    ...(link === undefined
      ? []
      : [{ role: 'link' as const, property: 'color', value: toHex(link.color), token: 'color.link' }]),
  ];
}
