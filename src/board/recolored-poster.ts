import { readPosterFile, inlinePoster } from '../catalog/poster.ts';
import { tokenColor } from '../catalog/token-values.ts';
import { rgbaToOklch } from '../color/oklch.ts';

/** What a difference in chroma counts beside one in lightness (OKLCH): what is saturated stays so, as far as it can. */
const OF_CHROMA = 0.8;
/** What it costs that two colours become one. */
const SHARED = 0.5;

/**
 * The poster of a source in the colours of its hybrid. Each colour becomes one that is near to it in lightness and
 * chroma, and what was lighter never becomes darker, so that figures stay apart from their ground.
 *
 * @param file as `posterFile` writes it
 * @param own colours of the hybrid, `#rrggbb`
 */
export function recoloredPoster(file: string, own: readonly string[]): string {
  const { svg, colors } = readPosterFile(file);
  const drawn = byLightness([...new Set(Object.values(colors))]);
  const taken = assignment(drawn, byLightness([...new Set(own)]));
  const hexOf = new Map(drawn.map(({ hex }, at) => [hex, taken[at] ?? hex]));
  const roles = Object.entries(colors).map(([role, hex]) => [role, hexOf.get(hex) ?? hex]);
  return inlinePoster(svg, Object.fromEntries(roles) as Record<string, string>);
}

interface Shade {
  readonly hex: string;
  readonly l: number;
  readonly c: number;
}

function byLightness(colors: readonly string[]): readonly Shade[] {
  return colors.map((hex) => ({ hex, ...rgbaToOklch(tokenColor(hex)) })).toSorted((a, b) => a.l - b.l);
}

/** A colour for each drawn one, in the same order of lightness, at the least cost (dynamic programming). */
function assignment(drawn: readonly Shade[], own: readonly Shade[]): readonly string[] {
  interface Path {
    readonly cost: number;
    readonly last: number;
    readonly hexes: readonly string[];
  }
  let paths: readonly Path[] = [{ cost: 0, last: -1, hexes: [] }];
  for (const shade of drawn) {
    paths = own.map(({ hex, l, c }, at) => {
      const step = Math.abs(shade.l - l) + OF_CHROMA * Math.abs(shade.c - c);
      const before = paths
        .filter(({ last }) => last <= at)
        .map((path) => ({ path, cost: path.cost + (path.last === at ? SHARED : 0) }))
        .toSorted((a, b) => a.cost - b.cost)[0];
      return before === undefined
        ? { cost: Infinity, last: at, hexes: [] }
        : { cost: before.cost + step, last: at, hexes: [...before.path.hexes, hex] };
    });
  }
  return paths.toSorted((a, b) => a.cost - b.cost)[0]?.hexes ?? [];
}
