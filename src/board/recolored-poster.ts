import { readPosterFile, inlinePoster, posterRoles } from '../catalog/poster.ts';
import { tokenColor } from '../catalog/token-values.ts';
import { rgbaToOklch } from '../color/oklch.ts';

/** What a difference in chroma counts beside one in lightness (OKLCH): what is saturated stays so, as far as it can. */
const OF_CHROMA = 0.8;
/** What it costs that two colours become one. */
const SHARED = 0.5;
/** What it costs that the most saturated colour of a poster turns grey, where the hybrid has one of {@link VIVID} of its chroma. */
const DRAINED = 0.35;
const VIVID = 0.6;
/** What it costs that the ground of a poster is as light as what lies beside it. */
const MELTED = 0.2;
/** OKLCH; a step of lightness that is seen between two grounds. */
const STEP = 0.08;

/** A poster in other colours. */
export interface RecoloredPoster {
  readonly svg: string;
  /** The colour that its ground has become, `#rrggbb`; none where it draws nothing. */
  readonly ground: string | undefined;
}

/**
 * The poster of a source in the colours of its hybrid. Each colour becomes one that is near to it in lightness and
 * chroma, and what was lighter never becomes darker, so that figures stay apart from their ground.
 *
 * @param file as `posterFile` writes it
 * @param own colours of the hybrid, `#rrggbb`
 * @param beside grounds beside the poster, from which its own ground differs in lightness as far as it can
 */
export function recoloredPoster(
  file: string,
  own: readonly string[],
  beside: readonly string[] = [],
): RecoloredPoster {
  const { svg, colors } = readPosterFile(file);
  const drawn = byLightness([...new Set(Object.values(colors))]);
  const vivid = drawn.toSorted((a, b) => b.c - a.c)[0];
  const shades = byLightness([...new Set(own)]);
  const most = Math.max(...shades.map(({ c }) => c));
  const ground = colors[groundRole(svg)];
  const lights = byLightness(beside).map(({ l }) => l);
  const taken = assignment(drawn, shades, (shade, { l, c }) => {
    const melted = shade.hex === ground ? lights.filter((one) => Math.abs(one - l) < STEP).length : 0;
    return (shade === vivid && c < VIVID * most ? DRAINED : 0) + MELTED * melted;
  });
  const hexOf = new Map(drawn.map(({ hex }, at) => [hex, taken[at] ?? hex]));
  const roles = Object.entries(colors).map(([role, hex]) => [role, hexOf.get(hex) ?? hex]);
  return {
    svg: inlinePoster(svg, Object.fromEntries(roles) as Record<string, string>),
    ground: hexOf.get(ground ?? ''),
  };
}

/** The role of the ground of a poster: that of the first form that is filled, or the first one of its gradient or pattern. */
function groundRole(svg: string): string {
  const drawing = svg.slice(svg.indexOf('</defs>') + 1);
  const [, fill = '', id] = /\sfill="(var[^"]*|url\(#([^"]*)\))"/.exec(drawing) ?? [];
  const painted = id === undefined ? fill : svg.slice(Math.max(0, svg.indexOf(`id="${id}"`)));
  return posterRoles(painted)[0] ?? '';
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
function assignment(
  drawn: readonly Shade[],
  own: readonly Shade[],
  costOf: (drawn: Shade, own: Shade) => number,
): readonly string[] {
  interface Path {
    readonly cost: number;
    readonly last: number;
    readonly hexes: readonly string[];
  }
  let paths: readonly Path[] = [{ cost: 0, last: -1, hexes: [] }];
  for (const shade of drawn) {
    paths = own.map((one, at) => {
      const { hex, l, c } = one;
      const step = Math.abs(shade.l - l) + OF_CHROMA * Math.abs(shade.c - c) + costOf(shade, one);
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
