/** Frames per second: smooth enough for scrolling. */
export const FRAME_RATE = 24;

/** Seconds without movement at the start and at the end. */
const HOLD_TOP = 1;
const HOLD_END = 0.75;
/** px per second; headlines stay readable. */
const READING_SPEED = 450;
/** px per second; faster scrolling is a blur. Of very long pages only the upper part is shown. */
const TOP_SPEED = 700;
/** Seconds of movement. */
const LONGEST = 8;

/** Scroll position in px for each frame of a recording, eased at start and end. @param scrollable px */
export function scrollPositions(scrollable: number): readonly number[] {
  const distance = Math.min(scrollable, LONGEST * TOP_SPEED);
  const moving = frames(Math.min(LONGEST, distance / READING_SPEED));
  return [
    ...Array.from({ length: frames(HOLD_TOP) }, () => 0),
    ...Array.from({ length: moving }, (_, i) => Math.round(distance * eased((i + 1) / moving))),
    ...Array.from({ length: frames(HOLD_END) }, () => distance),
  ];
}

const frames = (seconds: number) => Math.ceil(seconds * FRAME_RATE);

/** Cosine easing from 0 to 1. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;
