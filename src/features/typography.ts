import type { Rgba } from '../color/rgba.ts';
import { tally } from '../math/weighted.ts';
import { defineFeature } from './feature.ts';
import type { Perception } from '../perception/perceive.ts';
import type { TextRun } from '../perception/visible-page.ts';
import { familiesOf, inksOf, isUpperCase, sizeOf } from '../perception/text-style.ts';
import { shortSelector } from '../perception/selector.ts';
import { type RoledRun } from '../perception/text-roles.ts';

/** Text set in one style. */
export interface Setting {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  /** Declared, in order, lower case. */
  readonly families: readonly string[];
  /** px */
  readonly size: number;
  readonly fontWeight: number;
  /** Letter-spacing in em. */
  readonly tracking: number;
  readonly upperCase: boolean;
  /** Of a gradient its first stop. */
  readonly color: Rgba;
  readonly characters: number;
  /** Characters, weighted by position. */
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

/** How text is set, by its role. */
export const typography = defineFeature({
  id: 'typography',
  observe(perception): Typography {
    const runs = perception.textRoles;
    const { plain, large, labels } = perception.runningText;
    const pressed = runs.filter(({ role }) => role === 'control' || role === 'navigation');
    return {
      running: plain.map((run) => setting(run, perception)),
      headings: [
        ...headings(runs, perception),
        ...large.map((run) => ({ ...setting(run, perception), level: 0 })),
      ],
      labels: [...pressed.map(({ run }) => run), ...labels].map((run) => setting(run, perception)),
    };
  },
});

/** One heading for each heading element, set as most of its characters are. */
function headings(runs: readonly RoledRun[], perception: Perception): Heading[] {
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
    return [
      { ...setting(main, perception), selector: shortSelector(owner), index: owner.index, characters, level },
    ];
  });
}

function setting(run: TextRun, { page }: Perception): Setting {
  const { style } = run.element;
  return {
    selector: shortSelector(run.element),
    index: run.element.index,
    families: familiesOf(run),
    size: sizeOf(run),
    fontWeight: style['font-weight'],
    tracking: style['font-size'] > 0 ? style['letter-spacing'] / style['font-size'] : 0,
    upperCase: isUpperCase(run),
    color: inksOf(run.element, page)[0] ?? style.color,
    characters: run.characters,
    weight: run.weight,
  };
}
