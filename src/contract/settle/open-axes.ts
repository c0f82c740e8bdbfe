import { headingNumbers } from './several-values.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { firstScheme } from '../../catalog/flat-tokens.ts';
import { tokenFacts } from '../../catalog/token-facts.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { colorDifference } from '../../color/difference.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import { AXES, type AxisId, type Grammar } from '../../grammar/axes/index.ts';
import { BANDS as RADII } from '../../grammar/axes/surface-radius/axis.ts';
import { BANDS as HEADING_WEIGHTS } from '../../grammar/axes/type-heading-weight/axis.ts';
import { LEAST_GAP } from '../../grammar/axes/whitespace-discipline/least-gap.ts';
import { place } from '../../grammar/decide.ts';
import { isWarmHue } from '../../grammar/warm-hues.ts';
import { BOX_ROLES, radiusPath } from '../box-roles.ts';
import { hasDisplayFace } from '../type-roles.ts';

/** Axes whose tokens allow several values: a page that follows the tokens may have any of them. */
export interface OpenAxis {
  /** The value of the taste, for which the rule is written. */
  readonly value: string;
  /** Why no value is compared, as a clause. */
  readonly reason: string;
}

export type OpenAxes = Readonly<Partial<Record<AxisId, OpenAxis>>>;

/** The open axes, and the grammar without them. @param wanted values that a brief states, which stay */
export function splitOpenAxes(
  grammar: Grammar,
  stated: StatedTokens,
  wanted: Grammar = {},
): { readonly grammar: Grammar; readonly open: OpenAxes } {
  const found = CHECKS.flatMap(([id, reasonOf]) => {
    const value = grammar[id];
    const reason = value === undefined || wanted[id] !== undefined ? null : reasonOf(stated, value, grammar);
    return value === undefined || reason === null ? [] : [[id, { value, reason }] as const];
  });
  const open: OpenAxes = Object.fromEntries(found);
  const kept = Object.entries(grammar).filter(([id]) => open[id as AxisId] === undefined); // keys of a grammar
  return { grammar: Object.fromEntries(kept), open };
}

type Check = (stated: StatedTokens, value: string, grammar: Grammar) => string | null;

const CHECKS: readonly (readonly [AxisId, Check])[] = [
  ['surface.radius', differentRadii],
  ['surface.shadows', shadowsOfControls],
  ['palette.warmth', huesOfOtherSide],
  ['type.pairing', ownDisplayFace],
  ['type.heading_weight', differentWeights],
  ['emphasis.mechanism', closeLetters],
  ['emphasis.mechanism', besideLargeHeading],
  ['emphasis.density_signals', filledCards],
  ['whitespace.discipline', gapOfGenerous],
  ['whitespace.section_gap', nearBoundary('whitespace.section_gap')],
  ['whitespace.element_gap', nearBoundary('whitespace.element_gap')],
];

function differentRadii(stated: StatedTokens): string | null {
  const { component, token } = tokenFacts(stated);
  const values = BOX_ROLES.flatMap((box) => {
    const px = Number.parseFloat(
      component(box.role, 'border-radius') ?? token(radiusPath(box, token) ?? '') ?? '',
    );
    return Number.isFinite(px) ? [place(px, RADII).value] : [];
  });
  return new Set(values).size > 1 ? 'each kind of box has its own radius' : null;
}

/** Where headings have weights of different values, a page has that of those which it has most of. */
function differentWeights(stated: StatedTokens): string | null {
  const weights = headingNumbers('font-weight', stated).map((weight) =>
    WEIGHTS.indexOf(place(weight, HEADING_WEIGHTS).value),
  );
  return Math.max(...weights) - Math.min(...weights) > 1
    ? 'headings and the largest heading have weights far apart'
    : null;
}

const WEIGHTS: readonly string[] = HEADING_WEIGHTS.map(({ value }) => value);

/**
 * A page in greys alone has no warm or cool side, whatever a hybrid takes it from; beside grey grounds, an accent on links
 * or one button is too little for one.
 */
