import {
  converter,
  modeA98,
  modeHsl,
  modeHwb,
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
import type { Rgba } from './rgba.ts';

/** A colour in some space, in the units CSS writes without percent signs; null is a missing component. */
export interface SpaceColor {
  readonly space: ColorSpace;
  readonly channels: Channels;
  readonly alpha: number | null;
}

export type Channels = readonly [number | null, number | null, number | null];

interface SpaceDefinition {
  readonly mode: Mode;
  /** Names of the channels in relative colours. */
  readonly names: readonly [string, string, string];
  /** What each channel stands for: only channels of the same meaning carry `none` from space to space. */
  readonly roles: readonly [string, string, string];
  /** CSS units in one unit of the conversion library. */
  readonly scale: readonly [number, number, number];
  /** Colourfulness below which a hue means nothing; null for spaces without hue. */
  readonly achromatic: number | null;
}

const RGB = {
  names: ['r', 'g', 'b'],
  roles: ['red', 'green', 'blue'],
  scale: [1, 1, 1],
  achromatic: null,
} as const;
const XYZ = {
  names: ['x', 'y', 'z'],
  roles: ['red', 'green', 'blue'],
  scale: [1, 1, 1],
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
    mode: 'hsl',
    names: ['h', 's', 'l'],
    roles: ['hue', 'colorfulness', 'lightness'],
    scale: [1, 100, 100],
    achromatic: 0.001,
  },
  hwb: {
    mode: 'hwb',
    names: ['h', 'w', 'b'],
    roles: ['hue', 'whiteness', 'blackness'],
    scale: [1, 100, 100],
    achromatic: 0.001,
  },
  lab: {
    mode: 'lab',
    names: ['l', 'a', 'b'],
    roles: ['lightness', 'a', 'b'],
    scale: [1, 1, 1],
    achromatic: null,
  },
  lch: {
    mode: 'lch',
    names: ['l', 'c', 'h'],
    roles: ['lightness', 'colorfulness', 'hue'],
    scale: [1, 1, 1],
    achromatic: 0.02,
  },
  oklab: {
    mode: 'oklab',
    names: ['l', 'a', 'b'],
    roles: ['lightness', 'a', 'b'],
    scale: [1, 1, 1],
    achromatic: null,
  },
  oklch: {
    mode: 'oklch',
    names: ['l', 'c', 'h'],
    roles: ['lightness', 'colorfulness', 'hue'],
    scale: [1, 1, 1],
    achromatic: 0.0001,
  },
} as const satisfies Record<string, SpaceDefinition>;

export type ColorSpace = keyof typeof SPACES;

export function isColorSpace(name: string): name is ColorSpace {
  return Object.hasOwn(SPACES, name);
}

/** The same colour in another space: missing components count as 0 and powerless hues become missing. */
export function convertColor(color: SpaceColor, space: ColorSpace): SpaceColor {
  if (color.space === space) return color;
  const from = SPACES[color.space];
  const channels = from.names.map((name, i) => [
    name,
    decode(color.space, (color.channels[i] ?? 0) / (from.scale[i] ?? 1)),
  ]);
  const to = SPACES[space];
  const source: LibraryColor = { mode: from.mode, ...Object.fromEntries(channels) };
  const converted = CONVERT[to.mode](source);
  const read = (i: 0 | 1 | 2) => encode(space, converted[to.names[i]] ?? 0) * to.scale[i];
  const result: SpaceColor = { space, channels: [read(0), read(1), read(2)], alpha: color.alpha };
  return isAchromatic(result) ? withoutHue(result) : result;
}

/** In sRGB, clipped to what a screen shows, as Chromium paints it. */
export function toRgba(color: SpaceColor): Rgba {
  const { channels } = convertColor(color, 'srgb');
  const channel = (value: number | null) => Math.min(255, Math.max(0, (value ?? 0) * 255));
  return {
    r: channel(channels[0]),
    g: channel(channels[1]),
    b: channel(channels[2]),
    a: Math.min(1, Math.max(0, color.alpha ?? 0)),
  };
}

export function fromRgba({ r, g, b, a }: Rgba): SpaceColor {
  return { space: 'srgb', channels: [r / 255, g / 255, b / 255], alpha: a };
}

type Mode = keyof typeof CONVERT;

/** culori's colours: a mode and its channels by name. */
interface LibraryColor {
  readonly mode: Mode;
  readonly [channel: string]: number | string;
}

type Convert = (color: LibraryColor) => Readonly<Record<string, number | undefined>>;

const CONVERT = registerModes();

/** culori's conversions, of all modes to all modes. Its own types name each mode's channels; ours are generic. */
function registerModes() {
  const modes = {
    rgb: modeRgb,
    lrgb: modeLrgb,
    p3: modeP3,
    a98: modeA98,
    prophoto: modeProphoto,
    rec2020: modeRec2020,
    xyz65: modeXyz65,
    xyz50: modeXyz50,
    hsl: modeHsl,
    hwb: modeHwb,
    lab: modeLab,
    lch: modeLch,
    oklab: modeOklab,
    oklch: modeOklch,
  };
  for (const mode of Object.values(modes)) useMode(mode as Parameters<typeof useMode>[0]);
  const convert = (mode: keyof typeof modes) => converter(mode) as unknown as Convert;
  return {
    rgb: convert('rgb'),
    lrgb: convert('lrgb'),
    p3: convert('p3'),
    a98: convert('a98'),
    prophoto: convert('prophoto'),
    rec2020: convert('rec2020'),
    xyz65: convert('xyz65'),
    xyz50: convert('xyz50'),
    hsl: convert('hsl'),
    hwb: convert('hwb'),
    lab: convert('lab'),
    lch: convert('lch'),
    oklab: convert('oklab'),
    oklch: convert('oklch'),
  };
}

/** The linear form of Display P3 is the library's P3 with its transfer function taken off. */
function decode(space: ColorSpace, value: number): number {
  if (space !== 'display-p3-linear') return value;
  const size = Math.abs(value);
  return Math.sign(value) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055);
}

function encode(space: ColorSpace, value: number): number {
  if (space !== 'display-p3-linear') return value;
  const size = Math.abs(value);
  return Math.sign(value) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4);
}

function isAchromatic({ space, channels }: SpaceColor): boolean {
  const { achromatic } = SPACES[space];
  if (achromatic === null) return false;
  if (space === 'hwb') return (channels[1] ?? 0) + (channels[2] ?? 0) >= 100 - achromatic;
  return (channels[1] ?? 0) <= achromatic;
}

function withoutHue(color: SpaceColor): SpaceColor {
  const index = SPACES[color.space].roles.findIndex((role) => role === 'hue');
  const channels = color.channels.map((channel, i) => (i === index ? null : channel));
  return { ...color, channels: channels as unknown as Channels };
}
