import type { StyledElement } from '../../../cascade/styled-page.ts';
import { isDarkGround } from '../../../color/contrast.ts';
import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { changeOf, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { fillChanges, WHITE } from '../../restyle-colors.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const LINE = 'rgb(128 128 128 / 0.5)'; // visible on any ground
const BARE = { border: '0', 'box-shadow': 'none', outline: 'none' } as const;

/** Groups with the mark of the value and without all others. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { groups } = page.features.grouping;
  const boxes = groups.map(({ index }) => index);
  const cards = groups.filter(({ kind }) => kind !== 'band').map(({ index }) => index);
  const color = page.tokens.value('color.border') ?? LINE;
  const ground = page.features.grounds.candidates[0]?.color ?? WHITE;
  const bare = (elements: readonly number[]) => [
    ...fillChanges(page, new Map(elements.map((index) => [index, ground]))),
    ...changeOf(elements, BARE),
  ];
  const parts = partsBelowGaps(page);
  switch (target) {
    case 'whitespace':
      return [{ changes: bare(cards) }, { changes: [...bare(boxes), ...withoutRules(page)] }];
    case 'dividers': {
      const rules = changeOf(parts, { 'border-top': `1px solid ${color}` });
      const more = changeOf([...parts, ...elementsBelowGaps(page)], { 'border-top': `1px solid ${color}` });
      return [{ changes: [...bare(boxes), ...rules] }, { changes: [...bare(boxes), ...more] }];
    }
    case 'borders': {
      const frame = { border: `1px solid ${color}`, 'box-shadow': 'none' };
      const spaced = { ...frame, padding: '24px' };
      const own = [...bare(boxes), ...changeOf(cards, frame)];
      return [
        { changes: [...own, ...changeOf(repeatedBlocks(page), spaced)] },
        { changes: [...own, ...changeOf(sectionBoxes(page), spaced)] },
      ];
    }
    case 'grouping-cards': {
      const surface = surfaceOf(page, ground);
      const panel = { 'background-color': toHex(surface), padding: '24px' };
      const filled = fillChanges(page, new Map(cards.map((index) => [index, surface])));
      const own = [...filled, ...changeOf(cards, { border: '0' })];
      return [
        { changes: [...own, ...changeOf(repeatedBlocks(page), panel)] },
        { changes: [...own, ...changeOf(sectionBoxes(page), panel)] },
        { changes: [...own, ...changeOf([...sectionBoxes(page), ...repeatedBlocks(page)], panel)] },
      ];
    }
  }
}

/** The contents of each section in the widest box that leaves a margin to the viewport. */
function sectionBoxes({ features, perception }: Restyling): number[] {
  const { elements, viewport } = perception.page;
  const parts = features.rhythm.sections.flatMap(({ above, below }) => [...above, ...below]);
  const boxes = [...new Set(parts)].map((index) => {
    let at = elements[index];
    while (at !== undefined && at.box.width >= BAND * viewport.width) {
      const shown: StyledElement[] = at.children
        .flatMap((child) => elements[child] ?? [])
        .filter(({ visible, box }) => visible && box.height > 0);
      at = shown.length === 1 ? shown[0] : undefined;
    }
    return at;
  });
  return boxes.flatMap((box) =>
    box === undefined || box.namespace !== 'html' || LINES.has(box.tag) ? [] : [box.index],
  );
}

const BAND = 0.94; // of the viewport; a wider box is a band and no card
const LINES = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'img', 'hr', 'button', 'input']);

function partsBelowGaps({ features }: Restyling): number[] {
  return features.rhythm.sections.flatMap(({ below }) => below);
}

function elementsBelowGaps({ features }: Restyling): number[] {
  return features.rhythm.elements.filter(({ breadth }) => breadth >= 0.25).flatMap(({ below }) => below);
}

function withoutRules({ features, perception }: Restyling): StyleChange[] {
  const lines = features.borders.filter(({ kind }) => kind === 'line').map(({ index }) => index);
  const thin = lines.filter((index) => (perception.page.elements[index]?.box.height ?? 0) <= 8);
  return [...changeOf(lines, { border: '0' }), ...changeOf(thin, { 'background-color': 'transparent' })];
}

/** Repeated blocks with text, side by side or below each other, that no box groups yet. */
function repeatedBlocks({ perception }: Restyling): number[] {
  const { page, groups } = perception;
  const texted = new Set(perception.runs.map(({ element }) => element.parent));
  const holds = (index: number): boolean =>
    texted.has(index) || (page.elements[index]?.children.some((child) => texted.has(child)) ?? false);
  return perception.visible
    .filter((element) => {
      const { box, tag, parent, namespace } = element;
      if (namespace !== 'html' || groups.kind(element) !== null || tag === 'li' || tag === 'p') return false;
      if (box.width * box.height < 12_000 || box.height > 900 || box.width > 0.6 * page.viewport.width)
        return false;
      const alike = (page.elements[parent]?.children ?? []).filter((child) => {
        const other = page.elements[child];
        return other?.tag === tag && other.classes.join() === element.classes.join();
      });
      return alike.length >= 2 && holds(element.index);
    })
    .map(({ index }) => index);
}

function surfaceOf({ tokens }: Restyling, ground: Rgba): Rgba {
  const own = tokens.color('color.surface');
  if (own !== null && toHex(own) !== toHex(ground) && isDarkGround(own) === isDarkGround(ground)) return own;
  const end = isDarkGround(ground) ? 255 : 0;
  const channel = (value: number) => Math.round(value + 0.06 * (end - value));
  return { r: channel(ground.r), g: channel(ground.g), b: channel(ground.b), a: 1 };
}
