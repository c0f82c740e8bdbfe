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
      const framed = [
        ...fillChanges(page, new Map(cards.map((index) => [index, ground]))),
        ...changeOf(cards, frame),
      ];
      const items = candidateGroups(page);
      return [
        { changes: framed },
        { changes: [...framed, ...changeOf(items, { ...frame, padding: '1.5rem' })] },
      ];
    }
    case 'grouping-cards': {
      const surface = surfaceOf(page, ground);
      const items = candidateGroups(page);
      const panels = changeOf(items, { 'background-color': toHex(surface), padding: '1.5rem' });
      const own = fillChanges(page, new Map(cards.map((index) => [index, surface])));
      return [{ changes: [...own, ...changeOf(cards, { border: '0' })] }, { changes: [...own, ...panels] }];
    }
  }
}

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
function candidateGroups({ perception }: Restyling): number[] {
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
