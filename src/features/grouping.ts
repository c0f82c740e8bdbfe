import type { StyledElement } from '../cascade/styled-page.ts';
import { contentBoxes } from './content-boxes.ts';
import { defineFeature } from './feature.ts';
import { type GroupKind, groupKind } from './group-kind.ts';
import { nearest } from './nearest.ts';
import { shortSelector } from './selector.ts';
import { textRoles } from './text-role.ts';

export interface Group {
  readonly kind: GroupKind;
  readonly selector: string;
  /** Share of the weighed text, pictures and fields that stand in it and in no group within it. */
  readonly share: number;
}

export interface Grouping {
  /** Largest share first. */
  readonly groups: readonly Group[];
  /** Share of the weighed text that stands on the bare ground. */
  readonly loose: number;
}

const AREA_PER_CHARACTER = 384; // px²: a character of running text takes 8 by 24 px, pictures and fields count half their area
const FIELDS = new Set(['input', 'select', 'textarea']); // a form may hold no other text than what is typed

/** Which contents stand in boxes, in bands, or free. */
export const grouping = defineFeature({
  id: 'grouping',
  observe(view): Grouping {
    const kinds = view.page.elements.map((element) => groupKind(element, view));
    const groupAround = nearest(view.page, ({ index }) => kinds[index] !== null);
    const weights = new Map<number, number>();
    let loose = 0;
    const add = ({ index }: StyledElement, weight: number) =>
      weights.set(index, (weights.get(index) ?? 0) + weight);
    for (const { run, role } of textRoles(view)) {
      if (role !== 'running' && role !== 'heading') continue;
      const holder = groupAround(run.element);
      if (holder === null) loose += run.weight;
      else add(holder, run.weight);
    }
    // Pictures and fields are part of what their card shows; on the bare ground they part nothing.
    for (const { element, box } of contentBoxes(view)) {
      const picture = isPicture(element);
      const frame = picture || FIELDS.has(element.tag) ? view.page.elements[element.parent] : undefined;
      const holder = frame === undefined ? null : groupAround(frame);
      if (holder === null || kinds[holder.index] === 'band') continue;
      if (picture && !weights.has(holder.index)) continue;
      add(holder, view.weight(box) / AREA_PER_CHARACTER);
    }
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, loose);
    const groups = [...weights].flatMap(([index, weight]) => {
      const element = view.page.elements[index];
      const kind = kinds[index] ?? null;
      if (element === undefined || kind === null) return [];
      return [{ kind, selector: shortSelector(element), share: weight / total }];
    });
    return {
      groups: groups.toSorted((a, b) => b.share - a.share),
      loose: total > 0 ? loose / total : 1,
    };
  },
});

function isPicture({ tag, style }: StyledElement): boolean {
  return tag === 'img' || style['background-image'].some(({ kind }) => kind === 'url');
}
