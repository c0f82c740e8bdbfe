import type { StyledElement } from '../cascade/styled-page.ts';
import { areaOf } from './clip.ts';
import { contentBoxes } from './content-boxes.ts';
import { isControl } from './control.ts';
import { defineFeature } from './feature.ts';
import { nearest } from './nearest.ts';
import type { PageView } from './page-view.ts';
import { shortSelector } from './selector.ts';
import { visibleSides } from './sides.ts';
import { surfaceFill } from './surface-fill.ts';
import { textRoles } from './text-role.ts';

/** What holds contents together. panel: filled or raised; frame: outlined only; band: across the window. */
export type GroupKind = 'panel' | 'frame' | 'band';

export interface Group {
  readonly kind: GroupKind;
  readonly selector: string;
  /** Share of the weighed text and pictures that stand in it and in no group within it. */
  readonly share: number;
}

export interface Grouping {
  /** Largest share first. */
  readonly groups: readonly Group[];
  /** Share of the weighed text that stands on the bare ground. */
  readonly loose: number;
}

const FULL_BLEED = 0.94; // of the window's width: a band
const SMALLEST_GROUP = 5000; // px²; smaller boxes are tags, keys and icons
const TALLEST_SHARE = 0.85; // of the page: a box that high is the sheet everything lies on
const TALLEST_PANEL = 2; // screens: nobody sees both ends of a taller box, so it groups nothing to the eye
const VISIBLE_SHADOW = 0.03; // alpha
const PICTURE_PER_CHARACTER = 384; // px²: a character of running text takes 8 by 24 px, a picture counts half its area
/** Parts of tables and of sentences, and code samples, are no groups. */
const NO_GROUPS = new Set([
  'td',
  'th',
  'tr',
  'tbody',
  'thead',
  'tfoot',
  'html',
  'body',
  'pre',
  'code',
  'mark',
]);

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
    // A picture is part of what its card shows; on the bare ground it stands for itself and parts nothing.
    for (const { element, box } of contentBoxes(view)) {
      const frame = isPicture(element) ? view.page.elements[element.parent] : undefined;
      const holder = frame === undefined ? null : groupAround(frame);
      if (holder === null || !weights.has(holder.index) || kinds[holder.index] === 'band') continue;
      add(holder, view.weight(box) / PICTURE_PER_CHARACTER);
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

function groupKind(element: StyledElement, view: PageView): GroupKind | null {
  const { tag, namespace, style, box } = element;
  if (namespace !== 'html' || NO_GROUPS.has(tag) || areaOf(box) < SMALLEST_GROUP) return null;
  if (isControl(element, view)) return null;
  const wide = box.width >= FULL_BLEED * view.page.viewport.width;
  const sheet = Math.min(TALLEST_SHARE * view.height, TALLEST_PANEL * view.page.viewport.height);
  if (box.height >= sheet) return null;
  const filled = surfaceFill(element, view).kind !== 'none';
  if (wide) return filled ? 'band' : null;
  const raised = style['box-shadow'].some(
    ({ color, blur, spread, x, y }) =>
      color.a >= VISIBLE_SHADOW && blur + Math.abs(spread) + Math.abs(x) + Math.abs(y) > 0,
  );
  if (filled || raised) return 'panel';
  return visibleSides(element, view).length >= 3 ? 'frame' : null;
}
