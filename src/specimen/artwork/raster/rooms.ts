import { ASPECT, between, mix, type RasterSubject, several, smooth, wave } from './shade.ts';

/** Arches in a wall, and the light that falls through them. */
export const arcade: RasterSubject = {
  alt: 'An arcade in evening sun',
  compose(random) {
    const count = 3 + Math.floor(random() * 4);
    const step = ASPECT / count;
    const half = step * between(random, 0.28, 0.38);
    const spring = between(random, 0.3, 0.42);
    const floor = between(random, 0.74, 0.82);
    const side = random() < 0.5 ? 1 : -1;
    const shift = random() * step;
    return (x, y) => {
      const u = x * ASPECT;
      const dx = ((u + shift) % step) - step / 2;
      if (y > floor) {
        const along = (((u + shift + side * (y - floor) * 1.7) % step) + step) % step;
        const isLit = smooth((half - Math.abs(along - step / 2)) * 40);
        return mix(0.2, 0.62, isLit) * (1 - 0.8 * (y - floor));
      }
      const high = y < spring ? Math.hypot(dx, y - spring) : Math.abs(dx);
      const wall = 0.86 - 0.16 * y - 0.06 * side * (x - 0.5) + 0.012 * wave(40 * u + 31 * y);
      if (high > half) {
        const mould = Math.abs(high - half - 0.02) < 0.005 ? -0.12 : 0;
        return wall + mould - 0.3 * smooth((y - floor + 0.03) / 0.006);
      }
      const reveal = smooth((side * dx + half * 0.55) * 24 - 0.5);
      const inner = 0.16 + 0.16 * y + 0.1 * smooth((y - spring) * 2);
      return mix(inner, 0.62 - 0.2 * y, (1 - reveal) * smooth((half - high) * 90 + 0.3));
    };
  },
};

/** Steps that climb to one side, and a slanting shadow over them. */
export const stairs: RasterSubject = {
  alt: 'Stairs in hard light',
  compose(random) {
    const side = random() < 0.5 ? 1 : -1;
    const [rise, tread] = [between(random, 0.075, 0.11), between(random, 0.12, 0.17)];
    const [slant, start] = [between(random, 0.5, 1.1), between(random, 0.35, 0.8)];
    return (x, y) => {
      const u = (side > 0 ? x : 1 - x) * ASPECT;
      const stepAt = Math.floor(u / tread);
      const top = 1.02 - (stepAt + 1) * rise;
      const isWall = y < top;
      const within = (u / tread) % 1;
      const shade = u + (y - 0.2) * slant > start + 0.5 ? 0.5 : 1;
      if (isWall) return (0.84 - 0.22 * y) * mix(1, shade, 0.55) + 0.01 * wave(30 * u + 40 * y);
      const below = (y - top) / rise;
      const course = Math.floor(below);
      if (below < 0.16) return 0.95 * shade;
      const lit = course % 2 === 0 ? 0.5 : 0.46;
      return (lit - 0.1 * within - 0.05 * smooth(below / 5)) * mix(0.62, 1, shade) - 0.06 * (below % 1);
    };
  },
};

/** A folded sheet: panels that face the light in turn, and the shadow they throw. */
export const paper: RasterSubject = {
  alt: 'Folded paper and its shadow',
  compose(random) {
    const side = random() < 0.5 ? 1 : -1;
    const count = 5 + Math.floor(random() * 6);
    const folds = several(
      count + 1,
      (at) => (at + (at % count === 0 ? 0 : between(random, -0.24, 0.24))) / count,
    );
    const [left, right] = [between(random, 0.08, 0.2), between(random, 0.8, 0.94)];
    const [top, foot] = [between(random, 0.14, 0.26), between(random, 0.7, 0.8)];
    const tilt = between(random, 0.03, 0.08);
    const sheet = (x: number, y: number): number | null => {
      const s = (x - left) / (right - left);
      if (s < 0 || s > 1) return null;
      const at = Math.max(0, folds.findIndex((fold) => fold >= s) - 1);
      const [from = 0, to = 1] = [folds[at], folds[at + 1]];
      const within = (s - from) / (to - from);
      const turn = at % 2 === 0 ? within : 1 - within;
      if (y < top + tilt * turn || y > foot + tilt * turn) return null;
      const facing = (at % 2 === 0) === side > 0;
      return (facing ? 0.93 : 0.52) + (facing ? -0.12 : 0.16) * within - 0.12 * (y - top);
    };
    return (x, y) => {
      const own = sheet(x, y);
      if (own !== null) return own;
      const ground = 0.66 - 0.26 * y - 0.1 * side * (x - 0.5);
      let cast = 0;
      for (const away of [0.03, 0.05, 0.07, 0.09])
        if (sheet(x - side * away, y - away * 0.9) !== null) cast += 0.25;
      return ground * (1 - 0.52 * cast);
    };
  },
};

/** Hanging cloth: folds that lean and run into each other. */
export const drapery: RasterSubject = {
  alt: 'Folds of hanging cloth',
  compose(random) {
    const [folds, lean, phase] = [between(random, 9, 19), between(random, -3, 3), random() * 9];
    const [sway, drift] = [between(random, 0.3, 1), between(random, 1, 3)];
    return (x, y) => {
      const bent = x * folds + lean * y + sway * wave(y * drift + x * 4 + phase);
      const slope =
        Math.cos(bent) + 0.5 * Math.cos(2.1 * bent + 1 + y) + 0.24 * Math.cos(4.7 * bent + 2 * y + phase);
      const weave = 0.012 * Math.sin(x * 620) * Math.sin(y * 380);
      return 0.5 + 0.24 * slope + 0.12 * (0.5 - y) + weave;
    };
  },
};

/** A bright wall with the shadow of a branch that the sun throws. */
export const leafShadow: RasterSubject = {
  alt: 'Shadows of leaves on a wall',
  compose(random) {
    const side = random() < 0.5 ? 1 : -1;
    const leaves = several(26, (at) => {
      const branch = at % 3;
      const along = random();
      return {
        x: ASPECT * (side > 0 ? 1.02 - along * 0.85 : along * 0.85 - 0.02),
        y: 0.1 + 0.28 * branch + along * (0.1 + 0.14 * branch) + between(random, -0.09, 0.09),
        turn: side * (0.5 + 0.4 * branch) + between(random, -0.7, 0.7),
        long: between(random, 0.09, 0.17),
        thin: between(random, 0.24, 0.4),
        soft: between(random, 0.16, 0.5),
      };
    }).map((leaf) => ({ ...leaf, cos: Math.cos(leaf.turn), sin: Math.sin(leaf.turn) }));
    const edge = between(random, 0.3, 0.6);
    return (x, y) => {
      const u = x * ASPECT;
      let shadow = 0;
      for (const { x: cx, y: cy, cos, sin, long, thin, soft } of leaves) {
        const [dx, dy] = [u - cx, y - cy];
        if (Math.abs(dx) > 0.24 || Math.abs(dy) > 0.24) continue;
        const along = (dx * cos + dy * sin) / long;
        const across = Math.abs(dy * cos - dx * sin) / (long * thin);
        const depth = 1 - along * along - across;
        if (depth > -soft) shadow = Math.max(shadow, smooth((depth + soft) / (2 * soft)));
      }
      const wall = 0.9 - 0.14 * y + 0.016 * wave(60 * u + 20 * y) + 0.012 * wave(17 * u - 43 * y);
      const frame = 0.2 * smooth((side * (edge - x) - 0.3 + 0.3 * y) * 9);
      return wall * (1 - 0.46 * shadow) - frame;
    };
  },
};
