import { firstScheme, flatTokens, type FlatToken, type Scheme } from '../catalog/flat-tokens.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import type { AxisId, Grammar } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';

/** A brand, and what a brief wants otherwise than the brand has it. */
interface BriefTaste {
  readonly name: string;
  readonly theme: string;
  readonly signatureMove: string;
  /** Of the target: what the brief states over what the brand does. */
  readonly grammar: Grammar;
  /** Axes on which the brief differs from the brand. */
  readonly changed: readonly AxisId[];
  readonly tokens: TokenValues;
  readonly service: string;
}

/** Grounds on which text is light. */
const DARK_GROUNDS: readonly string[] = ['black', 'gray-dark'];

/** Token namespaces that a change of an axis, or of any axis of a category, makes wrong. */
const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  'surface.radius': ['radius'],
  'surface.borders': ['border'],
  'surface.shadows': ['shadow'],
  palette: ['color'],
  'type.pairing': ['font'],
  'type.heading_weight': ['font-weight'],
  'type.body_size': ['text'],
  'type.display_scale': ['text'],
  'type.tracking': ['tracking'],
  whitespace: ['spacing'],
  motion: ['duration', 'ease'],
};

/** The contract of a brief that wants a brand with changes: every value is that of the changed target. */
export function briefContract(taste: BriefTaste): Contract {
  const { name, signatureMove, grammar, changed, service } = taste;
  return {
    name: `${name}, changed by a brief`,
    url: null,
    origin: `Values come from ${name} in the catalog; ${changed.join(', ')} come from the brief. Tokens that the brief contradicts are left out.`,
    character: { signature: signatureMove, avoid: [] },
    grammar,
    measures: Object.fromEntries(changed.map((axis) => [axis, 'stated by the brief'])),
    unstated: {},
    required: changed,
    tokens: keptTokens(taste),
    service,
  };
}

function keptTokens({ grammar, changed, theme, tokens }: BriefTaste): readonly FlatToken[] {
  const scheme = schemeOf(grammar, firstScheme(theme, tokens), changed);
  const dropped = new Set(
    changed.flatMap((axis) => NAMESPACES[axis] ?? NAMESPACES[axis.split('.')[0] ?? ''] ?? []),
  );
  // A ground of another kind than the scheme's own is no colour of the brand.
  if (changed.includes('surface.ground') && scheme === firstScheme(theme, tokens)) dropped.add('color');
  return flatTokens(tokens, scheme).filter(({ path }) => !dropped.has(path.split('.')[0] ?? ''));
}

function schemeOf(grammar: Grammar, own: Scheme, changed: readonly AxisId[]): Scheme {
  if (changed.includes('surface.ground')) {
    return DARK_GROUNDS.includes(grammar['surface.ground'] ?? '') ? 'dark' : 'light';
  }
  return changed.includes('surface.dark_mode') && grammar['surface.dark_mode'] === 'dark-first'
    ? 'dark'
    : own;
}
