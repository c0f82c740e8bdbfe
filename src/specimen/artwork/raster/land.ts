import { ASPECT, between, glow, mix, type RasterSubject, several, smooth, wave } from './shade.ts';

/** Five ridges with haze between them; nearer ridges are darker. */
export const hills: RasterSubject = {
  alt: 'Hills in morning haze',
  compose(random) {
    const [sunX, sunY] = [between(random, 0.2, 0.8), between(random, 0.16, 0.3)];
    const ridges = several(5, (at) => ({ phase: random() * 9, rough: between(random, 2.4, 3.8) + 1.3 * at }));
    return (x, y) => {
      let light = 0.72 + 0.28 * glow(1.55 * (x - sunX), y - sunY, 0.3) - 0.12 * y;
      ridges.forEach(({ phase, rough }, at) => {
        const crest = 0.38 + 0.125 * at + 0.08 * wave(x * rough + phase);
        const haze = 0.2 * Math.exp(-Math.max(0, y - crest) * 7) * (1 - at / 6);
        light = mix(light, 0.6 - 0.135 * at + haze, smooth((y - crest) / 0.012));
      });
      return light;
    };
  },
};

/** Crests of sand, bright on the side of the sun. */
export const dunes: RasterSubject = {
  alt: 'Dunes in low sun',
  compose(random) {
    const side = random() < 0.5 ? 1 : -1;
    const crests = several(4, (at) => ({
      phase: random() * 9,
      wide: between(random, 2, 3.4),
      top: 0.34 + 0.17 * at,
    }));
    return (x, y) => {
      let light = 0.66 + 0.26 * smooth(1 - y * 1.6) + 0.14 * side * (x - 0.5);
      crests.forEach(({ phase, wide, top }, at) => {
        const t = x * wide + phase;
        const crest = top + 0.075 * Math.sin(t) + 0.03 * Math.sin(2.3 * t + 1);
        if (y < crest) return;
        const slope = 0.075 * Math.cos(t) + 0.07 * Math.cos(2.3 * t + 1);
        const ripple =
          0.02 * Math.sin(150 * (y - crest) + 14 * x + 3 * wave(6 * x + phase)) * smooth((y - crest) * 8);
        const lit = 0.62 + side * slope * 3.2 - 0.5 * (y - crest) - 0.06 * at + ripple;
        light = mix(light, lit, smooth((y - crest) / 0.008));
      });
      return light;
    };
  },
};

/** Trunks behind each other; the nearer, the darker and sharper. */
export const trees: RasterSubject = {
  alt: 'Trees in fog',
  compose(random) {
    const sun = between(random, 0.2, 0.8);
    const trunks = several(22, (at) => {
      const depth = Math.sqrt(at / 21);
      return {
        x: random(),
        wide: between(random, 0.004, 0.009) + 0.018 * depth * depth,
        lean: 0.06 * (random() - 0.5),
        depth,
        foot: 0.62 + 0.3 * depth,
      };
    });
    return (x, y) => {
      let light = 0.8 - 0.1 * y + 0.2 * glow(1.4 * (x - sun), y - 0.34, 0.36);
      light -= 0.36 * smooth((y - 0.66) / 0.3);
      for (const { x: at, wide, lean, depth, foot } of trunks) {
        if (y > foot || Math.abs(x - at) > 0.08) continue;
        const off = Math.abs(x - at - lean * (y - 0.5) - 0.004 * wave(y * 9 + at * 40));
        const half = wide * (0.7 + 0.5 * y);
        if (off > half * 2) continue;
        const edge = 1 - smooth((off - half) / (0.002 + 0.006 * (1 - depth)));
        light = mix(light, 0.66 - 0.5 * depth, edge * smooth((foot - y) / 0.04));
      }
      return light;
    };
  },
};

/** A low sun, its reflection, and waves that grow toward the viewer. */
export const water: RasterSubject = {
  alt: 'The sea in the evening',
  compose(random) {
    const [horizon, sun] = [between(random, 0.42, 0.58), between(random, 0.22, 0.78)];
    const [swells, phase] = [between(random, 7, 12), random() * 9];
    return (x, y) => {
      if (y < horizon)
        return 0.42 + 0.3 * (y / horizon) ** 2 + 0.5 * glow(1.55 * (x - sun), y - horizon + 0.08, 0.22);
      const near = (y - horizon) / (1 - horizon);
      const swell = 0.5 + 0.5 * wave(x * (swells - 5 * near) + y * (90 - 50 * near) + phase);
      const path = Math.exp(-(((x - sun) / (0.05 + 0.16 * near)) ** 2));
      return 0.36 - 0.22 * near + swell * (0.06 + 0.4 * path * (1 - 0.4 * near));
    };
  },
};

/** Lit windows of towers, and lamps out of focus before them. */
export const city: RasterSubject = {
  alt: 'A city at night',
  compose(random) {
    const towers = several(15, (at) => ({
      left: at / 14 - between(random, 0.03, 0.07),
      wide: between(random, 0.05, 0.11),
      top: between(random, 0.16, 0.52),
      shade: between(random, 0.07, 0.17),
      key: random() * 900,
    }));
    const lamps = several(12, () => ({
      x: random() * ASPECT,
      y: between(random, 0.7, 0.98),
      r: between(random, 0.02, 0.06),
      light: between(random, 0.16, 0.42),
    }));
    const haze = between(random, 0.3, 0.7);
    return (x, y) => {
      let light = 0.1 + 0.42 * y * y + 0.16 * glow(x - haze, y - 0.6, 0.4);
      for (const { left, wide, top, shade, key } of towers) {
        if (x < left || x > left + wide || y < top) continue;
        const [column, row] = [Math.floor((x - left) * 92), Math.floor((y - top) * 46)];
        const spark = Math.abs(Math.sin(column * 12.9 + row * 78.2 + key) * 43.7) % 1;
        const [inX, inY] = [((x - left) * 92) % 1, ((y - top) * 46) % 1];
        const isWindow = spark > 0.62 && inX > 0.25 && inX < 0.85 && inY > 0.3 && inY < 0.8;
        light = isWindow ? 0.5 + 0.45 * spark : shade + 0.1 * (y - top);
      }
      if (y > 0.76) light = mix(light, 0.09 + 0.05 * wave(y * 70 + x * 4), smooth((y - 0.76) / 0.04));
      for (const lamp of lamps) {
        const off = Math.hypot(x * ASPECT - lamp.x, y - lamp.y) / lamp.r;
        if (off < 1.15) light += lamp.light * (1 - smooth((off - 0.9) / 0.2)) * (0.7 + 0.3 * off);
      }
      return light;
    };
  },
};
