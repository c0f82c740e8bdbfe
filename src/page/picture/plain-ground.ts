import { coarseColor } from './color-counts.ts';
import { isSeen, type Pixels } from './pixels.ts';

const AROUND = 0.6; // of the pixels along the edges; fewer of one colour are no ground
const NEAR = 6; // levels of a channel; JPEG spreads a single colour as far

/** Tells whether the pixel whose red is at an index is part of the ground. */
export type GroundTest = (at: number) => boolean;

/**
 * Finds the even ground that an object is cut out on, such as a product on white: the colour of most pixels along the
 * edges. A picture that fills its edges has none.
 */
export function plainGround({ width, height, data }: Pixels): GroundTest {
  const counts = new Map<number, Sum>();
  let all = 0;
  const look = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    all++;
    if (!isSeen(data, at)) return;
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const key = coarseColor(r, g, b);
    const sum = counts.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    counts.set(key, { count: sum.count + 1, r: sum.r + r, g: sum.g + g, b: sum.b + b });
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) look(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) look(x, y);
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  if (most === undefined || most.count < AROUND * all) return () => false;
  const ground = [most.r / most.count, most.g / most.count, most.b / most.count];
  return (at) => ground.every((level, channel) => Math.abs((data[at + channel] ?? 0) - level) <= NEAR);
}

interface Sum {
  readonly count: number;
  readonly r: number;
  readonly g: number;
  readonly b: number;
}
