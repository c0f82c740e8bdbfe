import * as v from 'valibot';
import type { CatalogEntry } from './entry.ts';
import { DENSITIES, MOODS, SLUG, THEMES, TIERS } from './entry.ts';
import type { LiveTokens } from './live-tokens.ts';

export const API_VERSION = '1.0';

/** A brand in the catalog list. Unknown fields are absent. */
export const LeanEntrySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  slug: v.pipe(v.string(), v.regex(SLUG)),
  source: v.pipe(v.string(), v.url()),
  official_url: v.pipe(v.string(), v.url()),
  docs_url: v.exactOptional(v.pipe(v.string(), v.url())),
  tier: v.picklist(TIERS),
  theme: v.picklist(THEMES),
  era: v.array(v.string()),
  mood: v.array(v.picklist(MOODS)),
  density: v.picklist(DENSITIES),
  signature_move: v.string(),
  voice_persona: v.exactOptional(v.string()),
  /** Score of the brand's developer prose, 0..100; absent until it is measured. */
  voice_score: v.exactOptional(v.number()),
  has_video: v.boolean(),
  has_screenshot: v.boolean(),
});
export type LeanEntry = v.InferOutput<typeof LeanEntrySchema>;

/** `GET /api/styles.json` */
export const CatalogListSchema = v.object({
  count: v.pipe(v.number(), v.integer()),
  version: v.string(),
  styles: v.array(LeanEntrySchema),
});

/** Facts about a brand that are not in its file. */
export interface EntryFacts {
  /** UUID, the same at every build. */
  readonly id: string;
  readonly hasScreenshot: boolean;
  readonly hasVideo: boolean;
  readonly liveTokens: LiveTokens | null;
}

export function leanEntry(entry: CatalogEntry, { id, hasScreenshot, hasVideo }: EntryFacts): LeanEntry {
  const { docs_url } = entry;
  const { persona, google_rubric_score: score } = entry.voice ?? {};
  return {
    id,
    name: entry.name,
    slug: entry.slug,
    source: entry.source,
    official_url: entry.official_url,
    ...(typeof docs_url === 'string' && { docs_url }),
    tier: entry.tier,
    theme: entry.theme,
    era: entry.era,
    mood: entry.mood,
    density: entry.density,
    signature_move: entry.signature_move,
    ...(persona !== undefined && { voice_persona: persona }),
    ...(score !== undefined && { voice_score: score }),
    has_video: hasVideo,
    has_screenshot: hasScreenshot,
  };
}
