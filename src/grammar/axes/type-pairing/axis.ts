import type { Setting, Typography } from '../../../features/typography.ts';
import { type Weighted, tally, totalWeight } from '../../../math/weighted.ts';
import { familyName, fontClass } from '../../../text/font-class.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { notShown, type RunnerUp } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { byCharacters, evidenceOfSettings } from '../../setting-evidence.ts';
import { differ, type Face as PairedFace, pairingOf, pairingOfFaces, TWIN } from './pairing-of.ts';
import { MEASURES } from './measures.ts';
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

/** Share of the headings or of the text; a family with less is an exception. */
const PART = 0.25;
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
      evidence: [
        ...evidenceOfSettings(
          typography.headings,
          'font-family',
          firstFamily,
          byCharacters,
          typography.running,
        ).slice(0, 2),
        ...evidenceOfSettings(
          typography.running,
          'font-family',
          firstFamily,
          byCharacters,
          typography.headings,
        ).slice(0, 2),
      ],
    };
  },
  negated: {},
  wording: { shaded: true, distant: { subjects: ['serif', 'sans', 'grotesque', 'mono'], paired: true } },
  fromTokens: ({ families }) => pairingOf(families['heading'] ?? families['body'], families['body']),
  plain: 'single-family',
  shownBy: {},
  fix: (target, { measure }) => `${FIX[target]} Now: ${measure}.`,
});

const FIX: Readonly<Record<Value, string>> = {
  'serif/sans':
    'Set h1, h2, h3 { font-family: "Source Serif 4", serif } over body { font-family: "Open Sans", sans-serif }.',
  'sans/sans':
    'Set h1, h2, h3 { font-family: "Montserrat", sans-serif } over body { font-family: "Open Sans", sans-serif }.',
  'sans/mono':
    'Set labels and h1, h2, h3 { font-family: "Fira Mono", monospace } over body { font-family: "Fira Sans", sans-serif }.',
  'serif/grotesque':
    'Set h1, h2, h3 { font-family: "Newsreader", serif } over body { font-family: "Inter", sans-serif }.',
  'grotesque/mono':
    'Set labels and h1, h2, h3 { font-family: "IBM Plex Mono", monospace } over body { font-family: "Inter", sans-serif }.',
  'single-family': 'Let headings inherit the family of the text: h1, h2, h3 { font-family: inherit }.',
};

interface Part {
  readonly value: Face;
  /** Share of the headings, the text or the labels, 0..1. */
  readonly share: number;
}

function firstFamily({ families }: Setting): string {
  return families[0] ?? 'serif';
}

/** The families with a large enough share, largest first. */
function parts(
  settings: Typography['running'],
  weigh: (setting: Setting & { size: number }) => number,
): Part[] {
  const faces = new Map<string, Face>();
  const weighed: Weighted<Face>[] = settings.map((setting) => {
    const family = firstFamily(setting);
    const name = familyName(family);
    const face = faces.get(name) ?? { family, name, kind: fontClass(setting.families) };
    faces.set(name, face);
    return { value: face, weight: weigh(setting) };
  });
  const total = totalWeight(weighed) || 1;
  return tally(weighed)
    .map(({ value, weight }) => ({ value, share: weight / total }))
    .filter(({ share }) => share >= PART);
}

/** The second typeface of the page: that of the headings, else a monospace of the labels or of the text. */
function partnerOf(
  body: Part,
  text: readonly Part[],
  headings: readonly Part[],
  labels: readonly Part[],
): Part | null {
  const isOther = ({ value }: Part) =>
    text.every((part) => part.value.name !== value.name) && differ(value, body.value);
  const mono = [...labels, ...text].find(({ value, share }) => value.kind === 'mono' && share >= 2 * PART);
  return headings.find(isOther) ?? (mono !== undefined && differ(mono.value, body.value) ? mono : null);
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
