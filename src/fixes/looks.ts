import type { Way } from '../grammar/restyle.ts';
import { targetPalette } from '../grammar/target-palette.ts';
import type { RoleDeclaration } from '../identity/part.ts';
import { measure, type Bench } from './bench.ts';
import { keepBetter, type Attempt } from './attempt.ts';
import { bothWays } from './merge-changes.ts';
import { roleChanges } from './role-css.ts';

/**
 * The page in the tokens of the target, by role and in one stylesheet: ground, inks, links, buttons, typefaces, sizes,
 * corners. Alone, each of them may take away from the identity of a page that has little of it.
 */
function looksOf({ meter, restyling, survey }: Bench): Way[] {
  const declared = meter?.before.fixes.flatMap(({ declarations }) => declarations) ?? [];
  if (declared.length === 0) return [];
  const inRoles = (some: readonly RoleDeclaration[]): Way => ({ changes: roleChanges(some, survey) });
  const [palette] = targetPalette(restyling);
  const others = declared.filter((one) => !isGround(one));
  return [palette === undefined ? inRoles(declared) : bothWays(palette, inRoles(others))];
}

function isGround({ role, property }: RoleDeclaration): boolean {
  return role === 'page' && property.startsWith('background');
}

/** Measures the looks, and gives each to the axis that it helps most. For a page that no single way helps. */
export function tryLooks(attempts: readonly Attempt[], bench: Bench, kept: number): void {
  for (const look of looksOf(bench)) {
    const way = bench.shorten(look);
    const css = bench.write(way);
    const measured = css === '' ? 'futile' : measure({ css, html: '' }, bench, { kept, axis: null });
    if (typeof measured === 'string') return;
    const reached = attempts.filter(({ fix }) => measured.readings[fix.axis].value === fix.target);
    const [first] = reached.toSorted((a, b) => b.fix.predictedDelta - a.fix.predictedDelta);
    if (first === undefined) continue;
    first.tried.add(css);
    keepBetter(first, { ...measured, way }, bench);
  }
}
