import { citedSources } from '../catalog/cited-sources.ts';
import type { PublishedEntry } from '../catalog/entry-of-record.ts';
import { countGrounds } from '../catalog/ground/entry-ground.ts';
import { countedGrounds } from '../catalog/ground/ground-sentences.ts';
import { voiceText } from '../catalog/voice-example.ts';
import { listTokens } from '../catalog/listed-tokens.ts';
import { tokenValues } from '../catalog/token-values.ts';
import type { AxisId } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';
import { openSubstitutes, withSubstitutes } from '../catalog/open-substitutes.ts';
import { splitOpenAxes } from './settle/open-axes.ts';
import { hasSeveralValues } from './settle/several-values.ts';
import { followingOf, settleTaste, type SettledTaste } from './settle/settle-taste.ts';

/** The contract of a catalog brand. @param service see Contract */
export function brandContract(entry: PublishedEntry, service: string): Contract {
  const { name, source: url, theme, tokens, components = {}, basis, body } = entry;
  const settled = settleTaste(entry.grammar_flat, { tokens: tokenValues(tokens), theme, components });
  const { stated, former, excluded, remarks } = settled;
  const { grammar, open } = splitOpenAxes(settled.grammar, stated);
  const known = [...(basis?.computed ?? []), ...(basis?.measured ?? [])];
  return {
    name,
    isNameQuoted: false,
    url,
    origin: [originOf(entry, { grammar, former }), ...remarks].join(' '),
    character: {
      signature: body.signature_move,
      avoid: body.anti_patterns,
      voice: { persona: entry.voice?.persona ?? null, text: voiceText(entry.voice, body.doc_voice) },
    },
    grammar,
    open,
    measures: {
      ...basis?.recalled,
      ...reasonsOf(basis?.sourced),
      ...followingOf(former, 'pages of the brand may have'),
    },
    unstated: excluded,
    required: known.filter(
      (id) => grammar[id] !== undefined && !OF_ALL_PAINTED.has(id) && !hasSeveralValues(id, stated),
    ),
    tokens: listTokens(withSubstitutes(stated)),
    further: {
      states: entry.component_states ?? {},
      sizes: entry.component_sizes ?? {},
      substitutes: openSubstitutes(stated),
    },
    service,
  };
}

/**
 * Axes that are measured of all that a page paints and writes: one that keeps the tokens may have another value, by how
 * much of each it shows.
 */
const OF_ALL_PAINTED: ReadonlySet<AxisId> = new Set(['palette.saturation', 'palette.contrast']);

/** Where tokens and values come from, in the terms of `basis`; what follows the tokens is computed from them. */
function originOf(
  entry: PublishedEntry,
  { grammar, former }: Pick<SettledTaste, 'grammar' | 'former'>,
): string {
  const { basis } = entry;
  const isKept = (id: AxisId) => grammar[id] !== undefined && former[id] === undefined;
  const computed =
    (basis?.computed ?? []).filter(isKept).length +
    Object.keys(former).filter((id) => grammar[id as AxisId] !== undefined).length;
  const measured = (basis?.measured ?? []).filter(isKept).length;
  const reasoned = (axes: Partial<Record<AxisId, unknown>> = {}) =>
    (Object.keys(axes) as AxisId[]).filter(isKept).length; // keys of the schema
  const parts = [
    counted(computed, 'computed from the tokens'),
    counted(measured, "measured on the brand's own pages"),
    counted(reasoned(basis?.sourced), 'shown by cited sources'),
    counted(reasoned(basis?.recalled), 'recalled'),
  ].filter((part) => part !== null);
  const values = parts.length === 0 ? '' : ` Of the values, ${parts.join(', ')}.`;
  return `${tokenOrigin(entry)}${values}${proseOrigin(entry)}`;
}

function proseOrigin({ ground }: PublishedEntry): string {
  const parts = (['signature_move', 'anti_patterns'] as const).map((part) => ground.prose.get(part)?.ground);
  if (!parts.every((part) => part === 'recalled')) return '';
  return ground.prose.get('doc_voice')?.ground === 'recalled'
    ? ' So are the signature move and the voice.'
    : ' So is the signature move.';
}

/** The sources that tokens were taken from, and the grounds of the tokens. */
function tokenOrigin(entry: PublishedEntry): string {
  const refs = citedSources(entry).map(({ ref }) => ref.replace(COMMIT, '$1'));
  return `Tokens come from ${refs.join(', ')}: ${countedGrounds(countGrounds(entry.ground).tokens)}.`;
}

/** A commit, and the part of it that names it. */
const COMMIT = /(?<=@)([0-9a-f]{8})[0-9a-f]{32}$/;

function reasonsOf(
  sourced: NonNullable<PublishedEntry['basis']>['sourced'] = {},
): Partial<Record<AxisId, string>> {
  return Object.fromEntries(Object.entries(sourced).map(([id, { reason }]) => [id, reason]));
}

function counted(count: number, how: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? 'is' : 'are'} ${how}`;
}
