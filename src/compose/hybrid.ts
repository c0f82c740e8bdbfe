import { nestGrammar, type NestedGrammar } from '../catalog/nested-grammar.ts';
import { firstScheme, type Scheme } from '../catalog/flat-tokens.ts';
import type { LeanEntry } from '../catalog/lean-entry.ts';
import type { Components, TokenValues } from '../catalog/tokens.ts';
import { categoryOf } from '../grammar/category-of.ts';
import { AXES, type Grammar } from '../grammar/axes/index.ts';
import { CONTRADICTIONS } from '../specimen/contradictions.ts';
import { slugOf } from '../text/slug.ts';
import type { Conflict } from './conflict.ts';
import { mergeComponents } from './merge-components.ts';
import { mergeTokens } from './merge-tokens.ts';
import { signatureMove } from './signature-move.ts';
import { distinctSources, sourceOf, type Source, type Sources } from './source.ts';

/** A taste composed of several brands. */
export interface Hybrid {
  readonly name: string;
  readonly slug: string;
  /** 30 to 200 characters. */
  readonly signatureMove: string;
  readonly theme: LeanEntry['theme'];
  /** The default scheme, in every format. */
  readonly scheme: Scheme;
  /** Only the axes of the requested categories. */
  readonly grammar: Grammar;
  readonly nested: NestedGrammar;
  readonly tokens: TokenValues;
  readonly components: Components;
  readonly conflicts: readonly Conflict[];
  readonly sources: Sources;
  readonly brands: readonly Source[];
}

/** The same sources and name always give the same hybrid. @param name of the hybrid; null to name it after its sources */
export function composeHybrid(sources: Sources, name: string | null): Hybrid {
  const brands = distinctSources(sources);
  const ownName = name ?? hybridName(brands);
  const grammar = mergeGrammars(sources);
  const { tokens, conflicts } = mergeTokens(sources);
  const theme = (sourceOf(sources, 'surface') ?? sourceOf(sources, 'palette'))?.entry.theme ?? 'mixed';
  return {
    name: ownName,
    slug: slugOf(ownName, slugOf(brands.map(({ entry }) => entry.slug).join('-'))),
    signatureMove: hybridMove(sources, grammar),
    theme,
    scheme: firstScheme(theme, tokens),
    grammar,
    nested: nestGrammar(grammar),
    tokens,
    components: mergeComponents(sources, grammar, tokens),
    conflicts: [...conflicts, ...contradictions(grammar)],
    sources,
    brands,
  };
}

/** The sentence on what comes from where. @param grammar whose values it tells */
export function hybridMove(sources: Sources, grammar: Grammar): string {
  return signatureMove(
    sources.map(({ category, source }) => ({
      category,
      brand: source.entry.name,
      grammar,
    })),
  );
}

/** `Stripe × Vercel × Linear hybrid`: every source once. One brand alone is no hybrid, and keeps its name. */
function hybridName(brands: readonly Source[]): string {
  const [only, ...others] = brands;
  if (only !== undefined && others.length === 0) return only.entry.name;
  return `${brands.map(({ entry }) => entry.name).join(' × ')} hybrid`;
}

function mergeGrammars(sources: Sources): Grammar {
  const axes = AXES.flatMap(({ id }) => {
    const value = sourceOf(sources, categoryOf(id))?.grammar[id];
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(axes);
}

/** Conflicts between axes. The grammar keeps both values; whoever builds the page chooses one. */
function contradictions(grammar: Grammar): Conflict[] {
  return CONTRADICTIONS.filter(({ holds }) => holds(grammar)).map(({ axis, reason }) => ({
    code: 'contradiction',
    subject: axis,
    from: null,
    to: null,
    detail: reason,
  }));
}
