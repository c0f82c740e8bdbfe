import {
  converter,
  modeA98,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode,
} from 'culori/fn';
import { hslToSrgb, hwbToSrgb, srgbToHsl, srgbToHwb } from './hue-spaces.ts';
import { finiteNumber } from '../css/scan.ts';
import type { Rgba } from './rgba.ts';

/** A colour in a CSS colour space, in the units of CSS without percent signs; null is a missing component. */
export interface SpaceColor {
  readonly space: ColorSpace;
  readonly channels: Channels;
  readonly alpha: number | null;
}

export type Channels = readonly [number | null, number | null, number | null];

interface SpaceDefinition {
  /** The space of culori that it is converted through. */
  readonly mode: Mode;
  /** Names of the channels in relative colours. */
  readonly names: readonly [string, string, string];
  /** The meaning of each channel: `none` is carried over only between channels of the same meaning. */
  readonly roles: readonly [string, string, string];
  /** Chroma or saturation up to which Chromium treats the hue as powerless; null for spaces without hue. */
  readonly achromatic: number | null;
}

const RGB = {
  names: ['r', 'g', 'b'],
  roles: ['red', 'green', 'blue'],
  achromatic: null,
} as const;
const XYZ = {
  names: ['x', 'y', 'z'],
  roles: ['red', 'green', 'blue'],
  achromatic: null,
} as const;

/** DATA: the spaces of css-color-5, by their CSS names. */
export const SPACES = {
  srgb: { mode: 'rgb', ...RGB },
  'srgb-linear': { mode: 'lrgb', ...RGB },
  'display-p3': { mode: 'p3', ...RGB },
  'display-p3-linear': { mode: 'p3', ...RGB },
  'a98-rgb': { mode: 'a98', ...RGB },
  'prophoto-rgb': { mode: 'prophoto', ...RGB },
  rec2020: { mode: 'rec2020', ...RGB },
  xyz: { mode: 'xyz65', ...XYZ },
  'xyz-d65': { mode: 'xyz65', ...XYZ },
  'xyz-d50': { mode: 'xyz50', ...XYZ },
  hsl: {
    mode: 'rgb',
    names: ['h', 's', 'l'],
    roles: ['hue', 'colorfulness', 'lightness'],
    achromatic: 0.001,
  },
  hwb: {
    mode: 'rgb',
    names: ['h', 'w', 'b'],
    roles: ['hue', 'whiteness', 'blackness'],
    achromatic: 0.001,
  },
  lab: {
    mode: 'lab',
    names: ['l', 'a', 'b'],
    roles: ['lightness', 'a', 'b'],
    achromatic: null,
  },
  lch: {
    mode: 'lch',
    names: ['l', 'c', 'h'],
    roles: ['lightness', 'colorfulness', 'hue'],
    achromatic: 0.02,
  },
  oklab: {
    mode: 'oklab',
    names: ['l', 'a', 'b'],
    roles: ['lightness', 'a', 'b'],
    achromatic: null,
  },
  oklch: {
    mode: 'oklch',
    names: ['l', 'c', 'h'],
    roles: ['lightness', 'colorfulness', 'hue'],
    achromatic: 0.02,
  },
} as const satisfies Record<string, SpaceDefinition>;

export type ColorSpace = keyof typeof SPACES;

/** Whether a name of lower case is that of a colour space. */
export function isColorSpace(name: string): name is ColorSpace {
  return Object.hasOwn(SPACES, name);
}

/** The same colour in another space; missing components count as 0. */
export function convertColor(color: SpaceColor, space: ColorSpace): SpaceColor {
  if (color.space === space) return color;
  const known = color.channels.map((channel) => channel ?? 0) as [number, number, number]; // map keeps the length
  const channels = fromLibrary(space, CONVERT[SPACES[space].mode](toLibrary(color.space, known)));
  return { space, channels, alpha: color.alpha };
}

/** Sets the hue to missing where the colour is too grey for its hue to have an effect. */
export function withoutPowerlessHue(color: SpaceColor): SpaceColor {
  const { roles, achromatic } = SPACES[color.space];
  if (achromatic === null || colorfulness(color) > achromatic) return color;
  const keep = (i: 0 | 1 | 2) => (roles[i] === 'hue' ? null : color.channels[i]);
  return { ...color, channels: [keep(0), keep(1), keep(2)] };
}

