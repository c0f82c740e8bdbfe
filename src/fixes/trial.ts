import { sheetAppender } from '../cascade/appended-sheet.ts';
import { longhandsOf } from '../cascade/shorthands.ts';
import { parseSheet } from '../cascade/sheets/parse-sheet.ts';
import type { Rule } from '../cascade/sheets/rule.ts';
import type { CascadedPage, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { observe } from '../features/index.ts';
import type { AxisId } from '../grammar/axes/index.ts';
import { readValues, type Readings } from '../grammar/read-axes.ts';
import { placeBoxes } from '../layout/place-boxes.ts';
import { perceive, type Perception } from '../perception/perceive.ts';
import type { Source, Survey } from '../survey.ts';
import { PAINT_PROPERTIES } from './paint-properties.ts';

/** The page as read with one more stylesheet. */
export interface Trial {
  readonly perception: Perception;
  readonly readings: Readings;
  /** The work budget ended, so the whole page may be read otherwise. */
  readonly incomplete: boolean;
}

/** Prepares the reading of one page with a stylesheet appended. */
export type TrialReader = (css: string) => {
  readonly read: () => Trial;
  /** What reading the page with this stylesheet costs; see COST. */
  readonly cost: number;
};

/** Sixths of a complete reading, measured on the graded pages: of a stylesheet that only paints, and of any other. */
const COST = { paint: 2, layout: 3 } as const;

/** Prepares trials of a page that was read from its files. What a stylesheet does not change is not read again. */
export function trialReader(survey: Survey, { cascade, laidOut }: Source): TrialReader {
  const append = sheetAppender(cascade);
  const { work } = cascade;
  const read = (css: string, paintsAlone: boolean): Trial => {
    const cascaded = append(css);
    const page = paintsAlone ? withBoxesOf(laidOut, cascaded) : placeBoxes(cascaded, laidOut, work);
    const perception = perceive(page, work);
    const sameText = hasSameText(perception, survey.perception);
    const { prose } = survey.features;
    const features = observe(perception, sameText ? { prose } : {});
    const readings = readValues(features, sameText ? voiceOf(survey.readings) : {});
    return { perception, readings, incomplete: work.exhausted().length > 0 };
  };
  return (css) => {
    const paintsAlone = onlyPaints(css);
    return { read: () => read(css, paintsAlone), cost: paintsAlone ? COST.paint : COST.layout };
  };
}

function onlyPaints(css: string): boolean {
  return parseSheet(css).every(paintsOnly);
}

function paintsOnly(rule: Rule): boolean {
  if (rule.kind === 'at') return rule.name === 'keyframes';
  return rule.declarations.every(({ property }) =>
    longhandsOf(property).every((longhand) => PAINT_PROPERTIES.has(longhand)),
  );
}

/** The boxes of the page without the stylesheet. */
function withBoxesOf(laidOut: StyledPage, cascaded: CascadedPage): StyledPage {
  const elements = laidOut.elements.map((element): StyledElement => {
    const styled = cascaded.elements[element.index];
    return styled === undefined ? element : { ...styled, box: element.box, textBox: element.textBox };
  });
  return { ...laidOut, ...cascaded, elements };
}

/** The same elements are visible, as blocks or in lines as before. */
function hasSameText({ visible }: Perception, before: Perception): boolean {
  return (
    visible.length === before.visible.length &&
    visible.every(({ index, style }, at) => {
      const known = before.visible[at];
      return known?.index === index && known.style.display === style.display;
    })
  );
}

/** The voice is read from the text alone. */
function voiceOf(readings: Readings): Partial<Readings> {
  const voice = Object.entries(readings).filter(([axis]) => (axis as AxisId).startsWith('voice.'));
  return Object.fromEntries(voice) as Partial<Readings>;
}
