import type { StyledElement } from '../cascade/styled-page.ts';
import { looksColored } from '../color/seen-hue.ts';
import { weightedMode } from '../math/weighted.ts';
import { isCodeSample } from './code-sample.ts';
import { defineFeature } from './feature.ts';
import { nearest } from './nearest.ts';
import type { PageView, TextRun } from './page-view.ts';
import { runningText } from './running-text.ts';
import { shortSelector } from './selector.ts';
import { inksOf } from './text-ink.ts';
import { textRoles } from './text-role.ts';
import { isUnderlined } from './underline.ts';

/** How a word can stand out of the text around it; a coloured link is kept apart, for its colour says first that it leads on. */
export type StressKind = 'weight' | 'color' | 'underline' | 'spacing' | 'link';

/** Words of one kind of stress. */
export interface Stress {
  readonly kind: StressKind;
  readonly selector: string;
  readonly text: string;
  /** Of the characters of the running text and of coloured code in it, 0..1. */
  readonly share: number;
}

const BOLDER = 200; // font-weight above that of most text; 400 to 600 is the smallest step faces offer
const BOLD = 600;
const TRACKED = 0.1; // em; more than capitals need
const LONGEST = 200; // characters; longer stretches are set apart as a whole, nothing stands out in them

/** Words in the running text that are bolder, coloured, underlined or spaced out, coloured code and coloured links. */
export const stress = defineFeature({
  id: 'stress',
  observe(view): readonly Stress[] {
    const { plain, labels } = runningText(view);
    const running = [...plain, ...labels];
    const weight =
      weightedMode(
        running.map(({ element, characters }) => ({
          value: element.style['font-weight'],
          weight: characters,
        })),
      ) ?? 400;
    const linkAround = nearest(view.page, ({ tag }) => tag === 'a');
    const sample = nearest(view.page, isCodeSample);
    const code = textRoles(view).filter(({ role, owner }) => role === 'code' && sample(owner) === null);
    const named = code.map(({ run }) => run).filter(({ element }) => isColored(element, view));
    const total = [...running, ...named].reduce((sum, { characters }) => sum + characters, 0);
    return [...running, ...named]
      .filter((run) => run.characters <= LONGEST)
      .flatMap((run) =>
        kindsOf(run, linkAround(run.element) !== null, weight, view).map((kind) => ({
          kind,
          selector: shortSelector(run.element),
          text: run.text.slice(0, 60),
          share: run.characters / total,
        })),
      );
  },
});

/** How a run stands out. Links are bold or underlined to be found, so of them only the colour counts. */
function kindsOf({ element }: TextRun, link: boolean, usual: number, view: PageView): StressKind[] {
  if (link) return isColored(element, view) ? ['link'] : [];
  const { style } = element;
  const kinds: StressKind[] = [];
  if (style['font-weight'] >= Math.max(BOLD, usual + BOLDER)) kinds.push('weight');
  if (isColored(element, view)) kinds.push('color');
  if (isUnderlinedWord(element, view)) kinds.push('underline');
  if (style['font-size'] > 0 && style['letter-spacing'] / style['font-size'] >= TRACKED)
    kinds.push('spacing');
  return kinds;
}

/** A line below a whole block parts it from the next; below a part of a line it marks the words. */
function isUnderlinedWord(element: StyledElement, view: PageView): boolean {
  const { style } = element;
  return style.display.startsWith('inline')
    ? isUnderlined(element, view)
    : style['text-decoration-line'].includes('underline');
}

function isColored(element: StyledElement, { page }: PageView): boolean {
  return inksOf(element, page).some(looksColored);
}
