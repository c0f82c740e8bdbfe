import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { LeanEntrySchema } from '../../../src/catalog/lean-entry.ts';
import { detail, full, withFull } from '../detail.ts';
import { defineTool } from '../tool.ts';

const { entries } = LeanEntrySchema;

/** What a short answer has of the record of a brand. */
const BriefBrand = v.object({
  slug: entries.slug,
  name: entries.name,
  official_url: entries.official_url,
  tier: entries.tier,
  theme: entries.theme,
  mood: entries.mood,
  density: entries.density,
  era: entries.era,
  signature_move: entries.signature_move,
  voice_persona: entries.voice_persona,
  // Their schemas are longer than all other tools together; every agent would read them before its first call.
  grammar_flat: v.optional(
    described(v.record(v.string(), v.string()), 'Values by axis id; `taste://grammar` has every value.'),
  ),
  tokens: described(
    v.record(v.string(), v.unknown()),
    'Design tokens by group; a group that is absent is not known.',
  ),
});

export const getBrand = defineTool({
  name: 'get_brand',
  title: 'Get a brand',
  description:
    'Read one brand of the catalog by slug, name or host: signature move, moods, eras, design tokens (colours, typefaces, sizes, spacing, radii) and the value of each axis. Use it to look something up; use contract to get rules to build by. `detail: full` adds sources, the ground of every fact, components and prose.',
  input: v.object({
    brand: described(v.string(), 'Slug, name or host of the brand, such as `linear`.'),
    detail,
  }),
  output: v.object({ brand: BriefBrand, full }),
  async run({ brand, detail: asked }, { document, slugOf }) {
    const text = await document(`/api/styles/${await slugOf(brand)}.json`);
    const record: unknown = JSON.parse(text);
    return { brand: v.parse(BriefBrand, record), ...withFull(asked, record) };
  },
});
