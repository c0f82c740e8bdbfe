import { tokenColor } from '../../catalog/token-values.ts';
import { contrastOn, TEXT_CONTRAST } from '../../color/contrast.ts';
import { toHex } from '../../color/hex.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import { withContrast } from '../../color/with-contrast.ts';
import { shadeOf } from '../../specimen/palette/oklch.ts';
import type { Colors } from './derive-scheme.ts';

const STATE_OF_FILL = /^(.+)-(?:hover|active|pressed)$/;

/**
 * Changed fills of states on which their label can be read: one that would be read worse than at rest, and below
 * 4.5:1, differs from the fill at rest towards the other side of lightness.
 * @param former the colours before the change; states that stayed are those of the brand
 */
export function withLegibleStates(colors: Colors, former: Colors): Colors {
  const mended = Object.entries(colors).map(([name, hex]): [string, string] => {
    const base = STATE_OF_FILL.exec(name)?.[1];
    const [rest, label] = [colors[base ?? ''], colors[`on-${base}`]];
    const isOwn = hex === former[name] || colors[`on-${name}`] !== undefined;
    if (isOwn || rest === undefined || label === undefined) return [name, hex];
    return [name, toHex(legibleState(tokenColor(hex), tokenColor(rest), tokenColor(label)))];
  });
  return Object.fromEntries(mended);
}

function legibleState(state: Rgba, rest: Rgba, label: Rgba): Rgba {
  const wanted = Math.min(TEXT_CONTRAST, contrastOn(label, rest));
  const [own, base] = [rgbaToOklch(state), rgbaToOklch(rest)];
  const mirrored = { ...shadeOf({ ...own, l: Math.min(1, Math.max(0, 2 * base.l - own.l)) }), a: state.a };
  const legible = [state, mirrored].find((color) => contrastOn(label, color) >= wanted);
  return legible ?? withContrast(state, [label], wanted) ?? rest;
}
