import { DENSITIES, MOODS, THEMES } from '../catalog/entry-values.ts';
import { PERIODS } from '../catalog/era-periods.ts';
import { industriesOf } from '../catalog/industries.ts';
import { TRADES } from '../catalog/trades.ts';
import { FAMILY_CLASSES } from '../catalog/tokens.ts';
import { HUE_NAMES, type HueName } from '../color/hue-name.ts';
import { rgbaToOklab, type Oklab } from '../color/oklab.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES } from '../grammar/axes/index.ts';
import type { Traits as WantedTraits } from '../words/concept.ts';
import { countryNumber } from './traits.ts';

/** What a trait is worth to a query, in the unit of text scores; below 0 when it is refused. */
export interface Wishes {
  /** By axis, then by value; null where the query says nothing of the axis. */
  readonly axes: (Float32Array | null)[];
  readonly moods: Float32Array;
  readonly periods: Float32Array;
  readonly hues: Float32Array;
  readonly fonts: Float32Array;
  readonly themes: Float32Array;
  readonly densities: Float32Array;
  /** By position in TRADES plus one. */
  readonly industries: Float32Array;
  readonly countries: Map<number, number>;
  /** Colours that a brand may have or come near to. */
  readonly colors: { readonly color: Oklab; readonly worth: number }[];
}

export function noWishes(): Wishes {
  return {
    axes: AXES.map(() => null),
    moods: new Float32Array(MOODS.length),
    periods: new Float32Array(PERIODS.length),
    hues: new Float32Array(HUE_NAMES.length),
    fonts: new Float32Array(FAMILY_CLASSES.length),
    themes: new Float32Array(THEMES.length + 1),
    densities: new Float32Array(DENSITIES.length + 1),
    industries: new Float32Array(TRADES.length + 1),
    countries: new Map(),
    colors: [],
  };
}

/** Adds an axis: a brand with a wanted value gains `worth`, one with the opposite value loses as much. */
export function wishAxis(wishes: Wishes, position: number, wanted: readonly string[], worth: number): void {
  const axis = (AXES as readonly Axis[])[position];
  if (axis === undefined || wanted.length === 0) return;
  const table = (wishes.axes[position] ??= new Float32Array(axis.values.length));
  for (const [at, value] of axis.values.entries()) {
    const likeness = Math.max(...wanted.map((one) => axis.scale.similarity(value, one)));
    table[at] = (table[at] ?? 0) + worth * (2 * likeness - 1);
  }
}

/** Shares of the worth of a concept among the kinds of its traits, before they are scaled to those it has. */
const SHARES = { facts: 3, moods: 1.6, axes: 1.6, scheme: 3 } as const;
/** Moods of a brand that fit a concept well; more do not make it fitter. */
const MOODS_EXPECTED = 1.6;

/** Adds what a concept describes; `worth` is that of a brand with all of it. */
export function wishTraits(wishes: Wishes, traits: WantedTraits, worth: number): void {
  const axes = axesOf(traits);
  const has = {
    facts: hasFacts(traits),
    moods: traits.moods !== undefined,
    axes: axes.length > 0,
    scheme: traits.theme !== undefined || traits.density !== undefined,
  };
  const kinds = (['facts', 'moods', 'axes', 'scheme'] as const).filter((kind) => has[kind]);
  const unit = worth / kinds.reduce((sum, kind) => sum + SHARES[kind], 0);
  if (has.facts) wishFacts(wishes, traits, SHARES.facts * unit);
  if (has.moods) wishMoods(wishes, traits, (SHARES.moods * unit) / MOODS_EXPECTED);
  for (const [position, wanted] of axes)
    wishAxis(wishes, position, wanted, (SHARES.axes * unit) / axes.length);
  if (traits.theme !== undefined) wishTheme(wishes, traits.theme, SHARES.scheme * unit);
  if (traits.density !== undefined)
    add(wishes.densities, DENSITIES.indexOf(traits.density) + 1, SHARES.scheme * unit);
}

/** What a brand of the other scheme loses, and one of both gains. */
const THEME_MISSED = { other: -0.5, mixed: 0.25 } as const;

function wishTheme({ themes }: Wishes, theme: 'light' | 'dark', worth: number): void {
  const other = theme === 'light' ? 'dark' : 'light';
  add(themes, THEMES.indexOf(theme) + 1, worth);
  add(themes, THEMES.indexOf(other) + 1, worth * THEME_MISSED.other);
  add(themes, THEMES.indexOf('mixed') + 1, worth * THEME_MISSED.mixed);
}

function hasFacts({ industries, countries, periods, hues, fonts }: WantedTraits): boolean {
  return [industries, countries, periods, hues, fonts].some((facts) => facts !== undefined);
}

function wishFacts(wishes: Wishes, traits: WantedTraits, worth: number): void {
  for (const [name, part] of Object.entries(traits.industries ?? {})) wishTrade(wishes, name, worth * part);
  for (const [code, part] of Object.entries(traits.countries ?? {})) {
    const country = countryNumber(code);
    wishes.countries.set(country, (wishes.countries.get(country) ?? 0) + worth * part);
  }
  addEach(wishes.periods, PERIODS, traits.periods, worth);
  addEach(wishes.fonts, FAMILY_CLASSES, traits.fonts, worth);
  for (const hue of traits.hues ?? []) wishHue(wishes, hue, worth);
}

/** What a trade of the same main industry is worth. */
export const KIN = 0.3;

/** Adds a trade, and less of the others of its main industry. */
function wishTrade({ industries }: Wishes, wanted: string, worth: number): void {
  const main = TRADES.filter((trade) => trade === wanted).flatMap((trade) => industriesOf([trade]))[0];
  for (const [at, trade] of TRADES.entries()) {
    if (trade === wanted) industries[at + 1] = Math.max(industries[at + 1] ?? 0, worth);
    else if (industriesOf([trade])[0] === main)
      industries[at + 1] = Math.max(industries[at + 1] ?? 0, KIN * worth);
  }
}

/** Adds a hue. */
export function wishHue({ hues }: Wishes, hue: HueName, worth: number): void {
  add(hues, HUE_NAMES.indexOf(hue), worth);
}

/** Adds a colour, of which a brand has a part that comes near to it. */
export function wishColor({ colors }: Wishes, color: Rgba, worth: number): void {
  colors.push({ color: rgbaToOklab(color), worth });
}

/** Adds moods, each by how typical it is. */
function wishMoods({ moods }: Wishes, traits: WantedTraits, worth: number): void {
  for (const [name, part] of Object.entries(traits.moods ?? {}))
    add(
      moods,
      MOODS.findIndex((mood) => mood === name),
      worth * part,
    );
}

function axesOf({ axes = {} }: WantedTraits): (readonly [number, readonly string[]])[] {
  return AXES.flatMap(({ id }, position) => {
    const wanted = axes[id];
    return wanted === undefined ? [] : [[position, wanted] as const];
  });
}

function addEach(
  table: Float32Array,
  list: readonly string[],
  names: readonly string[] | undefined,
  worth: number,
): void {
  for (const name of names ?? []) add(table, list.indexOf(name), worth / Math.min(2, names?.length ?? 1));
}

function add(table: Float32Array, at: number, worth: number): void {
  if (at >= 0) table[at] = (table[at] ?? 0) + worth;
}
