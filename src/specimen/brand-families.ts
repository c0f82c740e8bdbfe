import type { TokenValues } from '../catalog/tokens.ts';
import { type Face, pairingOfFaces } from '../grammar/axes/type-pairing/pairing-of.ts';
import { fontClass } from '../text/font-class.ts';
import type { Taste } from './complete-taste.ts';

/** Values of font-family. */
export interface BrandFamilies {
  readonly heading: string;
  readonly body: string;
}

/** A list of names and nothing else: a stack goes into the style sheet as it is. */
const SAFE_STACK = /^[\p{L}\p{N}\s"',.+-]{1,600}$/u;
const HEADING_ROLES = ['display', 'heading', 'headline', 'title', 'body'];
const BODY_ROLES = ['body', 'text', 'sans', 'display'];

/** The faces of headings and text, null where the tokens name none that a style sheet can take. */
export function brandFamilies({ type }: TokenValues): BrandFamilies | null {
  const stack = (roles: readonly string[]) =>
    roles
      .flatMap((role) => type?.families?.[role] ?? [])
      .map(withGeneric)
      .at(0);
  const [heading, body] = [stack(HEADING_ROLES), stack(BODY_ROLES)];
  if (heading === undefined || body === undefined || !SAFE_STACK.test(`${heading},${body}`)) return null;
  return { heading, body };
}

type Family = NonNullable<NonNullable<TokenValues['type']>['families']>[string];

/** Ends a stack in the generic face of its class: few readers have the brand's own, and what follows is Times. */
function withGeneric({ stack, class: kind }: Family): string {
  return namesOf(stack).some((name) => GENERIC_NAMES.has(name)) ? stack : `${stack}, ${GENERIC[kind]}`;
}

const GENERIC: Readonly<Record<Family['class'], string>> = {
  serif: 'serif',
  slab: 'serif',
  sans: 'sans-serif',
  grotesque: 'Helvetica, Arial, "Liberation Sans", sans-serif',
  mono: 'monospace',
  script: 'cursive',
  display: 'sans-serif',
};
const GENERIC_NAMES: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
]);

/** The pairing that a page set in two stacks shows. */
export function pairingOfStacks({ heading, body }: BrandFamilies): Taste['type.pairing'] {
  return pairingOfFaces(faceOf(heading), faceOf(body));
}

function faceOf(stack: string): Face {
  const names = namesOf(stack);
  return { name: names[0] ?? '', kind: fontClass(names) };
}

function namesOf(stack: string): string[] {
  return stack.split(',').map((name) => name.trim().replaceAll(/["']/g, '').toLowerCase());
}
