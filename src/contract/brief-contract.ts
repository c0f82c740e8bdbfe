import { firstScheme, flatTokens, type FlatToken, type Scheme } from '../catalog/flat-tokens.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import type { AxisId, Grammar } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';

/** A brand and the axes that a brief changes. */
interface BriefTaste {
  readonly name: string;
  readonly theme: string;
  readonly signatureMove: string;
  /** Grammar of the target: the brand's, overridden by the brief. */
  readonly grammar: Grammar;
  /** Axes on which the brief differs from the brand. */
  readonly changed: readonly AxisId[];
  readonly tokens: TokenValues;
  readonly service: string;
}

/** Grounds with light text. */
const DARK_GROUNDS: readonly string[] = ['black', 'gray-dark'];

/** Token namespaces invalidated by a change of an axis, or of any axis of a category. */
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

/** The contract of a brand changed by a brief. Every value is that of the changed target. */
export function briefContract(taste: BriefTaste): Contract {
  const { name, signatureMove, grammar, changed, service } = taste;
  return {
    name: `${name}, changed by a brief`,
    url: null,
    origin: `Values come from ${name} in the catalog, except ${changed.join(', ')}, which the brief states. Tokens that contradict the brief are left out.`,
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
  // The brief asks for another ground in the same scheme, which none of the brand's colours provides.
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
