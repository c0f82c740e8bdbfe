import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';
import { contentBoxes, type ContentBox } from './content-boxes.ts';
import { contentTree, type ContentTree } from './content-tree.ts';
import { drawnPage, type DrawnPage } from './drawn-page.ts';
import { measureGaps, type GapMeasure } from './gaps.ts';
import { groupsOf, type Groups } from './groups.ts';
import { readinessOf, type Readiness } from './readiness.ts';
import { runningText, type RunningText } from './running-text.ts';
import { sectionsOf, type Sections } from './sections.ts';
import { settledPage } from './settled-page.ts';
import { codeSamples, textRoles, type RoledRun } from './text-roles.ts';
import { visiblePage } from './visible-page.ts';

/**
 * A page as its readers see it: what is visible, what is painted where, what each text is for, how contents follow each
 * other. Built once per page and passed on; features and gates only read it.
 */
export interface Perception extends DrawnPage {
  /** What the scripts of the page have yet to add. */
  readonly readiness: Readiness;
  /** Every visible text with its role, in document order. */
  readonly textRoles: readonly RoledRun[];
  readonly runningText: RunningText;
  /** The block of code around an element, null without one. */
  readonly codeSample: (element: StyledElement) => StyledElement | null;
  /** What elements draw around their contents. */
  readonly groups: Groups;
  /** Texts, images and controls, grounds left out. */
  readonly contents: readonly ContentBox[];
  readonly contentTree: ContentTree;
  readonly gapsBetween: GapMeasure;
  readonly sections: Sections;
  /** What reading the page may still cost. */
  readonly work: WorkBudget;
}

/** Builds the parts in order, each from those before it. Never throws for a page with a root element. */
export function perceive(laidOut: StyledPage, work: WorkBudget = createWorkBudget()): Perception {
  const drawn = drawnPage(visiblePage(settledPage(laidOut)));
  const { page } = drawn;
  const readiness = readinessOf(drawn);
  const roles = textRoles(drawn);
  const groups = groupsOf(drawn);
  const contents = contentBoxes(drawn, roles, readiness, work);
  const tree = contentTree(page, groups, contents);
  const gapsBetween = measureGaps(drawn, work);
  return {
    ...drawn,
    readiness,
    textRoles: roles,
    runningText: runningText(roles),
    codeSample: codeSamples(page),
    groups,
    contents,
    contentTree: tree,
    gapsBetween,
    sections: sectionsOf({ page, groups, contentTree: tree, gapsBetween }),
    work,
  };
}
