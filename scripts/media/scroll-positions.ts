/** Frames a second: enough for even scrolling, half the work of a screen. */
export const FRAME_RATE = 24;

/** Seconds: the top of the page is seen before it moves, and the end for a moment. */
const HOLD_TOP = 1;
const HOLD_END = 0.75;
/** px a second at which headlines can be read in passing. */
const READING_SPEED = 450;
/** px a second; faster is a blur. Of a page too long for it only the upper part is shown. */
const TOP_SPEED = 700;
/** Seconds of movement. */
const LONGEST = 8;

/** Where the page is scrolled to in each frame of a recording, px; starts and stops gently. */
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

/** Half a cosine wave: 0 to 1 with no jerk at the ends. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;
