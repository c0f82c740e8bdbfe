import { ASPECT, between, glow, mix, type RasterSubject, several, smooth, wave } from './shade.ts';

/** Width of a vessel from its lip to its foot, in parts of its widest place. */
type Profile = (t: number) => number;

const PROFILES: readonly Profile[] = [
  (t) => 0.34 + 0.66 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8)) ** 1.5, // a jar
  (t) => 1 - 0.72 * t ** 1.8, // a bowl
  (t) => (t < 0.4 ? 0.3 + 0.05 * Math.cos(t * 9) : mix(0.3, 1, smooth((t - 0.4) / 0.3))), // a bottle
  (t) => 0.86 + 0.14 * t, // a cup
];

/** Turned vessels on a table in light from one side. */
export const vesselsOnTable: RasterSubject = {
  alt: 'Vessels on a table in side light',
  compose(random) {
    const side = random() < 0.5 ? 1 : -1;
    const table = between(random, 0.56, 0.66);
    const first = Math.floor(random() * PROFILES.length);
    const count = 3 + Math.floor(random() * 3);
    const vessels = several(count, (at) => {
      const profile = PROFILES[(first + at) % PROFILES.length] ?? PROFILES[0];
      const isBowl = profile === PROFILES[1];
      const high = isBowl ? between(random, 0.12, 0.18) : between(random, 0.26, 0.48);
      return {
        profile,
        high,
        half: isBowl ? between(random, 0.14, 0.2) : high * between(random, 0.24, 0.38),
        x: ASPECT * (0.14 + (0.72 * (at + 0.5)) / count) + between(random, -0.06, 0.06),
        foot: table + between(random, 0.06, 0.22),
        key: between(random, 0.4, 0.8),
      };
    }).toSorted((a, b) => a.foot - b.foot);
    return (x, y) => {
      const u = x * ASPECT;
      let light = y < table ? 0.74 - 0.32 * smooth(side * (x - 0.5) + 0.4) : 0.56 - 0.5 * (y - table);
      for (const { profile, high, half, x: cx, foot, key } of vessels) {
        const reach = high * 0.7;
        const cast = ((u - cx - side * reach * 0.6) / (reach * 0.7 + half)) ** 2 + ((y - foot) / 0.035) ** 2;
        if (cast < 2 && y > table) light *= 1 - 0.5 * Math.exp(-cast * 1.6);
        const t = (y - foot + high) / high;
        if (t < 0 || t > 1.03) continue;
        const r = half * (profile?.(Math.min(1, t)) ?? 1);
        const n = (u - cx) / r;
        if (Math.abs(n) > 1 || t > 1 + 0.03 * Math.sqrt(1 - n * n)) continue;
        const turned = Math.sqrt(1 - n * n);
        const lit = key * (0.34 + 0.62 * Math.max(0, 0.45 * turned - side * n * 0.9));
        const shine = 0.3 * glow(n + side * 0.42, (t - 0.35) * 0.6, 0.14);
        light = mix(light, lit + shine, smooth((1 - Math.abs(n)) * r * 180));
      }
      return light;
    };
  },
};

