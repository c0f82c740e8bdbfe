import type { StyledElement } from '../cascade/styled-page.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { FIELD_TAGS } from '../perception/controls.ts';
import { defineFeature } from './feature.ts';
import type { GroupKind } from '../perception/groups.ts';
import { nearest } from '../perception/by-element.ts';
import { shortSelector } from '../perception/selector.ts';

export interface Group {
  readonly kind: GroupKind;
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  /** Share of the weighted text, pictures and fields in it and in no group within it. */
  readonly share: number;
  /** Of the area of the page, 0..1. */
  readonly area: number;
  /** OKLab distance of its fill from the ground behind it, 0 without a fill. */
  readonly fill: number;
  /** OKLab distance of the faintest side of its outline from what it is drawn on, 0 without an outline. */
  readonly outline: number;
}

export interface Grouping {
  /** Largest share first. */
  readonly groups: readonly Group[];
  /** Share of the weighted text outside of all groups. */
  readonly ungrouped: number;
}

const AREA_PER_CHARACTER = 384; // px²: a character of running text takes 8 by 24 px, pictures and fields count half their area

/** Which contents are in boxes, in bands, or ungrouped. */
export const grouping = defineFeature({
  id: 'grouping',
  observe(perception): Grouping {
    const kinds = perception.page.elements.map((element) => perception.groups.kind(element));
    const groupAround = nearest(perception.page, ({ index }) => kinds[index] !== null);
    const weights = new Map<number, number>();
    let ungrouped = 0;
    const add = ({ index }: StyledElement, weight: number) =>
      weights.set(index, (weights.get(index) ?? 0) + weight);
    for (const { run, role } of perception.textRoles) {
      if (role !== 'running' && role !== 'heading') continue;
      const holder = groupAround(run.element);
      if (holder === null) ungrouped += run.weight;
      else add(holder, run.weight);
    }
    // Pictures and fields are part of what their card shows; outside of groups they separate nothing.
    for (const { element, box } of perception.contents) {
      const picture = isPicture(element);
      const frame =
        picture || FIELD_TAGS.has(element.tag) ? perception.page.elements[element.parent] : undefined;
      const holder = frame === undefined ? null : groupAround(frame);
      if (holder === null || kinds[holder.index] === 'band') continue;
      if (picture && !weights.has(holder.index)) continue;
      add(holder, perception.weight(box) / AREA_PER_CHARACTER);
    }
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, ungrouped);
    const whole = perception.height * perception.page.viewport.width;
    const groups = [...weights].flatMap(([index, weight]) => {
      const element = perception.page.elements[index];
      const kind = kinds[index] ?? null;
      if (element === undefined || kind === null) return [];
      return [
        {
          kind,
          selector: shortSelector(element),
          index,
          share: weight / total,
          area: Math.min(1, areaOf(element.box) / whole),
          fill: perception.surfaces.fill(element).contrast,
          outline: perception.surfaces.outline(element),
        },
      ];
    });
    return {
      groups: groups.toSorted((a, b) => b.share - a.share),
      ungrouped: total > 0 ? ungrouped / total : 1,
    };
  },
});

function isPicture({ tag, style }: StyledElement): boolean {
  return tag === 'img' || style['background-image'].some(({ kind }) => kind === 'url');
}
