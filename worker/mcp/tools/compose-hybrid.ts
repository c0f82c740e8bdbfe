import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { compose } from '../../operations/compose.ts';
import { ComposeInput } from '../../operations/compose-schema.ts';
import { detail, full, withFull } from '../detail.ts';
import { defineTool } from '../tool.ts';

const { sources, name } = ComposeInput.entries;

export const composeHybrid = defineTool({
  name: 'compose',
  title: 'Compose a hybrid',
  description:
    'Mix several catalog brands (slug, name or host) into one taste, category by category: `{"palette": "stripe", "type": "linear"}`. The categories are surface, palette, type, emphasis, whitespace, voice, motion, imagery; those that are not named stay open, so name a brand for each one that counts. Answers the grammar, tokens and the conflicts it resolved; pass the same sources to contract for an AGENTS.md.',
  input: v.object({ sources, name, detail }),
  output: v.object({
    name: v.string(),
    theme: v.string(),
    signature_move: v.string(),
    grammar: described(v.unknown(), 'Axis values by category.'),
    tokens: described(v.unknown(), 'Design tokens by group.'),
    conflicts: described(v.array(v.string()), 'What had to be changed so that the parts fit.'),
    full,
  }),
  async run({ sources: from, name: given, detail: asked }, { call }) {
    const answer = await call(compose, {
      sources: from,
      output_format: 'json',
      ...(given !== undefined && { name: given }),
    });
    const hybrid = v.parse(Hybrid, answer);
    const { name: called, theme, signature_move, grammar, tokens, conflicts } = hybrid;
    const details = conflicts.map((conflict) => conflict.detail);
    return {
      name: called,
      theme,
      signature_move,
      grammar,
      tokens,
      conflicts: details,
      ...withFull(asked, answer),
    };
  },
});

/** The answer of compose in the format `json`, as far as the tool uses it. */
const Hybrid = v.object({
  name: v.string(),
  theme: v.string(),
  signature_move: v.string(),
  grammar: v.unknown(),
  tokens: v.unknown(),
  conflicts: v.array(v.object({ detail: v.string() })),
});
