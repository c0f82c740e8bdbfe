/** px from the top left corner of a drawing */
export type Point = readonly [x: number, y: number];

/** How a form stands out; a style decides what that means. `main` is for one or two forms of a scene. */
export type Tone = 'main' | 'second' | 'dark' | 'mid' | 'pale' | 'light';

/** A part of a scene, in any style: a closed outline, or with `width` in px an open line. */
export interface Form {
  readonly outline: readonly Point[];
  readonly tone: Tone;
  readonly width?: number;
}

const CIRCLE = 72; // points of a circle
const LEAF = 8; // parts of one side of a leaf
const STEPS = 6; // points of a curve for each given point

export function area(tone: Tone, outline: readonly Point[]): Form {
  return { tone, outline };
}

export function line(tone: Tone, width: number, outline: readonly Point[]): Form {
  return { tone, width, outline };
}

export function box(tone: Tone, x: number, y: number, width: number, height: number): Form {
  return area(tone, [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function disc(tone: Tone, x: number, y: number, r: number, ry = r): Form {
  return area(tone, arc(x, y, r, ry, 0, 2 * Math.PI - (2 * Math.PI) / CIRCLE));
}

/** Half a disc that stands on its flat side. */
export function dome(tone: Tone, x: number, foot: number, r: number): Form {
  return area(tone, arc(x, foot, r, r, Math.PI, 2 * Math.PI));
}

/** An upright form with a round top. */
export function arch(tone: Tone, x: number, foot: number, width: number, height: number): Form {
  const r = width / 2;
  return area(tone, [[x - r, foot], ...arc(x, foot - height + r, r, r, Math.PI, 2 * Math.PI), [x + r, foot]]);
}

/** A vessel turned on a wheel. @param halves height above the foot and half the width there, in px */
export function turned(
  tone: Tone,
  x: number,
  foot: number,
  halves: readonly (readonly [up: number, half: number])[],
): Form {
  const right = curve(halves.map(([up, half]): Point => [x + half, foot - up]));
  const left = right.map(([px, py]): Point => [2 * x - px, py]).toReversed();
  return area(tone, [...right, ...left]);
}

/** A leaf from its stem to its tip. @param angle radians; 0 points to the right */
export function leaf(
  tone: Tone,
  [x, y]: Point,
  { length, wide, angle }: { readonly length: number; readonly wide: number; readonly angle: number },
): Form {
  const half = Array.from({ length: LEAF + 1 }, (_, at): Point => {
    const along = at / LEAF;
    return [along * length, wide * Math.sin(Math.PI * along ** 0.8)];
  });
  const outline = [...half, ...half.map(([px, py]): Point => [px, -py]).toReversed()];
  return area(tone, placed(outline, [x, y], angle));
}

/** Points turned around the origin, then moved. */
export function placed(points: readonly Point[], [x, y]: Point, angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** Forms turned around the origin, then moved. */
export function placedForms(forms: readonly Form[], to: Point, angle: number): Form[] {
  return forms.map((form) => ({ ...form, outline: placed(form.outline, to, angle) }));
}

/** A smooth curve through points (Catmull-Rom). */
export function curve(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(last, Math.max(0, index))] ?? [0, 0];
  const between = points.slice(0, -1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS }, (__, step): Point => {
      const t = step / STEPS;
      const mix = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      return [mix(0), mix(1)];
    });
  });
  return [...between, at(last)];
}

/** Points of an arc. @param from radians @param to radians */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const count = Math.max(4, Math.round((CIRCLE * Math.abs(to - from)) / (2 * Math.PI)));
  return Array.from({ length: count + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / count;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}
