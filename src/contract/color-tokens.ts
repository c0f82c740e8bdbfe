import { composite } from '../color/composite.ts';
import { toHex } from '../color/hex.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Features } from '../features/index.ts';
import type { ColorRole, PaintedColor } from '../features/painted-colors.ts';
import { chromaticColors } from '../grammar/accents.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { DrawnPage } from '../perception/drawn-page.ts';
import { tally, weightedMode, type Weighted } from '../math/weighted.ts';

/** Opaque colours as `#rrggbb`. */
export interface ColorTokens {
  /** The ground that surface.ground names. */
  readonly background: string;
  /** The most frequent colour of running text on that ground. */
  readonly text: string;
  /** The chromatic colour of links and controls, else the most prominent one; null when all colours are neutral. */
  readonly accent: string | null;
  /** Other chromatic colours, most prominent first; at most five. */
  readonly accents: readonly string[];
  /** Most visible first; at most eight, including the colours above. */
  readonly palette: readonly string[];
}

const PALETTE_SIZE = 8;
const MORE_ACCENTS = 5;
/** Share of the page; rarer colours are incidental. */
const PALETTE_FROM_SHARE = 0.001;
/** Letters of link text that weigh as much as one filled control, which draws more attention than its area suggests. */
export const FILLED_CONTROL_LETTERS = 40;

/** Characters of running text; captions and prices of a page with less do not tell the ink of its text. */
const TELLING = 200;

/** Uses the colours that the readings used, so that tokens and axes never contradict each other. */
export function colorTokens(page: DrawnPage, features: Features, readings: Readings): ColorTokens {
  const background = groundOf(features, readings);
  const text = textColor(page, features, background);
  const chromatic = chromaticHexes(features, readings);
  const candidates = chromatic.filter(({ hex }) => hex !== background && hex !== text);
  const accent = controlColor(page, candidates) ?? candidates[0]?.hex ?? null;
  const strongest = accent ?? chromatic[0]?.hex;
  const named = [background, text, ...(strongest === undefined ? [] : [strongest])];
  const accents = new Set(candidates.map(({ hex }) => hex));
  if (accent !== null) accents.delete(accent);
  return {
    background,
    text,
    accent,
    accents: [...accents].slice(0, MORE_ACCENTS),
    palette: paletteOf(features.paintedColors, new Set(named)),
  };
}

function groundOf({ grounds, paintedColors }: Features, readings: Readings): string {
  const { candidates } = grounds;
  const root = candidates.find((candidate) => candidate.root) ?? candidates[0] ?? paintedColors[0];
  const seen = readings['surface.ground'].evidence.find(({ source }) => source === 'css')?.value;
  return seen ?? (root === undefined ? '#ffffff' : hexOf(root));
}

/** The colour of running text on the ground, that of the page itself where there is little of it and other text has it; else of other text on it, of text elsewhere, of links and controls. */
function textColor(
  { page }: DrawnPage,
  { textContrasts, paintedColors }: Features,
  background: string,
): string {
  const links = linkColors(paintedColors);
  const inks = textContrasts.known.map(({ role, ink, ground, weight, characters }) => ({
    value: hexOf({ color: ink }),
    weight,
    characters,
    running: role === 'running',
    here: hexOf({ color: ground }) === background,
  }));
  const visible = inks.filter(({ value }) => value !== background);
  const plain = visible.filter(({ value }) => !links.has(value));
  const here = plain.filter((ink) => ink.here);
  const running = here.filter((ink) => ink.running);
  const body = page.elements.find(({ tag, visible }) => tag === 'body' && visible);
  const base = body === undefined ? null : hexOf({ color: body.style.color });
  const isBaseSeen = visible.some((ink) => ink.here && ink.value === base);
  const characters = running.reduce((sum, ink) => sum + ink.characters, 0);
  if (base !== null && isBaseSeen && characters < TELLING) return base;
  const chosen = [running, here, plain, visible].find((candidates) => candidates.length > 0) ?? [];
  return weightedMode(chosen) ?? '#000000';
}

const TEXT_ROLES: ReadonlySet<ColorRole> = new Set(['text', 'heading']);

/** Colours used more for links than for other text. */
function linkColors(painted: readonly PaintedColor[]): ReadonlySet<string> {
  const balance = tally(
    painted.map((color) => ({
      value: hexOf(color),
      weight: color.role === 'link' ? color.share : TEXT_ROLES.has(color.role) ? -color.share : 0,
    })),
  );
  return new Set(balance.filter(({ weight }) => weight > 0).map(({ value }) => value));
}

interface ChromaticColor {
  readonly hex: string;
  readonly chroma: number;
}

/** The colours that palette.saturation was read from, most prominent first; none when it is `desaturated`. */
function chromaticHexes({ paintedColors, grounds }: Features, readings: Readings): ChromaticColor[] {
  if (readings['palette.saturation'].value === 'desaturated') return [];
  return chromaticColors(paintedColors, grounds).map((color) => ({
    hex: hexOf(color),
    chroma: color.oklch.c,
  }));
}

/** The colour used most for fills and text of controls, weighted by chroma. */
function controlColor(page: DrawnPage, colors: readonly ChromaticColor[]): string | null {
  const chromas = new Map(colors.map(({ hex, chroma }) => [hex, chroma]));
  const uses = [...controlFills(page), ...controlLetters(page)].map(({ value, weight }) => ({
    value,
    weight: weight * (chromas.get(value) ?? 0),
  }));
  return weightedMode(uses.filter(({ weight }) => weight > 0));
}

function controlFills(page: DrawnPage): Weighted<string>[] {
  return page.visible
    .filter((element) => isOperated(element, page) && isFilled(element))
    .map((element) => ({ value: hexOf(page.ground(element)), weight: FILLED_CONTROL_LETTERS }));
}

function controlLetters(page: DrawnPage): Weighted<string>[] {
  return page.runs
    .filter(({ element }) => isOperated(element, page))
    .map(({ element, ground, weight }) => ({
      value: hexOf({ color: composite(element.style.color, ground.color) }),
      weight,
    }));
}

/** A link, a control or a field. */
function isOperated(element: StyledElement, { controls }: DrawnPage): boolean {
  return element.tag === 'a' || controls.isControl(element) || controls.isField(element);
}

/** A fill with a lower alpha only tints its background. */
function isFilled({ style }: StyledElement): boolean {
  return style['background-color'].a >= 0.5;
}

/** The named colours and the most visible others, most visible first. */
function paletteOf(painted: readonly PaintedColor[], named: ReadonlySet<string>): string[] {
  const all = tally(painted.map((color) => ({ value: hexOf(color), weight: color.share })));
  const others = all.filter(({ value, weight }) => weight >= PALETTE_FROM_SHARE && !named.has(value));
  const kept = new Set([...named, ...others.slice(0, PALETTE_SIZE - named.size).map(({ value }) => value)]);
  const unseen = [...named].filter((hex) => !all.some(({ value }) => value === hex));
  return [...all.map(({ value }) => value).filter((hex) => kept.has(hex)), ...unseen];
}

function hexOf({ color }: Pick<PaintedColor, 'color'>): string {
  return toHex({ ...color, a: 1 });
}
