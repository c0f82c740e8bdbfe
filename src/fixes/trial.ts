import { sheetAppender } from '../cascade/appended-sheet.ts';
import { styleDocument, type Cascade } from '../cascade/style-document.ts';
import type { CascadedPage, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { withAppended } from '../document/with-appended.ts';
import { observeOnDemand, type FeatureId, type Features } from '../features/index.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import { readValueOf, readValues, readValuesOnDemand, type Readings } from '../grammar/read-axes.ts';
import type { Reading } from '../grammar/reading.ts';
import { placeBoxes } from '../layout/place-boxes.ts';
import { perceive, type Perception } from '../perception/perceive.ts';
import { settledPage } from '../perception/settled-page.ts';
import type { Source, Survey } from '../survey.ts';
import { changeKindOf, type ChangeKind } from './change-kind.ts';

/** The page as read with one more stylesheet. */
export interface Trial {
  readonly perception: Perception;
  readonly features: Features;
  readonly readings: Readings;
  /** The work budget ended, so the whole page may be read otherwise. */
  readonly incomplete: boolean;
}

/** What is added to a page. */
export interface Addition {
  /** The last stylesheet. */
  readonly css: string;
  /** Elements at the end of the body; '' for none. */
  readonly html: string;
}

/** Whether reading on is worth it, by the first axes that are read. */
export type Question = (readingOf: (axis: AxisId) => Reading) => boolean;

/** Prepares the reading of one page with an addition. */
export type TrialReader = (addition: Addition) => {
  /** Null when the answer to the question is no. */
  readonly read: (question: Question | null) => Trial | null;
  /** The page perceived, and its axes read when they are asked for. */
  readonly look: () => Trial;
  /** Of the cost, what a look costs without axes. */
  readonly lookCost: number;
  /** What reading the page with this stylesheet costs; see COST. */
  readonly cost: number;
  /** Of the cost, what is saved when the answer is no. */
  readonly saved: number;
};

/** Kinds of change, and further elements. */
type TrialKind = ChangeKind | 'markup';

/**
 * Hundredths of a complete reading, measured on the graded pages: where the stylesheets have few rules for each element,
 * perception and layout are a larger part of a reading.
 */
const COST = {
  fewRules: { motion: 13, paint: 42, layout: 54, cascade: 100, markup: 105 },
  manyRules: { motion: 10, paint: 30, layout: 42, cascade: 100, markup: 105 },
} as const satisfies Record<string, Readonly<Record<TrialKind, number>>>;

/** Rules for each element of the page. */
const MANY_RULES = 4;
/** Part of a trial that is left when the page is perceived and the first axes are read. */
const AFTER_FIRST = 0.35;
/** Part of a trial that perceives the page and judges its identity, measured on 18 pages. */
const LOOK = 0.55;

/** Prepares trials of a page that was read from its files. What a stylesheet does not change is not read again. */
export function trialReader(survey: Survey, { cascade, laidOut }: Source): TrialReader {
  const { append } = sheetAppender(cascade);
  const { work } = cascade;
  const perceived = (css: string, kind: ChangeKind): Perception => {
    const cascaded = append(css);
    const staysInPlace = (kind === 'motion' || kind === 'paint') && !rounds(cascaded, laidOut);
    const page = staysInPlace ? withBoxesOf(laidOut, cascaded) : placeBoxes(cascaded, laidOut, work);
    return (kind === 'motion' ? perceivedAsBefore(page, survey) : null) ?? perceive(page, work);
  };
  const costs = laidOut.facts.rules > MANY_RULES * laidOut.elements.length ? COST.manyRules : COST.fewRules;
  return ({ css, html }) => {
    const kind = html === '' ? changeKindOf(css, cascade) : 'markup';
    const look = () => {
      const perception = kind === 'markup' ? perceivedAnew({ css, html }, cascade) : perceived(css, kind);
      return { perception, kept: kind === 'markup' ? [] : keptFeatures(kind, perception, survey) };
    };
    return {
      read: (question) => {
        const { perception, kept } = look();
        return judged(perception, kept, survey, question);
      },
      look: () => {
        const { perception, kept } = look();
        return seen(perception, kept, survey);
      },
      cost: costs[kind],
      saved: Math.round(AFTER_FIRST * costs[kind]),
      lookCost: Math.round(LOOK * costs[kind]),
    };
  };
}

/** With further elements, nothing of the page is read again as it was. */
function perceivedAnew({ css, html }: Addition, { page, work }: Cascade): Perception {
  work.renew();
  const document = withAppended(page.document, html);
  const sheets = [...page.sheets, { css, href: null, media: '' }];
  const cascaded = styleDocument({ ...page, document, sheets }, work);
  return perceive(placeBoxes(cascaded, page, work), work);
}

/** @param kept the observations that stay as they are */
function seen(perception: Perception, kept: readonly FeatureId[], survey: Survey): Trial {
  const features = observeOnDemand(perception, only(kept, survey.features));
  const readings = readValuesOnDemand(features, readingsFrom(kept, survey.readings));
  return { perception, features, readings, incomplete: perception.work.exhausted().length > 0 };
}

/** @param kept the observations that stay as they are */
function judged(
  perception: Perception,
  kept: readonly FeatureId[],
  survey: Survey,
  question: Question | null,
): Trial | null {
  const features = observeOnDemand(perception, only(kept, survey.features));
  const known = readingsFrom(kept, survey.readings);
  if (question !== null && !question((axis) => readValueOf(axis, features, known))) return null;
  const readings = readValues(features, known);
  return { perception, features, readings, incomplete: perception.work.exhausted().length > 0 };
}

/** Whether images have other radii: a round one without a known size is laid out as a square. */
function rounds({ elements }: CascadedPage, laidOut: StyledPage): boolean {
  const corner = 'border-top-left-radius';
  return elements.some(({ tag, index, style }) => {
    const before = laidOut.elements[index]?.style;
    return tag === 'img' && before !== undefined && !isSameRadius(style[corner], before[corner]);
  });
}

/** The boxes of the page without the stylesheet. */
function withBoxesOf(laidOut: StyledPage, cascaded: CascadedPage): StyledPage {
  const elements = laidOut.elements.map((element): StyledElement => {
    const styled = cascaded.elements[element.index];
    return styled === undefined ? element : { ...styled, box: element.box, textBox: element.textBox };
  });
  return { ...laidOut, ...cascaded, elements };
}

type Corner = StyledElement['style']['border-top-left-radius'];

function isSameRadius({ horizontal: one }: Corner, { horizontal: other }: Corner): boolean {
  return one.px === other.px && one.percent === other.percent;
}

/** The known perception with the new styles; null where keyframes show or hide parts of the page. */
function perceivedAsBefore(laidOut: StyledPage, { perception }: Survey): Perception | null {
  const page = settledPage(laidOut);
  const isSame = page.elements.every(({ index, visible, rendered }) => {
    const before = perception.page.elements[index];
    return before?.visible === visible && before.rendered === rendered;
  });
  if (!isSame) return null;
  const visible = perception.visible.flatMap(({ index }) => page.elements[index] ?? []);
  return { ...perception, page, visible };
}

/** The observations that a change leaves as they are. */
function keptFeatures(kind: ChangeKind, perception: Perception, known: Survey): readonly FeatureId[] {
  if (kind === 'motion' && perception.runs === known.perception.runs) return otherThanMotion(known.features);
  if (!hasSameText(perception, known.perception)) return [];
  return kind === 'paint' ? ['prose', 'motion'] : ['prose'];
}

function otherThanMotion(features: Features): readonly FeatureId[] {
  return (Object.keys(features) as FeatureId[]).filter((id) => id !== 'motion');
}

function only(kept: readonly FeatureId[], features: Features): Partial<Features> {
  return Object.fromEntries(kept.map((id) => [id, features[id]]));
}

/** The readings of axes that need no other observations. */
function readingsFrom(kept: readonly FeatureId[], readings: Readings): Partial<Readings> {
  const axes = AXES.filter(({ needs }) => needs.every((id) => kept.includes(id)));
  return Object.fromEntries(axes.map(({ id }) => [id, readings[id]])) as Partial<Readings>;
}

/** The same elements are visible, as blocks or in lines as before, and the same of them have a text that can be read. */
function hasSameText({ visible }: Perception, before: Perception): boolean {
  return (
    visible.length === before.visible.length &&
    visible.every(({ index, style, textBox }, at) => {
      const known = before.visible[at];
      if (known?.index !== index || known.style.display !== style.display) return false;
      return (known.textBox === null) === (textBox === null);
    })
  );
}
