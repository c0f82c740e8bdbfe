import { familyName, isGenericFamily } from '../contract/family-name.ts';
import type { PageTokens } from '../contract/page-tokens.ts';
import { plainText } from '../contract/plain-text.ts';
import type { Readings } from '../grammar/read-axes.ts';

/** Characters; limits of `signature_move` in the entry schema. */
const SHORTEST = 30;
const LONGEST = 200;

const MAX_FAMILY = 40; // characters

const NOTHING_MEASURED =
  'Too little of this page could be measured; describe its most recognisable design decision.';

/** Drafts a sentence on the page's recognisable traits from measurements alone, to be rewritten. */
export function signatureDraft(readings: Readings, tokens: PageTokens): string {
  const parts = [
    headingPart(tokens),
    groundPart(readings, tokens),
    accentPart(readings, tokens),
    ...boxParts(readings),
  ];
  const stated = parts.filter((part) => part !== null);
  let draft = stated.shift() ?? '';
  for (const part of stated) {
    if (draft.length + part.length + 3 <= LONGEST) draft = draft === '' ? part : `${draft}, ${part}`;
  }
  if (draft.length + 1 < SHORTEST) return NOTHING_MEASURED;
  return `${draft.charAt(0).toUpperCase()}${draft.slice(1)}.`;
}

function headingPart({ type }: PageTokens): string | null {
  const heading = type.h1 ?? type.h2;
  const family = heading?.families[0];
  if (!heading || family === undefined) return null;
  const face = isGenericFamily(family) ? 'system face' : familyName(plainText(family, MAX_FAMILY));
  return `${face} headings at ${heading.size} px, weight ${heading.weight}`;
}

function groundPart(readings: Readings, { color }: PageTokens): string | null {
  const ground = readings['surface.ground'].value;
  return ground === null ? null : `${words(ground)} ground ${color.background}`;
}

function accentPart(readings: Readings, { color }: PageTokens): string | null {
  const saturation = readings['palette.saturation'].value;
  if (saturation === null) return color.accent === null ? null : `accent ${color.accent}`;
  if (saturation === 'desaturated') return 'neutral colours only';
  return color.accent === null ? `${saturation} colours` : `${saturation} accent ${color.accent}`;
}

function boxParts(readings: Readings): (string | null)[] {
  const { value: radius } = readings['surface.radius'];
  const { value: shadows } = readings['surface.shadows'];
  const { value: borders } = readings['surface.borders'];
  return [
    radius === null ? null : `${radius === '0px' ? 'square' : radius} corners`,
    shadows === null ? null : `${shadows === 'none' ? 'no' : shadows} shadows`,
    borders === null ? null : `${borders === 'none' ? 'no' : borders} borders`,
  ];
}

function words(value: string): string {
  return value.replaceAll('-', ' ');
}
