import type { Image } from '../../../features/images.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, rank, type Ranking } from '../../decide.ts';
import { phrases } from '../../phrases.ts';
import type { Evidence, Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';

const VALUES = ['none', 'photographic', 'illustration', 'abstract', 'mixed'] as const;
type Value = (typeof VALUES)[number];

const LEAST = 0.008; // of the weighed page: one portrait of 120 px; less is decoration
const FEW = 3; // times that: a page with so few pictures could pass for one without
const SIMILAR = 0.4; // of the strongest kind's share, from which two kinds share the page
const LARGEST = 0.5; // of the page: a picture laid under everything does not outweigh all others
const ABSTRACT = 0.5; // shapes speak softer than pictures of the same size

export const imageryStrategy = defineAxis({
  id: 'imagery.strategy',
  label: 'Imagery',
  question: 'What kind of images does the page show, logos and icons left out?',
  values: VALUES,
  scale: nominal<Value>({
    'mixed|photographic': 0.5,
    'mixed|illustration': 0.5,
    'mixed|abstract': 0.4,
    'illustration|abstract': 0.4,
    'none|abstract': 0.3,
  }),
  rubric: {
    none: 'Logos and icons only.',
    photographic: 'Photographs.',
    illustration: 'Drawings, icon art, drawn product mock-ups.',
    abstract: 'Shapes, patterns, textures.',
    mixed: 'Two kinds in similar share.',
  },
  needs: ['images'],
  read({ images: { shown, marks, placeholders } }): Shown<Value> {
    const ranking = rank([
      ['photographic', shareOf(shown, 'photo')],
      ['illustration', shareOf(shown, 'drawing')],
      ['abstract', ABSTRACT * shareOf(shown, 'abstract')],
    ] as const);
    const judged =
      ranking === null || ranking.score < LEAST
        ? withoutPictures(ranking, `${marks} logos and icons, ${placeholders} placeholders`)
        : withPictures(ranking, certaintyOf(shown));
    const evidence = shown
      .toSorted((a, b) => b.share - a.share)
      .slice(0, 5)
      .map(evidenceOf);
    // What a picture shows is inferred from its address, type, name and size.
    return { ...judged, method: 'recovered', evidence };
  },
  words: {
    none: phrases(`
      no image, text only, no photo illustration, no illustration photo, type only, imageless, words only,
      only word, image free, no image photo, pictureless, nothing but word, no illustration stock photo,
      text and nothing else, type and nothing else, typography alone, type carries everything, words alone,
      type instead of image
    `),
    photographic: phrases(`
      photo, photo image, real photo, documentary photo, photo led, photo everywhere, photojournalism,
      shot on film, film photo, photojournalistic, reportage, portraiture, product shot, editorial photo,
      photo of product, studio shot, polaroid, snapshot, stills photography
    `),
    illustration: phrases(`
      illustration, hand drawn, drawn image, line drawing, icon art, sketch, vector art, hand drawn image,
      spot illustration, engraving, woodcut, line art, watercolor, etching, mascot, isometric,
      drawn by hand, pen and ink, ink drawing, linocut, storybook, picture book, caricature,
      custom illustration, lineart, crosshatched
    `),
    abstract: phrases(`
      abstract, abstract image, abstract shape, abstract pattern, geometric image, geometric pattern,
      shape pattern, abstract geometric, abstract geometric image, geometric abstraction, abstraction,
      nonrepresentational, non figurative, generative art, generative pattern, abstract composition,
      shape as image, pattern as image, geometric illustration, abstract illustration, abstract photo,
      abstract shape as image, pattern image, algorithmic art, circle triangle, geometric shape
    `),
    mixed: phrases(`
      mix image, photo illustration, illustration photo, photo mix illustration, mix of photo illustration,
      photo and illustration mix, collage, mixed media, photo collage, photo combined with illustration,
      photo with illustration, illustration over photo, photomontage, montage, different kind of image,
      photo next to illustration, photo alongside illustration
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      none: `Remove pictures and keep logos and icons up to 64 px (now ${measure}).`,
      photographic: `Show photographs, in the hero first (now ${measure}).`,
      illustration: `Show drawings, icon art above 64 px or drawn mock-ups (now ${measure}).`,
      abstract: `Show shapes and patterns in place of pictures (now ${measure}).`,
      mixed: `Give photographs and drawings a similar area (now ${measure}).`,
    })[target],
});

type Kind = Exclude<Value, 'none' | 'mixed'>;
type Judged = Pick<Shown<Value>, 'value' | 'confidence' | 'runnerUp' | 'measure'>;

function withoutPictures(ranking: Ranking<Kind> | null, others: string): Judged {
  const score = ranking?.score ?? 0;
  return {
    value: 'none',
    confidence: confidenceOf(1 - score / LEAST, 0.8),
    runnerUp: ranking && { value: ranking.value, why: `It covers only ${percent(score)} of the page.` },
    measure: `no pictures of size; ${others}`,
  };
}

function withPictures({ value, score, runnerUp, runnerUpScore }: Ranking<Kind>, certainty: number): Judged {
  const ratio = runnerUpScore / score;
  const second = runnerUp === null ? '' : `, ${percent(runnerUpScore)} ${runnerUp}`;
  const measure = `${percent(score)} ${value}${second}`;
  if (ratio >= SIMILAR) {
    const why = `It is the stronger kind, ${percent(score)} of the page.`;
    return {
      value: 'mixed',
      confidence: confidenceOf(ratio - SIMILAR, certainty),
      runnerUp: { value, why },
      measure,
    };
  }
  const confidence = confidenceOf(Math.min(1 - ratio / SIMILAR, score / LEAST - 1), certainty);
  if (score < FEW * LEAST) {
    const why = `Pictures cover only ${percent(score)} of the page.`;
    return { value, confidence, runnerUp: { value: 'none', why }, measure };
  }
  const why = `${runnerUp ?? 'Nothing else'} covers ${percent(runnerUpScore)}.`;
  return { value, confidence, runnerUp: runnerUp && { value: 'mixed', why }, measure };
}

function evidenceOf({ selector, sign, share, url }: Image): Evidence {
  const drawn = url === '';
  return {
    selector,
    property: drawn ? 'shape' : 'image',
    value: drawn ? sign : `${sign}: ${url.slice(-60)}`,
    share,
    source: 'markup',
  };
}

function shareOf(images: readonly Image[], kind: Image['kind']): number {
  return images.reduce((sum, image) => sum + (image.kind === kind ? Math.min(LARGEST, image.share) : 0), 0);
}

/** How sure the kinds are, weighed by area. */
function certaintyOf(images: readonly Image[]): number {
  const total = images.reduce((sum, { share }) => sum + share, 0) || 1;
  return images.reduce((sum, { share, certainty }) => sum + share * certainty, 0) / total;
}
