import type { Setting, Typography } from '../../../features/typography.ts';
import { type Weighted, tally, totalWeight } from '../../../math/weighted.ts';
import { familyName } from '../../../text/font-class.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { notShown, type Evidence, type RunnerUp } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { byCharacters, evidenceOfSettings } from '../../setting-evidence.ts';
import {
  contrast,
  differ,
  type Face as PairedFace,
  kindOf,
  pairingOf,
  pairingOfFaces,
  TWIN,
} from './pairing-of.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

/** Share of the headings or of the text; a family with less is an exception. */
const PART = 0.25;
const MOST = 0.5;
const ENOUGH_CHARACTERS = 400; // of running text, about a paragraph

/** A face with the family that the page declares. */
interface Face extends PairedFace {
  readonly family: string;
}

export const typePairing = defineAxis({
  id: 'type.pairing',
  label: 'Pairing',
  question: 'Which kinds of typeface do headings and running text use?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: { rank: 2, as: 'adjective', of: (value) => texts[value].phrase },
  scale: nominal<Value>({
    'serif/sans|serif/grotesque': 0.9, // a grotesque is a sans
    'sans/mono|grotesque/mono': 0.9,
    'sans/sans|single-family': 0.5, // headings and text hardly differ
    'serif/sans|sans/sans': 0.4,
    'serif/grotesque|sans/sans': 0.4,
    'sans/sans|sans/mono': 0.3,
    'sans/sans|grotesque/mono': 0.3,
    'sans/mono|single-family': 0.2,
    'grotesque/mono|single-family': 0.2,
  }),
  bands: [],
  needs: ['typography'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ typography }) {
    const text = parts(typography.running, ({ characters }) => characters);
    const headings = parts(typography.headings, ({ weight, size }) => weight * size);
    const labels = parts(typography.labels, ({ characters }) => characters);
    const body = text[0] ?? labels[0] ?? headings[0];
    if (body === undefined) return notShown('The page shows no text.');
    const partner = partnerOf(body, text, headings, labels);
    const value = partner === null ? 'single-family' : pairingOfFaces(body.value, partner.value);
    const seen = totalWeight(
      typography.running.map(({ characters }) => ({ value: null, weight: characters })),
    );
    const named = partner === null ? body.value.family : `${partner.value.family} with ${body.value.family}`;
    return {
      value,
      confidence: confidenceOf(partner === null ? 0.25 : partner.share - PART, seen / ENOUGH_CHARACTERS),
      method: 'measured',
      runnerUp: runnerUp(value, body, partner),
      measure: named,
      evidence: evidenceOf(body, partner, typography),
    };
  },
  negated: {},
  wording: { shaded: true, distant: { subjects: ['serif', 'sans', 'grotesque', 'mono'], paired: true } },
  fromTokens: ({ families }) => pairingOf(families['heading'] ?? families['body'], families['body']),
  plain: 'single-family',
  shownBy: {},
  fix: (target, { measure }) => `${FIX[target]} Now: ${measure}.`,
  ways,
});

const FIX: Readonly<Record<Value, string>> = {
  'serif/sans':
    'Set headings in a serif, such as Source Serif 4, over text in a sans-serif, such as Open Sans.',
  'sans/sans': 'Set headings in another sans-serif than the text, such as Montserrat over Open Sans.',
  'sans/mono':
    'Set labels and headings in a monospaced face, such as Fira Mono, over text in a sans-serif, such as Fira Sans.',
  'serif/grotesque': 'Set headings in a serif, such as Newsreader, over text in a grotesque, such as Inter.',
  'grotesque/mono':
    'Set labels and headings in a monospaced face, such as IBM Plex Mono, over text in a grotesque, such as Inter.',
  'single-family': 'Set headings in the family of the text.',
};

/** Where the second typeface is, then where the first is; of a single family its headings and text. */
function evidenceOf(body: Part, partner: Part | null, { running, headings, labels }: Typography): Evidence[] {
  const all = [...headings, ...running, ...labels];
  const factsOf = (face: Face, settings: readonly Setting[]) => {
    const own = new Set(settings.filter((setting) => familyName(firstFamily(setting)) === face.name));
    const others = all.filter((setting) => !own.has(setting));
    return evidenceOfSettings([...own], 'font-family', firstFamily, byCharacters, others).slice(0, 2);
  };
  if (partner !== null) return [partner, body].flatMap(({ value }) => factsOf(value, all));
  return [headings, running].flatMap((settings) => factsOf(body.value, settings));
}

interface Part {
  readonly value: Face;
  /** Share of the headings, the text or the labels, 0..1. */
  readonly share: number;
}

function firstFamily({ families }: Setting): string {
  return families[0] ?? 'serif';
}

/** The families, largest share first. */
function parts(
  settings: Typography['running'],
  weigh: (setting: Setting & { size: number }) => number,
): Part[] {
  const faces = new Map<string, Face>();
  const weighed: Weighted<Face>[] = settings.map((setting) => {
    const family = firstFamily(setting);
    const name = familyName(family);
    const face = faces.get(name) ?? { family, name, kind: kindOf(setting.families) };
    faces.set(name, face);
    return { value: face, weight: weigh(setting) };
  });
  const total = totalWeight(weighed) || 1;
  return tally(weighed).map(({ value, weight }) => ({ value, share: weight / total }));
}

/**
 * The second typeface of the page: that of the headings, else one of another kind that carries much of the text or most
 * labels, else a monospace of the labels.
 */
function partnerOf(
  body: Part,
  text: readonly Part[],
  headings: readonly Part[],
  labels: readonly Part[],
): Part | null {
  const inText = ({ value }: Part) =>
    text.some(({ value: { name }, share }) => name === value.name && share >= PART);
  const isMono = ({ value }: Part) => value.kind === 'mono';
  const isOtherKind = ({ value }: Part) => contrast(value, body.value);
  return (
    headings.find((part) => part.share >= PART && !inText(part) && differ(part.value, body.value)) ??
    together(headings.filter((part) => isOtherKind(part) && !isMono(part))) ??
    text.find((part) => isOtherKind(part) && part.share >= (isMono(part) ? MOST : PART)) ??
    labels.find((part) => isOtherKind(part) && part.share >= (isMono(part) ? PART : MOST)) ??
    null
  );
}

/** Several families of one kind, such as three serifs, each on a few headings: the largest stands for all. */
function together(parts: readonly Part[]): Part | null {
  const [first] = parts;
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  return first !== undefined && share >= PART ? { value: first.value, share } : null;
}

function runnerUp(value: Value, body: Part, partner: Part | null): RunnerUp<Value> | null {
  if (partner === null) return null;
  const share = percent(partner.share);
  const twin = TWIN[value];
  if (twin !== undefined)
    return {
      value: twin,
      why: `${body.value.family} or ${partner.value.family} may count as either kind of sans.`,
    };
  return { value: 'single-family', why: `${partner.value.family} has only ${share} of its text.` };
}
