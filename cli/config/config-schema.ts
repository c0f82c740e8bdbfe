import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.array(text);
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** `taste.config.json`. Its fields are the options of `taste score`; paths are relative to the file. */
export const ConfigSchema = v.strictObject({
  $schema: v.optional(v.string()),
  pages: v.optional(described(texts, 'Pages to judge when the command names none: URLs, files, folders.')),
  brand: v.optional(described(text, 'Target: a brand of the catalog.')),
  'target-url': v.optional(described(text, 'Target: a page that looks as these should.')),
  grammar: v.optional(described(text, 'Target: a JSON or YAML file of axis values, or a contract.')),
  brief: v.optional(described(text, 'Target in plain English.')),
  contract: v.optional(described(text, 'Target: a contract (`AGENTS.md`), with its least scores.')),
  tokens: v.optional(described(text, 'JSON or YAML file of design tokens, with `grammar` or `brief`.')),
  min: v.optional(described(points, 'Least score.')),
  identity: v.optional(described(points, 'Least score of the identity.')),
  baseline: v.optional(described(text, 'Earlier output of `taste score --json`.')),
  waive: v.optional(
    described(v.record(text, text), 'Reason by axis or `identity.` part that does not count.'),
  ),
  ignore: v.optional(described(texts, 'Axes and categories to leave out of the score.')),
  root: v.optional(described(text, 'Folder that `/` in addresses of files means.')),
  render: v.optional(described(v.boolean(), 'Whether to read pages in an installed Chromium.')),
  offline: v.optional(described(v.boolean(), 'Whether addresses outside the folder are not fetched.')),
  'allow-host': v.optional(described(texts, 'Private hosts, as `host:port`, that pages may load from.')),
});

export type Config = v.InferOutput<typeof ConfigSchema>;
