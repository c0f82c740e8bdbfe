import { fillReferences, flatTokens, type FlatToken, type Scheme } from '../catalog/flat-tokens.ts';
import type { Components, TokenValues } from '../catalog/tokens.ts';

/** What the tokens and components of a brand state beyond colours and typefaces of a page. */
export interface StatedStyle {
  /** The value of the first of the paths that has one: `text.display`, `radius.card`. */
  readonly token: (...paths: readonly string[]) => string | null;
  /** The declarations of a component with their references filled in; null without any. */
  readonly component: (name: keyof Components) => Readonly<Record<string, string>> | null;
  /** The first shadow token by name, null without any. */
  readonly shadow: string | null;
  /** The spacing step nearest to a length in px; the length itself where no scale is stated. */
  readonly step: (px: number) => number;
}

/** A page whose brand states nothing. */
export const NOTHING_STATED: StatedStyle = {
  token: () => null,
  component: () => null,
  shadow: null,
  step: (px) => px,
};

/** Reads the tokens of a scheme. */
export function statedStyle(tokens: TokenValues, components: Components, scheme: Scheme): StatedStyle {
  const flat = flatTokens(tokens, scheme).filter(({ value }) => SAFE.test(value));
  const values = new Map(flat.map(({ path, value }) => [path, value]));
  const scale = (tokens.spacing?.scale ?? []).map((step) => Number.parseFloat(step)).filter((px) => px > 0);
  return {
    token: (...paths) => paths.map((path) => values.get(path)).find((value) => value !== undefined) ?? null,
    component(name) {
      const filled = Object.entries(components[name] ?? {}).map(
        ([property, value]) => [property, fillReferences(value, values)] as const,
      );
      const own = filled.filter(([, value]) => SAFE.test(value));
      return own.length === 0 ? null : Object.fromEntries(own);
    },
    shadow:
      flat.filter(({ path }) => path.startsWith('shadow.')).toSorted((a, b) => rankOf(a) - rankOf(b))[0]
        ?.value ?? null,
    step: (px) =>
      px > LARGEST_STEP ? px : (scale.toSorted((a, b) => Math.abs(a - px) - Math.abs(b - px))[0] ?? px),
  };
}

/** Shadows of boxes that lie on the page, before those of menus and dialogs. */
const SHADOW_NAMES = ['card', 'box', 'raised', 'resting', 'low', 'small', 'medium'];

function rankOf({ path }: FlatToken): number {
  const at = SHADOW_NAMES.indexOf(path.slice('shadow.'.length));
  return at === -1 ? SHADOW_NAMES.length : at;
}

/** No text that ends a declaration or a stylesheet; values are copied into one. */
const SAFE = /^[^;{}<>\\]*$/;
/** px; larger distances are layout, not steps. */
const LARGEST_STEP = 64;
