import type { StyledElement } from '../cascade/styled-page.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { isColoredBeside } from '../color/seen-hue.ts';
import { weightedMode } from '../math/weighted.ts';
import { defineFeature } from './feature.ts';
import { isSecondaryInk, usualInk } from './usual-ink.ts';
import { nearest } from '../perception/by-element.ts';
import type { Perception } from '../perception/perceive.ts';
import type { TextRun } from '../perception/visible-page.ts';
import { shortSelector } from '../perception/selector.ts';
import { inksOf } from '../perception/text-style.ts';
import { isUnderlined } from '../perception/underline.ts';

/** How a word can stand out of the text around it; a coloured link is a kind of its own, because its colour marks a link first. */
export type EmphasisKind = 'weight' | 'color' | 'underline' | 'spacing' | 'link';

/** Words of one kind of emphasis. */
export interface Emphasis {
  readonly kind: EmphasisKind;
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  readonly text: string;
  /** Of the characters of the running text and of coloured code in it, 0..1. */
  readonly share: number;
}

const MIN_WEIGHT_STEP = 200; // font-weight above that of most text; 400 to 600 is the smallest step faces offer
const MIN_BOLD = 600;
const MIN_TRACKING = 0.1; // em; more than capitals need
const SAME_INK = 0.04; // OKLab distance; a text of one tinted ink has no coloured words
const MAX_LENGTH = 200; // characters; longer passages are set apart as a whole

/** Words in the running text that are bolder, coloured, underlined or spaced out, coloured code and coloured links. */
export const emphasis = defineFeature({
  id: 'emphasis',
  observe(perception): readonly Emphasis[] {
    const { plain, labels } = perception.runningText;
    const running = [...plain, ...labels];
    const weight =
      weightedMode(
        running.map(({ element, characters }) => ({
          value: element.style['font-weight'],
          weight: characters,
        })),
      ) ?? 400;
    const linkAround = nearest(perception.page, ({ tag }) => tag === 'a');
    const usual = usualInk(perception.textRoles, linkAround, perception);
    const sample = perception.codeSample;
    const code = perception.textRoles.filter(({ role, owner }) => role === 'code' && sample(owner) === null);
    const named = code.map(({ run }) => run).filter(({ element }) => isColored(element, usual, perception));
    const total = [...running, ...named].reduce((sum, { characters }) => sum + characters, 0);
    return [...running, ...named]
      .filter((run) => run.characters <= MAX_LENGTH)
      .flatMap((run) =>
        kindsOf(run, linkAround(run.element) !== null, { weight, ink: usual }, perception).map((kind) => ({
          kind,
          selector: shortSelector(run.element),
          index: run.element.index,
          text: run.text.slice(0, 60),
          share: run.characters / total,
        })),
      );
  },
});

/** How most running text is set. */
interface Usual {
  readonly weight: number;
  readonly ink: Rgba;
}

/** How a run stands out. Links are bold or underlined to be found, so of them only the colour counts. */
function kindsOf(run: TextRun, link: boolean, usual: Usual, perception: Perception): EmphasisKind[] {
  const { element } = run;
  if (link) return isColored(element, usual.ink, perception) ? ['link'] : [];
  const { style } = element;
  const kinds: EmphasisKind[] = [];
  if (style['font-weight'] >= Math.max(MIN_BOLD, usual.weight + MIN_WEIGHT_STEP)) kinds.push('weight');
  const [ink] = inksOf(element, perception.page);
  const isPlain =
    ink !== undefined && (colorDifference(ink, usual.ink) < SAME_INK || isSecondaryInk(ink, usual.ink, run));
  if (isColored(element, usual.ink, perception) && !isPlain) kinds.push('color');
  if (isUnderlinedWord(element, perception)) kinds.push('underline');
  if (style['font-size'] > 0 && style['letter-spacing'] / style['font-size'] >= MIN_TRACKING)
    kinds.push('spacing');
  return kinds;
}

/** A line below a block separates it from the next; below a part of a line it emphasizes the words. */
function isUnderlinedWord(element: StyledElement, perception: Perception): boolean {
  const { style } = element;
  return style.display.startsWith('inline')
    ? isUnderlined(element, perception)
    : style['text-decoration-line'].includes('underline');
}

function isColored(element: StyledElement, usual: Rgba, { page }: Perception): boolean {
  return inksOf(element, page).some((ink) => isColoredBeside(ink, usual));
}
