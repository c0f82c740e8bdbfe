import { customProperty, flatTokens, firstScheme } from '../../catalog/flat-tokens.ts';
import { withCustomProperties } from '../../catalog/token-facts.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import { isLongName } from '../composition.ts';
import { isClear, textOn } from '../field.ts';
import { colorProperties } from './color-properties.ts';
import { colorRules } from './color-rules.ts';
import { spectrumColors } from '../main-colors.ts';
import { sourceProperties } from './source-properties.ts';
import { DEFAULT_FACE, fontFaces, stackOf } from '../type/font-faces.ts';
import type { Face } from '../type/faces.ts';
import { FALLBACK_FACES } from '../type/fallback-faces.ts';
import { type HeadingStyle, headingOf } from '../type/heading-of.ts';
import type { MatchedFace } from '../type/match-face.ts';
import { lineWidth, longestWordWidth, nameWidth } from '../type/word-width.ts';
import { typeRows } from '../type/type-rows.ts';

/** Everything of a board's stylesheet that comes from the tokens of its brand. */
export function brandStyle(facts: BoardFacts): string {
  return [
    fontFaces(facts.faces.size === 0 ? new Map([['body', DEFAULT_FACE]]) : facts.faces, 'swap'),
    `:root{color-scheme:${facts.schemes[0]?.scheme ?? 'light'};${tokenProperties(facts)}${boardProperties(facts)}}`,
    narrowTokens(facts),
    schemeRules(facts),
    bandRules(facts),
    colorRules(facts),
    typeRules(facts),
    componentRules(facts),
    measureRules(facts),
  ].join('\n');
}

function tokenProperties({ entry, faces }: BoardFacts): string {
  return flatTokens(entry.tokens, firstScheme(entry.theme, entry.tokens))
    .filter(({ value }) => isSafe(value))
    .map(({ path, value }) => {
      const role = path.startsWith('font.') ? path.slice('font.'.length) : null;
      const matched = role === null ? undefined : faces.get(role);
      return `${customProperty(path)}:${matched === undefined ? value : stackOf(matched)};`;
    })
    .join('');
}