function huesOfOtherSide(
  { tokens, theme }: StatedTokens,
  value: string,
  { 'palette.accent_use': use }: Grammar,
): string | null {
  const colors = tokens.color[firstScheme(theme, tokens)];
  if (colors === undefined || (value !== 'warm' && value !== 'cool')) return null;
  const onSide = (least: number) =>
    Object.entries(colors).filter(([, hex]) => {
      const { c, h } = rgbaToOklch(tokenColor(hex));
      return c >= least && isWarmHue(h) === (value === 'warm');
    });
  if (onSide(TINTED).length === 0) return `no colour of the tokens is ${value}`;
  const isGround = ([name]: readonly [string, string]) => /^(?:background|surface)/.test(name);
  return use !== 'rare-signal' || onSide(SEEN_TINT).some(isGround)
    ? null
    : `the grounds are grey, and so rare an accent leaves a page neutral`;
}

const TINTED = 0.008; // OKLCH chroma from which a grey has a side
const SEEN_TINT = 0.012; // OKLCH chroma from which a ground counts as coloured (`palette-warmth/axis.ts`)

/** Times the text from which a heading marks a page by its size, whatever else marks words. */
const MARKS_BY_SIZE = 4;

/** A largest heading of that size is what a page emphasises by, so that it may read as either. */
function besideLargeHeading(stated: StatedTokens, value: string): string | null {
  const { token } = tokenFacts(stated);
  const px = (path: string) => Number.parseFloat(token(path) ?? '');
  const [largest] = ['text.display', 'text.h1'].map(px).filter(Number.isFinite);
  const isLarge = largest !== undefined && largest >= MARKS_BY_SIZE * px('text.body');
  return value === 'color' && isLarge ? 'the largest heading marks a page by its size as well' : null;
}

/** Outlined groups whose cards are filled read as panels where a page has more of these. */
function filledCards(stated: StatedTokens, value: string): string | null {
  const { component, color } = tokenFacts(stated);
  const fill = component('card', 'background') ?? component('card', 'background-color');
  const [card, ground] = [
    fill?.startsWith('#') === true ? tokenColor(fill) : null,
    color('color.background'),
  ];
  const isSeen = card !== null && ground !== undefined && colorDifference(card, ground) >= SEEN;
  return value === 'borders' && isSeen
    ? 'the component `.card` is filled, so its groups are panels too'
    : null;
}

const SEEN = 0.02; // OKLab; just noticeable

/** A page whose largest heading is in another typeface reads as a pair or as one family, by the length of its text. */
function ownDisplayFace({ tokens: { type } }: StatedTokens): string | null {
  return hasDisplayFace(type?.families ?? {}, type?.sizes?.['display'])
    ? 'the largest heading has a typeface of its own'
    : null;
}

function gapOfGenerous({ tokens }: StatedTokens, value: string): string | null {
  const gap = tokens.spacing?.values?.['section'];
  return value === 'medium' && Number.parseFloat(gap ?? '') >= LEAST_GAP.generous
    ? `the token leaves ${gap} between sections, as generous pages do`
    : null;
}

/** Names of tokens for buttons, fields and their states. */
const OF_CONTROLS = /^(?:action|button|control|field|focus|input|pressed|ring)(?:-|$)/;

/** How much of a page controls take depends on its content, so their shadows alone give it no value. */
function shadowsOfControls(stated: StatedTokens, value: string): string | null {
  const names = Object.keys(stated.tokens.shadow?.values ?? {});
  const card = stated.components.card?.['box-shadow'] ?? 'none';
  const isOpen = value !== 'none' && names.length > 0 && names.every((name) => OF_CONTROLS.test(name));
  return isOpen && card === 'none' ? 'only controls have a shadow' : null;
}

const SPACED = 0.1; // em; from here on letter-spacing emphasises

/** Emphasis by space shows in wide letter-spacing alone, which a page that keeps narrow tokens cannot have. */
function closeLetters({ tokens }: StatedTokens, value: string): string | null {
  const stated = Object.values(tokens.type?.tracking ?? {}).map((em) => Number.parseFloat(em));
  const isClose = stated.length > 0 && stated.every((em) => em < SPACED);
  return value === 'spacing' && isClose ? 'the tokens space no letters by 0.1em or more' : null;
}

/** Gaps are measured from content to content, so the leading of the text moves them across a near boundary. */
function nearBoundary(id: 'whitespace.section_gap' | 'whitespace.element_gap'): Check {
  const axis = AXES.find((one) => one.id === id);
  return (stated) => {
    const values: readonly string[] = axis?.fromTokens?.(tokenFacts(stated)) ?? [];
    const names = values.map((value) => `\`${value}\``).join(' and ');
    return values.length < 2 ? null : `the token lies between ${names}`;
  };
}
