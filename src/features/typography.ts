import type { Rgba } from '../color/rgba.ts';
import { tally, weightedMode } from '../math/weighted.ts';
import { defineFeature } from './feature.ts';
import type { TextRun } from './page-view.ts';
import { shortSelector } from './selector.ts';
import { textRoles, type RoledRun } from './text-role.ts';

/** Text in one manner of setting. */
export interface Setting {
  readonly selector: string;
  /** Declared, in order, lower case. */
  readonly families: readonly string[];
  /** px */
  readonly size: number;
  readonly fontWeight: number;
  /** Letter-spacing in em. */
  readonly tracking: number;
  readonly upperCase: boolean;
  readonly color: Rgba;
  readonly characters: number;
  /** Characters, weighed by where they stand. */
  readonly weight: number;
}

export interface Heading extends Setting {
  /** 1..6; 0 for large short text that no heading element holds. */
  readonly level: number;
}

export interface Typography {
  /** Paragraphs, rows, captions: text that is none of the others. */
  readonly running: readonly Setting[];
  readonly headings: readonly Heading[];
  /** Buttons, navigation and short upper-case text outside headings. */
  readonly labels: readonly Setting[];
}

const HEADING_LIKE = 1.3; // times the running size: Bootstrap's h5, the smallest step that reads as a heading
const LONGEST_HEADING = 140; // characters; above that large text is a lead paragraph
const LONGEST_LABEL = 40; // characters

/** How the page sets its text, by what the text is for. */
export const typography = defineFeature({
  id: 'typography',
  observe(view): Typography {
    const runs = textRoles(view);
    const plain = runs.filter(({ role }) => role === 'running').map(({ run }) => run);
    const running = plain.filter((run) => !isLabel(run));
    const size = weightedMode(running.map((run) => ({ value: sizeOf(run), weight: run.characters }))) ?? 0;
    const large = (run: TextRun) =>
      size > 0 && sizeOf(run) >= HEADING_LIKE * size && run.characters <= LONGEST_HEADING;
    return {
      running: running.filter((run) => !large(run)).map((run) => setting(run)),
      headings: [...headings(runs), ...plain.filter(large).map((run) => ({ ...setting(run), level: 0 }))],
      labels: runs
        .filter(
          ({ run, role }) =>
            role === 'control' || role === 'navigation' || (role === 'running' && isLabel(run)),
        )
        .map(({ run }) => setting(run)),
    };
  },
});

function isLabel(run: TextRun): boolean {
  return run.characters <= LONGEST_LABEL && isUpperCase(run);
}

/** One heading for each heading element, set as most of its characters are. */
function headings(runs: readonly RoledRun[]): Heading[] {
  const byOwner = Map.groupBy(
    runs.filter(({ role }) => role === 'heading'),
    ({ owner }) => owner,
  );
  return [...byOwner].flatMap(([owner, parts]) => {
    const main = tally(parts.map(({ run }) => ({ value: run, weight: run.characters * sizeOf(run) })))[0]
      ?.value;
    if (main === undefined) return [];
    const level = Number(/^h([1-6])$/.exec(owner.tag)?.[1] ?? owner.attributes['aria-level'] ?? 2);
    const characters = parts.reduce((sum, { run }) => sum + run.characters, 0);
    return [{ ...setting(main), selector: shortSelector(owner), characters, level }];
  });
}

function sizeOf({ element }: TextRun): number {
  return Math.round(2 * element.style['font-size']) / 2; // 15.9 and 16.1 px are one size to the eye
}

function setting(run: TextRun): Setting {
  const { style } = run.element;
  return {
    selector: shortSelector(run.element),
    families: style['font-family'],
    size: sizeOf(run),
    fontWeight: style['font-weight'],
    tracking: style['font-size'] > 0 ? style['letter-spacing'] / style['font-size'] : 0,
    upperCase: isUpperCase(run),
    color: style.color,
    characters: run.characters,
    weight: run.weight,
  };
}

function isUpperCase({ element, text }: TextRun): boolean {
  if (element.style['text-transform'] === 'uppercase') return true;
  return text.length >= 3 && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}