/** A value that stays inside its declaration and loads nothing. */
export function isSafe(value: string): boolean {
  return !/[;{}<\\]|url\(/i.test(value);
}

/** Properties of the layout of the board, from tokens where the brand has them. */
function boardProperties(facts: BoardFacts): string {
  const entries = { ...colorProperties(facts), ...typeProperties(facts), ...shapeProperties(facts) };
  return Object.entries(entries)
    .filter(([, value]) => isSafe(String(value)))
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

type Properties = Readonly<Record<string, string | number>>;

function typeProperties(facts: BoardFacts): Properties {
  const { entry, faces } = facts;
  const { sizes = {}, weights = {}, line_heights: leading = {} } = entry.tokens.type ?? {};
  const body = faces.get('body') ?? [...faces.values()][0];
  const heading = headingOf(facts);
  const mono = faces.get('mono') ?? faces.get('label') ?? body;
  const stack = (face: typeof body) => stackOf(face ?? DEFAULT_FACE);
  const bodyPx = Number.parseFloat(sizes['body'] ?? '16px');
  return {
    'f-body': stack(body),
    'f-head': stackOf(heading.face),
    'f-mono': stack(mono),
    'w-body': pick(weights, ['body'], 400),
    'w-head': heading.weight,
    track: heading.tracking,
    leading: pick(leading, ['body'], 1.5),
    body: `${Math.min(18, Math.max(14, bodyPx))}px`,
    title: longestWordWidth(WIDEST_TITLE, faces, heading.weight),
    ...nameProperties(facts, heading),
  };
}

/** Letters; shorter names have one line. */
const ONE_LINE = 8;

/** What the size of the name follows from. */
function nameProperties({ entry, faces }: BoardFacts, { weight, tracking, face }: HeadingStyle): Properties {
  const { name, panels = [] } = entry;
  return {
    fill: fillOf(entry.signature_move, faces.get('body')),
    ...(panels.length > 1 && sourceProperties(name, panels, { faces, weight })),
    'track-name': nameTracking(tracking, face.face),
    longest: (name.length > ONE_LINE ? nameWidth : lineWidth)(name, faces, weight),
    'one-line': panels.length > 1 ? UNUSED_LINE : lineWidth(name, faces, weight),
    'name-fit': `${Math.round((isLongName(name) ? LONG_NAME_ROOM : NAME_ROOM) / Math.sqrt(name.length))}px`,
  };
}

/** Times; how much larger or smaller than usual the sentence of an opening is set, so that it fills its place. */
function fillOf(sentence: string, body: MatchedFace | undefined): string {
  const width = FALLBACK_FACES[body?.face.name ?? '']?.widths[0] ?? 0;
  const larger = Math.min(MAX_FILL, Math.max(1, USUAL_LEAD / sentence.length));
  return Math.min(larger, WIDE_LETTER / width).toFixed(2);
}

/** em; names are several times larger than what entries state tracking for, and large type looks too widely set without it. */
function nameTracking(stated: string, { class: kind, width, hasOpticalSize }: Face): string {
  const em = Number.parseFloat(stated);
  if (em > 0 || kind === 'mono' || !stated.endsWith('em')) return stated;
  // Cuts for large sizes are set tight already.
  const isTight = hasOpticalSize === true || width === 'wide' || kind === 'display';
  return `${Math.min(em, isTight ? -0.012 : kind === 'serif' ? -0.015 : -0.025)}em`;
}

function shapeProperties({ entry }: BoardFacts): Properties {
  const { radius, border, shadow, spacing } = entry.tokens;
  const section = Number.parseFloat(spacing?.values?.['section'] ?? '72px');
  return {
    rad: pick(radius?.values, ['card'], cornerOf(entry.grammar_flat['surface.radius'])),
    edge: pick(border?.values, ['hairline'], Object.values(border?.values ?? {})[0] ?? '1px'),
    lift: pick(shadow?.values, ['card', 'resting'], Object.values(shadow?.values ?? {})[0] ?? 'none'),
    step: spacing?.values?.['element'] ?? '20px',
    room: `${Math.min(80, Math.max(40, section))}px`,
  };
}

/** The first of the named values that is known. */
function pick(
  values: Readonly<Record<string, string | number>> | undefined,
  names: readonly string[],
  other: string | number,
): string | number {
  return names.map((name) => values?.[name]).find((value) => value !== undefined) ?? other;
}

const WIDEST_TITLE = 'Components';
/** Letters of the sentence of an opening; shorter ones are set up to so many times larger. */
const USUAL_LEAD = 150;
const MAX_FILL = 1.14;
/** em; average letters that are wider, as of pixels, are set smaller. */
const WIDE_LETTER = 0.65;
/** em; each source of a hybrid has a line of its own, so that the whole name needs no line. */
const UNUSED_LINE = 99;

/** px; size of a name of one letter. Longer names are smaller, so that all take a similar area. */
const NAME_ROOM = 860;
/** px; the same for names of several lines, which leave room for a sentence and a picture on the first screen. */
const LONG_NAME_ROOM = 600;

/** Corner of cards of brands whose entry states none, from the value of the axis. */
export function cornerOf(axis: string | undefined): string {
  return (
    { '0px': '0px', '4-6px': '5px', '8-10px': '9px', '12-16px': '14px', pill: '20px' }[axis ?? ''] ?? '0px'
  );
}

/** px; larger sizes and spaces are scaled down in the piece on narrow screens. */
const [LARGE, WIDE] = [36, 24];

function narrowTokens({ entry }: BoardFacts): string {
  const large = Object.entries(entry.tokens.type?.sizes ?? {}).filter(
    ([, size]) => Number.parseFloat(size) > LARGE,
  );
  const spaces = Object.entries(entry.tokens.spacing?.values ?? {}).filter(
    ([, size]) => Number.parseFloat(size) > WIDE,
  );
  const declared = [
    ...large.map(([role, size]) => `--text-${role}:min(${size},9.5cqi);`),
    ...spaces.map(([role, size]) => `--spacing-${role}:min(${size},8cqi);`),
  ];
  return `.piece{${declared.join('')}}`;
}

function schemeRules({ schemes }: BoardFacts): string {
  return schemes
    .map(({ scheme, colors }) => {
      const ground = colors['background'] ?? (scheme === 'dark' ? '#000000' : '#ffffff');
      const text = colors['text'];
      const ink =
        text !== undefined && ratioOf(text, ground) >= 4.5
          ? text
          : ratioOf('#000000', ground) > 4.5
            ? '#000000'
            : '#ffffff';
      return `.is-${scheme}{background:${ground};color:${ink};--quiet:${ink};--ink:${ink};--ground:${ground}}`;
    })
    .join('\n');
}

/** Grounds of bands: colours of the brand on which black, white or its own text can be read. */
function bandRules({ schemes, ground, ink, accent, field }: BoardFacts): string {
  const hues = spectrumColors({ schemes, accent }).filter(([role]) => !/^(?:text|on-|border)/.test(role));
  const grounds = [...new Set([accent, ...hues.map(([, hex]) => hex), field.back])].filter(
    (hex) => hex !== ground && isClear(textOn(hex, [ink, ground]), hex),
  );
  return Array.from({ length: 8 }, (_, at) => {
    const back = at % 2 === 0 ? (grounds[(at / 2) % Math.max(1, grounds.length)] ?? ground) : ground;
    const readable = textOn(back, [ink, ground]);
    return `.k-bands .s:nth-of-type(${at + 1}){--band:${back};--ink:${readable};--quiet:${readable};--line:${readable};--panel:${back}}`;
  }).join('\n');
}

function typeRules(facts: BoardFacts): string {
  const rows = typeRows(facts).map(({ role, px, family, weight, leading, tracking }) =>
    rule(`.t-${role}`, [
      ['font-size', `${px}px`],
      ['font-family', family === null ? 'inherit' : `var(--font-${family})`],
      ['font-weight', String(weight?.[1] ?? 'inherit')],
      ['line-height', String(leading?.[1] ?? 'normal')],
      ['letter-spacing', tracking?.[1] ?? 'normal'],
    ]),
  );
  const families = [...facts.faces.keys()].map(
    (role) => `.f-${role} .glyphs{font-family:var(--font-${role})}`,
  );
  return [...rows, ...families].join('\n');
}

type Declared = Readonly<Record<string, string>>;

function componentRules({ entry }: BoardFacts): string {
  const { components = {}, component_states: states = {}, component_sizes: sizes = {} } = entry;
  return [
    ...each(components).map(([name, declared]) => declarations(`.x-${name}`, declared)),
    // A poster as wide as the page would be several screens high.
    ...each(components).flatMap(([name, declared]) =>
      declared['aspect-ratio'] === undefined ? [] : [`.x-${name}{max-width:300px}`],
    ),
    ...each(states).flatMap(([name, own]) =>
      each(own as Readonly<Record<string, Declared | undefined>>).flatMap(([state, declared]) => [
        declarations(`.x-${name}.s-${state}`, declared),
        ...(state === 'disabled'
          ? []
          : [declarations(`.x-${name}.s-rest:${PSEUDO[state] ?? state}`, declared)]),
      ]),
    ),
    ...each(sizes.button ?? {}).map(([size, declared]) => declarations(`.x-button.z-${size}`, declared)),
  ].join('\n');
}

const PSEUDO: Readonly<Record<string, string>> = { focus: 'focus-visible' };

function each<T>(record: Readonly<Record<string, T | undefined>>): [string, T][] {
  return Object.entries(record).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [string, T]],
  );
}