function colorfulness({ space, channels }: SpaceColor): number {
  if (space === 'hwb') return 100 - (channels[1] ?? 0) - (channels[2] ?? 0);
  return channels[1] ?? 0;
}

/** Converts to a culori colour; culori supports HSL and HWB only within sRGB. */
function toLibrary(space: ColorSpace, [first, second, third]: Triple): LibraryColor {
  if (space === 'hsl') return rgbColor(hslToSrgb([first, second / 100, third / 100]));
  if (space === 'hwb') return rgbColor(hwbToSrgb([first, second / 100, third / 100]));
  const { mode, names } = SPACES[space];
  const encode = space === 'display-p3-linear' ? encodeP3 : (value: number) => value;
  return { mode, [names[0]]: encode(first), [names[1]]: encode(second), [names[2]]: encode(third) };
}

function rgbColor([r, g, b]: Triple): LibraryColor {
  return { mode: 'rgb', r, g, b };
}

function fromLibrary(space: ColorSpace, color: Readonly<Record<string, number | undefined>>): Triple {
  const { names } = SPACES[space];
  if (space === 'hsl' || space === 'hwb') {
    const convert = space === 'hsl' ? srgbToHsl : srgbToHwb;
    const [hue, second, third] = convert([color['r'] ?? 0, color['g'] ?? 0, color['b'] ?? 0]);
    return [hue, second * 100, third * 100];
  }
  const decode = space === 'display-p3-linear' ? decodeP3 : (value: number) => value;
  return [decode(color[names[0]] ?? 0), decode(color[names[1]] ?? 0), decode(color[names[2]] ?? 0)];
}

type Triple = readonly [number, number, number];

/** Converts to sRGB, clipped to its gamut, as Chromium paints it. */
export function toRgba(color: SpaceColor): Rgba {
  const { channels } = convertColor(color, 'srgb');
  const channel = (value: number | null) => Math.min(255, Math.max(0, finiteNumber((value ?? 0) * 255)));
  return {
    r: channel(channels[0]),
    g: channel(channels[1]),
    b: channel(channels[2]),
    a: Math.min(1, Math.max(0, finiteNumber(color.alpha ?? 0))),
  };
}

/** The sRGB colour of channels of 0 to 255 and an alpha of 0 to 1. */
export function fromRgba({ r, g, b, a }: Rgba): SpaceColor {
  return { space: 'srgb', channels: [r / 255, g / 255, b / 255], alpha: a };
}

/** The culori modes in use; registering them enables conversion between all of them. */
const MODES = {
  rgb: modeRgb,
  lrgb: modeLrgb,
  p3: modeP3,
  a98: modeA98,
  prophoto: modeProphoto,
  rec2020: modeRec2020,
  xyz65: modeXyz65,
  xyz50: modeXyz50,
  lab: modeLab,
  lch: modeLch,
  oklab: modeOklab,
  oklch: modeOklch,
};

type Mode = keyof typeof MODES;

/** culori's colours: a mode and its channels by name. */
interface LibraryColor {
  readonly mode: Mode;
  readonly [channel: string]: number | string;
}

type Convert = (color: LibraryColor) => Readonly<Record<string, number | undefined>>;

const CONVERT = registerModes();

function registerModes(): Readonly<Record<Mode, Convert>> {
  for (const mode of Object.values(MODES)) useMode(mode as Parameters<typeof useMode>[0]); // its union is one of these
  const converters = Object.keys(MODES).map((mode) => [mode, converter(mode as Mode)]);
  // culori types the channels of each mode separately; here they are read by name.
  return Object.fromEntries(converters) as Readonly<Record<Mode, Convert>>;
}

/** Display P3 with linear channels: culori has only the encoded one, whose transfer function is that of sRGB. */
function encodeP3(linear: number): number {
  const size = Math.abs(linear);
  return Math.sign(linear) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055);
}

function decodeP3(encoded: number): number {
  const size = Math.abs(encoded);
  return Math.sign(encoded) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4);
}
