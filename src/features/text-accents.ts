import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { CHROMATIC_FROM, seenOklch } from '../color/seen-hue.ts';
import { nearest } from '../perception/by-element.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import type { RoledRun, TextRole } from '../perception/text-roles.ts';
import { inksOf } from '../perception/text-style.ts';
import { defineFeature } from './feature.ts';
import { isSecondaryInk, usualInk } from './usual-ink.ts';

/** A text in a colour that sets it apart from most running text. */
export interface TextAccent {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  readonly role: TextRole;
  /** In a link, whose colour marks it as a link first. */
  readonly link: boolean;
  readonly characters: number;
  /** OKLCH chroma as seen. */
  readonly chroma: number;
  /** Of the area of all text, weighted by position, 0..1. */
  readonly share: number;
  /** Weight of its place: 2 on the first screen, 1 on the next two, then 0.25. */
  readonly attention: number;
  /** Other words of its heading have no accent. */
  readonly partial: boolean;
}

const MIN_DIFFERENCE = 0.12; // OKLab distance from the colour of most running text

/** Texts in accent colours, code samples left out. */
export const textAccents = defineFeature({
  id: 'textAccents',
  observe(perception): readonly TextAccent[] {
    const { page, textRoles, codeSample } = perception;
    const texts = textRoles.filter(
      ({ role, owner }) => role !== 'hidden' && role !== 'icon' && codeSample(owner) === null,
    );
    const linkAround = nearest(page, ({ tag }) => tag === 'a');
    const usual = usualInk(texts, linkAround, perception);
    const chromas = texts.map((text) => accentOf(text, usual, perception));
    const area = texts.reduce((sum, text) => sum + areaOf(text), 0);
    const plain = new Set(texts.filter((_, at) => chromas[at] === 0).map(({ owner }) => owner));
    return texts.flatMap((text, at) => {
      const { run, role, owner } = text;
      const chroma = chromas[at] ?? 0;
      if (chroma === 0) return [];
      return [
        {
          selector: shortSelector(run.element),
          index: run.element.index,
          role,
          link: linkAround(run.element) !== null,
          characters: run.characters,
          chroma,
          share: areaOf(text) / area,
          attention: run.weight / run.characters,
          partial: role === 'heading' && plain.has(owner),
        },
      ];
    });
  },
});

/** The chroma of an accent colour, 0 for a text in any other. */
function accentOf({ run }: RoledRun, usual: Rgba, { page }: Perception): number {
  const [ink] = inksOf(run.element, page);
  if (ink === undefined || colorDifference(ink, usual) <= MIN_DIFFERENCE) return 0;
  if (isSecondaryInk(ink, usual, run)) return 0;
  const { c } = seenOklch(ink);
  return c >= CHROMATIC_FROM ? c : 0;
}

/** px², weighted by position. */
function areaOf({ run }: RoledRun): number {
  return run.weight * run.element.style['font-size'] ** 2;
}