function declarations(selector: string, declared: Declared): string {
  return rule(
    selector,
    Object.entries(declared).map(([property, value]) => [property, withCustomProperties(value)]),
  );
}

function rule(selector: string, list: readonly (readonly [string, string])[]): string {
  const kept = list.filter(
    ([property, value]) =>
      isSafe(value) && !/^(?:position|z-index|inset|top|left|right|bottom|width|min-width)$/.test(property),
  );
  return `${selector}{${kept.map(([property, value]) => `${property}:${value}`).join(';')}}`;
}

/** ms of a cycle in which a dot moves once to and fro. */
const CYCLE = 2400;

function measureRules({ entry: { tokens } }: BoardFacts): string {
  const { spacing, radius, border, shadow, motion } = tokens;
  const scale = (spacing?.scale ?? []).map((step) => [`scale-${Number.parseFloat(step)}`, step] as const);
  const easing = Object.values(motion?.easings ?? {})[0] ?? 'linear';
  return [
    ...[...scale, ...Object.entries(spacing?.values ?? {})].map(
      ([role, value]) => `.spacing-${role} i{width:${value}}`,
    ),
    ...named(radius?.values).map(([role, value]) => `.radius-${role} i{border-radius:${value}}`),
    ...named(border?.values).map(([role, value]) => `.border-${role} i{border-top-width:${value}}`),
    ...named(shadow?.values).map(([role, value]) => `.shadow-${role} i{box-shadow:${value}}`),
    '@media (prefers-reduced-motion:no-preference){',
    ...named(motion?.durations).map(([role, value]) =>
      travel(`duration-${role}`, Number.parseFloat(value), easing),
    ),
    ...named(motion?.easings).map(([role, value]) => travel(`ease-${role}`, CYCLE / 3, value)),
    '}',
  ].join('\n');
}

function named(values: Declared | undefined) {
  return Object.entries(values ?? {}).filter(([, value]) => isSafe(value));
}

function travel(name: string, ms: number, easing: string): string {
  const cycle = Math.max(CYCLE, ms * 3);
  const share = Math.max(0.1, (100 * ms) / cycle);
  const there = Math.min(49, share).toFixed(2);
  const back = Math.min(99, 50 + share).toFixed(2);
  return `.${name} i{animation:${name} ${cycle}ms linear infinite}@keyframes ${name}{0%{translate:0;animation-timing-function:${easing}}${there}%,50%{translate:calc(var(--run) - 100%)}50%{translate:calc(var(--run) - 100%);animation-timing-function:${easing}}${back}%,100%{translate:0}}`;
}
