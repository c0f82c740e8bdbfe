import type { TargetFamily, TargetIdentity } from './target.ts';
import { GENERIC_FAMILY } from '../text/generic-family.ts';

const HEADING_ROLES = ['heading', 'display', 'headline', 'title', 'h1', 'h2', 'h3', 'hero'] as const;
const BODY_ROLES = ['body', 'text', 'sans', 'article'] as const;
/** Typefaces of a page whose role is not known. */
const ANY_ROLE = ['other-1', 'other-2'] as const;
const MONO_ROLES = ['mono', 'code', 'monospace'] as const;

/**
 * The typefaces of headings, most important first; those of text when none is stated for headings. Words of a brief are
 * about what they name alone: `headings in Georgia` leaves the text open.
 */
export function headingFamilies(target: TargetIdentity): readonly TargetFamily[] {
  return familiesOf(HEADING_ROLES, BODY_ROLES, target);
}

export function bodyFamilies(target: TargetIdentity): readonly TargetFamily[] {
  return familiesOf(BODY_ROLES, HEADING_ROLES, target);
}

function familiesOf(
  roles: readonly string[],
  others: readonly string[],
  target: TargetIdentity,
): readonly TargetFamily[] {
  const own = inRoles(roles, target);
  const standIns = target.isPartial === true ? [] : inRoles(others, target);
  const stated = own.length > 0 ? own : standIns;
  return stated.length > 0 ? [...stated, ...inRoles(ANY_ROLE, target)] : [];
}

export function monoFamilies(target: TargetIdentity): readonly TargetFamily[] {
  return inRoles(MONO_ROLES, target);
}

function inRoles(roles: readonly string[], { families }: TargetIdentity): TargetFamily[] {
  return roles.flatMap((role) => families.get(role) ?? []);
}

const GENERICS: ReadonlySet<string> = new Set([
  ...Object.values(GENERIC_FAMILY),
  'system-ui',
  'ui-monospace',
  'fantasy',
]);

/** The stack as CSS, ending with a generic family. */
export function stackOf({ stack, names, kind }: TargetFamily): string {
  return names.some((name) => GENERICS.has(name)) ? stack : `${stack}, ${GENERIC_FAMILY[kind]}`;
}
