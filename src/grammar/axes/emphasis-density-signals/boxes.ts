import { changeOf, type Restyling, type StyleChange } from '../../restyle.ts';

/** The boxes that hold parts of a page, also those whose text is in further boxes, and those that are no bands. */
export function boxesOf({ perception }: Restyling) {
  const { groups, visible, controls } = perception;
  const boxes = visible.filter(
    (element) => groups.kind(element) !== null && !CAPTIONS.has(element.tag) && !controls.isField(element),
  );
  return {
    boxes: boxes.map(({ index }) => index),
    cards: boxes.filter((element) => groups.kind(element) !== 'band').map(({ index }) => index),
  };
}

/** Their fill lies on a picture, and their text could not be read without it. */
const CAPTIONS: ReadonlySet<string> = new Set(['figcaption']);

/** Smaller boxes with a frame, as of samples: many of them part a page as well. */
export function framedBoxes({ features, perception }: Restyling): number[] {
  const { controls, page } = perception;
  const boxes = [
    ...features.borders.filter(({ kind }) => kind === 'box'),
    ...features.framedBoxes.filter(({ kind }) => kind === 'card'),
  ];
  return [...new Set(boxes.map(({ index }) => index))].filter((index) => {
    const element = page.elements[index];
    return (
      element !== undefined &&
      !CAPTIONS.has(element.tag) &&
      !controls.isControl(element) &&
      !controls.isField(element)
    );
  });
}

/**
 * Whether an element belongs to the frame of the site, above, below or beside its contents: a card around a logo or a menu
 * looks like a mistake.
 */
export function isInFrame({ perception: { page } }: Restyling, index: number): boolean {
  let isFrame = false;
  for (let at = page.elements[index]; at !== undefined; at = page.elements[at.parent]) {
    if (CONTENTS.has(at.tag)) return false;
    isFrame ||= FRAMES.has(at.tag) || at.attributes['role'] === 'navigation';
  }
  return isFrame;
}

const FRAMES: ReadonlySet<string> = new Set(['header', 'nav', 'footer']);
/** They may have a header of their own. */
const CONTENTS: ReadonlySet<string> = new Set(['article', 'main']);

/** Rules of any kind taken away. */
export function withoutRules({ features, perception }: Restyling): StyleChange[] {
  const indicesOf = (wanted: string) =>
    features.borders.filter(({ kind }) => kind === wanted).map(({ index }) => index);
  const boxes = new Set(indicesOf('box'));
  const lines = indicesOf('line').filter((index) => !boxes.has(index));
  const thin = lines.filter((index) => (perception.page.elements[index]?.box.height ?? 0) <= 8);
  const rules = perception.visible.filter(({ tag }) => tag === 'hr').map(({ index }) => index);
  return [
    ...changeOf(lines, { border: '0' }),
    ...changeOf(thin, { 'background-color': 'transparent' }),
    ...changeOf(rules, { border: '0', background: 'none' }),
  ];
}
