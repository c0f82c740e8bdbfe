import { AXES, type AxisId } from '../../grammar/axes/index.ts';
import type { Body } from '../body.ts';
import type { Frontmatter } from '../entry.ts';
import { PROSE_PARTS, type ProsePart } from '../evidence.ts';
import { sentencesOf } from '../repeated-sentences.ts';
import { tokenFacts } from '../token-facts.ts';
import { type Ground, GROUNDS, groundOf, weakest } from './ground.ts';
import { tokenGrounds, type TokenGrounds } from './token-grounds.ts';

/** What the grounds of an entry are computed from. */
export interface Founded extends Omit<Frontmatter, 'kind' | 'script'> {
  readonly grammar_flat: Partial<Record<AxisId, string>>;
  readonly body: Body;
}

/** Number of facts of each ground. */
export type GroundCounts = Readonly<Record<Ground, number>>;

/** Where every fact of an entry comes from. */
export interface EntryGround {
  /** By path of the token or declaration, as `listTokens` names them. */
  readonly tokens: TokenGrounds;
  readonly axes: ReadonlyMap<AxisId, Ground>;
  /** Number of sentences of each part with the ground of the part. */
  readonly prose: ReadonlyMap<ProsePart, { readonly ground: Ground; readonly sentences: number }>;
}

export function entryGround(entry: Founded): EntryGround {
  const tokens = tokenGrounds(entry);
  return { tokens, axes: axisGrounds(entry, tokens), prose: proseGrounds(entry) };
}

export function countGrounds({ tokens, axes, prose }: EntryGround): Record<keyof EntryGround, GroundCounts> {
  const counts = (grounds: Iterable<Ground>) =>
    counted([...grounds].map((ground) => ({ ground, sentences: 1 })));
  return {
    tokens: counts(tokens.values()),
    axes: counts(axes.values()),
    prose: counted([...prose.values()]),
  };
}

function counted(parts: readonly { readonly ground: Ground; readonly sentences: number }[]): GroundCounts {
  const of = (ground: Ground) =>
    parts.reduce((sum, part) => sum + (part.ground === ground ? part.sentences : 0), 0);
  // An object with every ground as its key.
  return Object.fromEntries(GROUNDS.map((ground) => [ground, of(ground)])) as Record<Ground, number>;
}

/** Computed axes have the weakest ground of the tokens that they are computed from. */
function axisGrounds(entry: Founded, tokens: TokenGrounds): Map<AxisId, Ground> {
  const { basis = {}, sources, grammar_flat: grammar } = entry;
  const stated = AXES.filter(({ id }) => grammar[id] !== undefined);
  return new Map(
    stated.map(({ id, fromTokens }): [AxisId, Ground] => {
      if (basis.measured?.includes(id) === true) return [id, 'first-party'];
      if (basis.sourced?.[id] !== undefined) return [id, groundOf(basis.sourced[id].cites, sources)];
      if (basis.computed?.includes(id) !== true) return [id, 'recalled'];
      const { facts, used } = recordingFacts(entry);
      fromTokens?.(facts);
      return [id, weakest([...used].flatMap((path) => tokens.get(path) ?? []))];
    }),
  );
}

/** Token facts that note the paths of the tokens that are asked for. */
function recordingFacts(entry: Founded) {
  const used = new Set<string>();
  const facts = tokenFacts(entry);
  const families = new Proxy(facts.families, {
    get(own, role: string) {
      used.add(`font.${role}`).add(`font-class.${role}`);
      return own[role];
    },
  });
  return {
    used,
    facts: {
      theme: facts.theme,
      families,
      token: (path: string) => (used.add(path), facts.token(path)),
      color: (path: string) => (used.add(path), facts.color(path)),
      component: (name: 'button' | 'card' | 'input', property: string) => (
        used.add(`${name}.${property}`),
        facts.component(name, property)
      ),
    },
  };
}

function proseGrounds(entry: Founded): EntryGround['prose'] {
  const { body, prose_cites: cites = {}, sources } = entry;
  const sentences: Record<ProsePart, number> = {
    signature_move: 1 + sentencesOf(body.signature_move).length,
    era: entry.era.length,
    persona: entry.voice?.persona === undefined ? 0 : 1,
    era_lineage: sentencesOf(body.era_lineage).length,
    doc_voice: sentencesOf(body.doc_voice).length,
    voice_example: sentencesOf(entry.voice?.example ?? '').length,
    anti_patterns: body.anti_patterns.flatMap(sentencesOf).length,
  };
  return new Map(
    PROSE_PARTS.map((part) => [
      part,
      {
        ground: part === 'voice_example' ? 'recalled' : groundOf(cites[part], sources),
        sentences: sentences[part],
      },
    ]),
  );
}
