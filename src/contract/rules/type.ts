import { hasDisplayFace, partnerRole } from '../type-roles.ts';
import type { TokenFamily } from '../../grammar/token-facts.ts';
import { toneOf } from '../../grammar/axes/type-pairing/pairing-of.ts';
import type { FontClass } from '../../text/font-class.ts';
import { quoted, type RuleContext, type RuleWriter } from './rule.ts';
import texts from './texts.json' with { type: 'json' };
import { listed } from '../../text/listed.ts';

/** The typefaces of the tokens in their roles. */
export const pairing: RuleWriter = (value, { stated, token }) => {
  const families = stated.tokens.type?.families ?? {};
  const { body } = families;
  if (body === undefined) return null;
  if (isHalfOfPair(value, families)) return { do: halfRule(value, body), dont: null };
  // Tokens of a page name the typeface of its largest heading after that heading.
  const heading = ['heading', 'h1'].find((role) => families[role] !== undefined) ?? 'body';
  const isLargest = hasDisplayFace(families, token('text.display'));
  const isMono = value.endsWith('/mono');
  const partner = isMono || heading === 'h1' ? null : partnerRole(value, families);
  const taken = ['body', heading, ...(isLargest ? ['display'] : []), partner];
  const others = Object.keys(families).filter((role) => !taken.includes(role));
  const rest = others
    .filter((role) => isMono || role !== 'mono')
    .map((role) => `\`--font-${role}\``)
    .join(', ');
  const alsoUsed = isMono
    ? ` Set labels or figures in ${rest}.`
    : ` Use ${rest} only for what ${rest.includes(',') ? 'each' : 'it'} is named after.`;
  return {
    do: [
      togetherIn(heading, token),
      isLargest ? ' The largest heading alone is in `--font-display`.' : '',
      partner === null ? '' : ` The pair is made by \`--font-${partner}\`, for labels and controls.`,
      rest === '' ? '' : alsoUsed,
      others.includes('mono') && !isMono ? ' `--font-mono` is for code.' : '',
    ].join(''),
    dont: null,
  };
};

/** Whether one typeface is stated and another open. */
function isHalfOfPair(value: string, families: Readonly<Record<string, TokenFamily>>): boolean {
  return value !== 'single-family' && Object.keys(families).length === 1;
}

function halfRule(value: string, body: TokenFamily): string {
  return `Set text in \`--font-body\`, and headings in ${otherKind(value, body)}.`;
}

/** The kind of typeface that makes the pairing with that of the text. */
function otherKind(value: string, body: TokenFamily): string {
  const [first = '', second = ''] = value.split('/');
  const other = toneOf(body.class) === toneOf(first as FontClass) ? second : first;
  return { serif: 'a serif', mono: 'a monospace' }[other] ?? 'a sans serif';
}

function togetherIn(heading: string, token: RuleContext['token']): string {
  if (token(`font.${heading}`) === token('font.body')) return 'Set headings and text in `--font-body`.';
  const what = heading === 'h1' ? '`h1`' : 'headings';
  const inFace = (role: string) => {
    const any = ANY_OF[token(`font.${role}`) ?? ''];
    return `\`--font-${role}\`${any === undefined ? '' : ` (put ${any} before the generic family)`}`;
  };
  return `Set ${what} in ${inFace(heading)} and text in ${inFace('body')}.`;
}

/** What a token that names a generic family leaves open. */
const ANY_OF: Readonly<Record<string, string>> = {
  serif: 'any serif',
  'sans-serif': 'any sans serif',
  monospace: 'any monospace',
};

export const headingWeight: RuleWriter = (value, context) => {
  const { token, grammar } = context;
  const stated = statedFor('font-weight', 'weight ', token);
  if (stated.length > 0) return { do: `Set ${listed(stated)}.${otherWeights(context)}`, dont: null };
  if (grammar['emphasis.mechanism'] !== 'weight') return null;
  if (value === 'light') return { dont: 'Set headings in bold; use size for their rank.' };
  return value === 'medium' ? { dont: 'Set headings at weight 700.' } : null;
};

/** Weights of neither headings nor the text. */
function otherWeights({ stated }: RuleContext): string {
  const taken = ['body', ...HEADING_ROLES.map(([role]) => role)];
  const others = Object.keys(stated.tokens.type?.weights ?? {}).filter((role) => !taken.includes(role));
  return others.length === 0 ? '' : ' Other weights are for what each is named after.';
}

/** Headings with their values and tokens: all headings first, then single ones. @param what stands before the first */
function statedFor(namespace: string, what: string, token: RuleContext['token']): string[] {
  const stated = HEADING_ROLES.flatMap(([role, name]) => {
    const value = token(`${namespace}.${role}`);
    return value === undefined ? [] : [{ name, text: quoted(`${namespace}.${role}`, value) }];
  });
  return stated.map(({ name, text }, at) => `${name} at ${at === 0 ? what : ''}${text}`);
}

const HEADING_ROLES = [
  ['heading', 'headings'],
  ['display', 'the largest heading'],
  ['h1', '`h1`'],
  ['h2', '`h2`'],
  ['h3', '`h3`'],
] as const;

export const bodySize: RuleWriter = (_, { token }) => {
  const size = token('text.body');
  return size === undefined
    ? null
    : {
        do: `Set running text at ${quoted('text.body', size)}; leads and captions may differ.`,
        dont: null,
      };
};

/** px from which a heading is large on any text. */
const LARGE = 72;

export const displayScale: RuleWriter = (_, { token, stated }) => {
  const path = ['text.display', 'text.h1'].find((one) => token(one) !== undefined);
  const [largest, body] = [token(path ?? ''), token('text.body')];
  if (path === undefined || largest === undefined || body === undefined) return null;
  const times = Math.round((10 * Number.parseFloat(largest)) / Number.parseFloat(body)) / 10;
  const relation = Number.parseFloat(largest) >= LARGE ? '' : `, ${times} times the running text`;
  const { sizes = {}, scale = [] } = stated.tokens.type ?? {};
  const isLarger = [...Object.values(sizes), ...scale].some((size) => px(size) > px(largest));
  const isAlone = ['text.h1', 'text.h2', 'text.h3'].every((one) => one === path || token(one) === undefined);
  return {
    do: [
      `Set the largest heading at ${quoted(path, largest)}${relation}`,
      isAlone ? ', and others between it and the text.' : '.',
      isLarger ? ` ${texts.largerSizes}` : '',
    ].join(''),
    dont: null,
  };
};

const px = Number.parseFloat;

export const tracking: RuleWriter = (value, { token }) => {
  const headings = statedFor('tracking', 'a letter-spacing of ', token);
  const label = token('tracking.label');
  if (headings.length === 0 && label === undefined) return value === 'normal' ? { dont: null } : null;
  const ofLabels = label === undefined ? '' : ` Set labels at ${quoted('tracking.label', label)}.`;
  const ofHeadings = headings.length === 0 ? HEADINGS[value] : `Set ${listed(headings)}.`;
  return { do: `${ofHeadings ?? ''}${ofLabels}`.trim(), dont: null };
};

const HEADINGS: Readonly<Record<string, string>> = texts.tracking;
