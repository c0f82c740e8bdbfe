import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { tokenFacts } from '../../catalog/token-facts.ts';
import { AXES, type AxisId, type Grammar } from '../../grammar/axes/index.ts';
import { BANDS as RADII } from '../../grammar/axes/surface-radius/axis.ts';
import { LEAST_GAP } from '../../grammar/axes/whitespace-discipline/least-gap.ts';
import { place } from '../../grammar/decide.ts';
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
    const reason = value === undefined || wanted[id] !== undefined ? null : reasonOf(stated, value);
    return value === undefined || reason === null ? [] : [[id, { value, reason }] as const];
  });
  const open: OpenAxes = Object.fromEntries(found);
  const kept = Object.entries(grammar).filter(([id]) => open[id as AxisId] === undefined); // keys of a grammar
  return { grammar: Object.fromEntries(kept), open };
}

type Check = (stated: StatedTokens, value: string) => string | null;

const CHECKS: readonly (readonly [AxisId, Check])[] = [
  ['surface.radius', differentRadii],
  ['surface.shadows', shadowsOfControls],
  ['type.pairing', ownDisplayFace],
  ['emphasis.mechanism', closeLetters],
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