/** Round fruit in a light from above. */
export const fruit: RasterSubject = {
  alt: 'Fruit on a table',
  compose(random) {
    const side = random() < 0.5 ? 1 : -1;
    const table = between(random, 0.4, 0.5);
    const middle = ASPECT * between(random, 0.42, 0.6);
    const pieces = several(5 + Math.floor(random() * 4), () => {
      const r = between(random, 0.1, 0.17);
      const depth = random();
      return {
        r,
        x: middle + between(random, -0.52, 0.52),
        y: table + 0.1 + 0.32 * depth - r * 0.6,
        key: between(random, 0.48, 0.86),
        key2: random() * 9,
      };
    }).toSorted((a, b) => a.y + a.r - b.y - b.r);
    const [lx, ly, lz] = [-side * 0.55, -0.62, 0.56];
    return (x, y) => {
      const u = x * ASPECT;
      let light = y < table ? 0.26 + 0.2 * glow(u - middle, y - table, 0.7) : 0.62 - 0.42 * (y - table);
      for (const { r, x: cx, y: cy, key, key2 } of pieces) {
        const cast = ((u - cx - side * r * 0.8) / (r * 1.7)) ** 2 + ((y - cy - r * 0.86) / (r * 0.34)) ** 2;
        if (cast < 3 && y > table) light *= 1 - 0.58 * Math.exp(-cast);
        const [nx, ny] = [(u - cx) / r, (y - cy) / (r * 0.96)];
        const flat = nx * nx + ny * ny;
        if (flat > 1) continue;
        const nz = Math.sqrt(1 - flat);
        const lambert = Math.max(0, nx * lx + ny * ly + nz * lz);
        const bounce = 0.12 * Math.max(0, ny);
        const skin = 0.025 * wave(9 * Math.atan2(ny, nx) + key2 + 5 * nz);
        const shine = 0.42 * Math.max(0, lambert - 0.93) * 14;
        const stalk = 0.3 * glow(nx - 0.05, ny + 0.72, 0.13);
        const lit = key * (0.16 + 0.86 * lambert) + bounce + skin + Math.min(0.42, shine) - stalk;
        light = mix(light, lit, smooth((1 - Math.sqrt(flat)) * r * 170));
      }
      return light;
    };
  },
};

/** Head and shoulders before a bright window, with an edge of light. */
export const portrait: RasterSubject = {
  alt: 'A person against the light',
  compose(random) {
    const side = random() < 0.5 ? 1 : -1;
    const cx = ASPECT * (side > 0 ? between(random, 0.54, 0.7) : between(random, 0.3, 0.46));
    const [headX, headY, size] = [cx + side * 0.02, between(random, 0.3, 0.36), between(random, 0.14, 0.17)];
    const hair = between(random, 1.02, 1.32);
    const bun = random() < 0.4 ? between(random, 0.05, 0.075) : 0;
    const slats = random() < 0.5 ? between(random, 16, 26) : 0;
    const inside = (u: number, y: number) => {
      const face = 1 - Math.hypot((u - headX) / (size * 0.78), (y - headY) / size);
      const crown =
        1 -
        Math.hypot(
          (u - headX + side * 0.02) / (size * 0.86 * hair ** 0.4),
          (y - headY + 0.03) / (size * hair ** 0.5),
        );
      const nose =
        1 -
        Math.hypot((u - headX - side * size * 0.7) / (size * 0.2), (y - headY - size * 0.12) / (size * 0.3));
      const knot =
        bun === 0 ? -1 : 1 - Math.hypot(u - headX + side * size * 0.85, y - headY + size * 0.75) / bun;
      const down = y - headY - size * 0.6;
      const neck =
        down < 0 ? -1 : 1 - Math.abs(u - cx + side * 0.01) / (size * 0.46 + Math.max(0, down - 0.1) ** 2 * 5);
      const shoulder = y - headY - size * 1.5 - 0.45 * ((u - cx) / 0.55) ** 2;
      return Math.max(face, crown, nose, knot, neck, shoulder * 4);
    };
    return (x, y) => {
      const u = x * ASPECT;
      const window = 0.5 + 0.5 * glow((u - cx - side * 0.45) * 0.8, y - 0.3, 0.62);
      const shadow = slats === 0 ? 0 : 0.12 * smooth(0.5 + 2 * Math.sin(y * slats * 2 + side * u * 1.4));
      const behind = 0.2 + 0.74 * (window - 0.44) * 1.6 - shadow;
      const depth = inside(u, y);
      if (depth < -0.06) return behind;
      const facing = inside(u + side * 0.03, y) < 0 ? 1 : 0;
      const edge = facing * 0.6 * (1 - smooth(depth / 0.5));
      const lit = 0.09 + 0.07 * smooth(side * (u - cx) * 2 + 0.4) + edge;
      return mix(behind, lit, smooth((depth + 0.02) / 0.04));
    };
  },
};
