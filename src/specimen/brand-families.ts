import type { TokenValues } from '../catalog/tokens.ts';
import { type Face, pairingOfFaces } from '../grammar/axes/type-pairing/pairing-of.ts';
import { wordsFontClass } from '../text/font-class.ts';
import { splitFamilies } from '../text/split-families.ts';
import type { Taste } from './complete-taste.ts';

/** Values of font-family. */
export interface BrandFamilies {
  readonly heading: string;
  readonly body: string;
}

/** A plain list of names; the stack is copied into the stylesheet. The longest of the catalog has 314 characters. */
const SAFE_STACK = /^[\p{L}\p{N}\s"',.:+()-]{1,600}$/u;
const HEADING_ROLES = ['display', 'heading', 'headline', 'title', 'body'];
const BODY_ROLES = ['body', 'text', 'sans', 'display'];

/** The font stacks of headings and text; null without safe stacks in the tokens. */
export function brandFamilies({ type }: TokenValues): BrandFamilies | null {
  const stack = (roles: readonly string[]) =>
    roles
      .flatMap((role) => type?.families?.[role] ?? [])
      .map(withGeneric)
      .at(0);
  const [heading, body] = [stack(HEADING_ROLES), stack(BODY_ROLES)];
  if (heading === undefined || body === undefined) return null;
  return [heading, body].every((written) => SAFE_STACK.test(written)) ? { heading, body } : null;
}

type Family = NonNullable<NonNullable<TokenValues['type']>['families']>[string];

/** Appends the generic family of its class; without it browsers fall back to Times. */
function withGeneric({ stack, class: kind }: Family): string {
  return splitFamilies(stack).some((name) => GENERIC_NAMES.has(name)) ? stack : `${stack}, ${GENERIC[kind]}`;
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
  const names = splitFamilies(stack);
  return { name: names[0] ?? '', kind: wordsFontClass(names) };
}
