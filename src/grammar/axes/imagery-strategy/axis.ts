import type { Image } from '../../../features/images.ts';
import { percent, percents } from '../../../text/percent.ts';
import { numbered } from '../../../text/numbered.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, rank, type Ranking } from '../../decide.ts';
import type { Evidence, Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

const LEAST = 0.008; // of the weighted page, a portrait of 120 px; less is decoration
const FEW = 3; // times that; with less, the page may also count as one without pictures
const SIMILAR = 0.4; // of the share of the leading kind; from here on the page is mixed
const LARGEST = 0.5; // of the page; the maximum for one picture, so that a page background does not outweigh all others
const ABSTRACT = 0.5; // times; shapes are less prominent than pictures of the same size

export const imageryStrategy = defineAxis({
  id: 'imagery.strategy',
  label: 'Imagery',
  question: 'What kind of images does the page show, besides logos and icons?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: { rank: 1, as: 'noun', of: (value) => texts[value].phrase },
  scale: nominal<Value>({
    'mixed|photographic': 0.5,
    'mixed|illustration': 0.5,
    'mixed|abstract': 0.4,
    'illustration|abstract': 0.4,
    'none|abstract': 0.3,
  }),
  bands: [
    {
      of: 'image share',
      unit: 'of the page',
      from: [
        { value: 'none', from: 0 },
        { value: 'photographic', from: LEAST },
      ],
      inBriefs: [],
    },
  ],
  needs: ['images'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ images: { shown, marks, placeholders } }): Shown<Value> {
    const ranking = rank([
      ['photographic', shareOf(shown, 'photo')],
      ['illustration', shareOf(shown, 'drawing')],
      ['abstract', ABSTRACT * shareOf(shown, 'abstract')],
    ] as const);
    const judged =
      ranking === null || ranking.score < LEAST
        ? withoutPictures(
            ranking,
            `${numbered(marks, 'logo or icon', 'logos and icons')}, ${numbered(placeholders, 'placeholder', 'placeholders')}`,
          )
        : withPictures(ranking, certaintyOf(shown));
    // Pictures may overlap, so their total is limited to the page.
    const whole = Math.max(1, totalShare(shown));
    const evidence = shown
      .toSorted((a, b) => b.share - a.share)
      .slice(0, 5)
      .map((image) => evidenceOf(image, whole));
    // The kind of a picture is inferred from its URL, type, name and size.
    return { ...judged, method: 'recovered', evidence };
  },
  negated: {},
  wording: {
    shaded: true,
    distant: { subjects: ['photo', 'illustration'], paired: true },
    together: { parts: ['photographic', 'illustration'], whole: 'mixed' },
  },
  fromTokens: null,
  plain: 'none',
  shownBy: {},
  fix: (target, { measure }) =>
    ({
      none: `Remove pictures and keep logos and icons up to 64 px (now ${measure}).`,
      photographic: `Show photographs, in the hero first (now ${measure}).`,
      illustration: `Show drawings, icon art above 64 px or drawn mock-ups (now ${measure}).`,
      abstract: `Show shapes and patterns in place of pictures (now ${measure}).`,
      mixed: `Give photographs and drawings a similar area (now ${measure}).`,
    })[target],
  ways: () => ({ manual: 'Choose, make or remove pictures.' }),
});

type Kind = Exclude<Value, 'none' | 'mixed'>;
type Judged = Pick<Shown<Value>, 'value' | 'confidence' | 'runnerUp' | 'measure'>;

function withoutPictures(ranking: Ranking<Kind> | null, others: string): Judged {
  const score = ranking?.score ?? 0;
  return {
    value: 'none',
    confidence: confidenceOf(1 - score / LEAST, 0.8),
    runnerUp: ranking && { value: ranking.value, why: `It covers only ${percent(score)} of the page.` },
    measure: `no large pictures; ${others}`,
  };
}

function withPictures({ value, score, runnerUp, runnerUpScore }: Ranking<Kind>, certainty: number): Judged {
  const ratio = runnerUpScore / score;
  const [first, second] = percents([score, runnerUpScore]);
  const measure = `${first} ${value}${runnerUp === null ? '' : `, ${second} ${runnerUp}`}`;
  if (ratio >= SIMILAR) {
    const why = `It is the leading kind, with ${first} of the page.`;
    return {
      value: 'mixed',
      confidence: confidenceOf(ratio - SIMILAR, certainty),
      runnerUp: { value, why },
      measure,
    };
  }
  const confidence = confidenceOf(Math.min(1 - ratio / SIMILAR, score / LEAST - 1), certainty);
  if (score < FEW * LEAST) {
    const why = `Pictures cover only ${first} of the page.`;
    return { value, confidence, runnerUp: { value: 'none', why }, measure };
  }
  const why = `${runnerUp ?? 'Nothing else'} covers ${second}.`;
  return { value, confidence, runnerUp: runnerUp && { value: 'mixed', why }, measure };
}

function evidenceOf({ selector, sign, share, url }: Image, whole: number): Evidence {
  const drawn = url === '';
  return {
    selector,
    property: drawn ? 'shape' : 'image',
    value: drawn ? sign : `${sign}: ${url.slice(-60)}`,
    share: share / whole,
    source: 'markup',
  };
}

function shareOf(images: readonly Image[], kind: Image['kind']): number {
  return images.reduce((sum, image) => sum + (image.kind === kind ? Math.min(LARGEST, image.share) : 0), 0);
}

/** Certainty of the kinds, weighted by area, 0..1. */
function certaintyOf(images: readonly Image[]): number {
  return images.reduce((sum, { share, certainty }) => sum + share * certainty, 0) / (totalShare(images) || 1);
}

function totalShare(images: readonly Image[]): number {
  return images.reduce((sum, { share }) => sum + share, 0);
}
