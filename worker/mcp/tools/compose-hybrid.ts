import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { EXPORTERS } from '../../../src/contract/exporters/index.ts';
import { refuse } from '../../../src/errors.ts';
import { compose } from '../../operations/compose.ts';
import { ComposeInput } from '../../operations/compose-schema.ts';
import { detail, full, withFull } from '../detail.ts';
import { defineTool } from '../tool.ts';

const { sources, name, layout } = ComposeInput.entries;

/** Formats that fit the context of an agent. */
const FORMATS = [
  'json',
  'design_md',
  ...EXPORTERS.filter(({ fitsAgents }) => fitsAgents).map(({ id }) => id),
  'html',
];

export const composeHybrid = defineTool({
  name: 'compose',
  title: 'Compose a hybrid',
  description:
    'Mix several catalog brands (slug, name or host) into one taste, category by category: `{"palette": "stripe", "type": "linear"}`. Categories: surface (background, corners, borders, shadows), palette (colours), type, emphasis (buttons, bold, accents), whitespace, voice (wording), motion, imagery; those not named stay open. Answers grammar, tokens and resolved conflicts; for AGENTS.md pass the same sources to contract.',
  input: v.object({
    sources,
    name,
    output_format: v.optional(
      described(
        v.picklist(FORMATS),
        'Any other than `json` is answered as `document`; `html` is a specimen page of about 25 kB.',
      ),
      'json',
    ),
    layout,
    detail,
  }),
  output: v.object({
    name: v.string(),
    theme: v.string(),
    signature_move: v.string(),
    grammar: v.optional(described(v.unknown(), 'Axis values by category; absent with a document.')),
    tokens: v.optional(described(v.unknown(), 'Design tokens by group; absent with a document.')),
    document: v.optional(v.string()),
    conflicts: described(v.array(v.string()), 'What had to be changed so that the parts fit.'),
    full,
  }),
  async run({ output_format: format, layout: arranged, detail: asked, ...mix }, { call }) {
    if (arranged !== undefined && format !== 'html')
      refuse('invalid_request', 'layout', 'Is only allowed with `output_format: "html"`.');
    const answer = await call(compose, mix);
    const hybrid = v.parse(Hybrid, answer);
    const { name: called, theme, signature_move, grammar, tokens, conflicts } = hybrid;
    const document =
      format === 'json'
        ? undefined
        : await call(compose, { ...mix, output_format: format, layout: arranged });
    return {
      name: called,
      theme,
      signature_move,
      ...(document === undefined ? { grammar, tokens } : { document: v.parse(v.string(), document) }),
      conflicts: conflicts.map((conflict) => conflict.detail),
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
