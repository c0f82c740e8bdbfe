import * as v from 'valibot';
import { HUE_NAMES } from '../color/hue-name.ts';
import { described } from './described.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { DENSITIES, MOODS, SLUG, THEMES, TIER_MEANING, TIERS } from './entry-values.ts';
import { PERIODS, periodsOf } from './era-periods.ts';
import { KINDS, SCRIPTS } from './facets.ts';
import { fontClassesOf } from './font-classes-of.ts';
import { completenessOf, groundShares, GroundSharesSchema } from './ground/published-ground.ts';
import { INDUSTRIES, industriesOf } from './industries.ts';
import { FAMILY_CLASSES } from './tokens.ts';
import { TRADES } from './trades.ts';
import { knownHues } from './known-colors.ts';
import type { LiveTokens } from './live-tokens.ts';

export const API_VERSION = '1.0';

/** Pages that a screenshot or recording can show. */
export const SCREENSHOT_SUBJECTS = ['official', 'board'] as const;
export type ScreenshotSubject = (typeof SCREENSHOT_SUBJECTS)[number];

/** A brand in the catalog list. Unknown fields are absent. */
export const LeanEntrySchema = v.object({
  id: described(v.pipe(v.string(), v.uuid()), 'UUID of the brand, the same in every build.'),
  name: described(v.string(), 'Display name.'),
  slug: described(v.pipe(v.string(), v.regex(SLUG)), 'Identifier of the brand in paths and requests.'),
  source: described(v.pipe(v.string(), v.url()), 'URL that the entry describes.'),
  official_url: described(v.pipe(v.string(), v.url()), 'URL of the site of the brand.'),
  docs_url: v.exactOptional(
    described(v.pipe(v.string(), v.url()), 'URL of the documentation; absent when there is none.'),
  ),
  tier: described(v.picklist(TIERS), TIER_MEANING),
  kind: v.exactOptional(described(v.picklist(KINDS), 'What the brand is.')),
  theme: described(
    v.picklist(THEMES),
    'Colour scheme that a visitor sees first; `mixed` for light and dark sections.',
  ),
  era: described(
    v.array(v.string()),
    'Movements, decades, designers or publications that the design refers to.',
  ),
  mood: described(v.array(v.picklist(MOODS)), 'One to five moods.'),
  density: described(v.picklist(DENSITIES), 'Amount of content on a screen.'),
  industry: described(v.array(v.picklist(INDUSTRIES)), 'Main industries, that of the first trade first.'),
  trades: v.exactOptional(
    described(v.array(v.picklist(TRADES)), 'What the brand does; first what people know it for.'),
  ),
  era_period: described(v.array(v.picklist(PERIODS)), 'Decades that the eras name, oldest first.'),
  script: v.exactOptional(
    described(
      v.array(v.picklist(SCRIPTS)),
      'Scripts that the brand writes for its readers, ISO 15924 in lower case, the main one first.',
    ),
  ),
  country: v.exactOptional(
    described(v.string(), 'Country the brand comes from or is led from, ISO 3166-1 alpha-2.'),
  ),
  font_class: described(v.array(v.picklist(FAMILY_CLASSES)), 'Classes of its typefaces.'),
  hue: described(v.array(v.picklist(HUE_NAMES)), 'Names of the colours that people know the brand by.'),
  ground: described(GroundSharesSchema, 'Where the facts of the entry come from, as shares.'),
  completeness: described(v.number(), 'Share of the core fields that the entry states, 0 to 1.'),
  signature_move: described(
    v.string(),
    'The one design decision by which people recognise the brand, 30 to 200 characters.',
  ),
  voice_persona: v.exactOptional(
    described(v.string(), 'The voice of the brand as a person with a profession; absent when not known.'),
  ),
  voice_score: v.exactOptional(
    described(v.number(), "Score of the brand's developer prose, 0 to 100; absent until it is measured."),
  ),
  has_video: described(v.boolean(), 'Whether the catalog has a scroll recording.'),
  has_screenshot: described(v.boolean(), 'Whether the catalog has a screenshot.'),
  screenshot_of: v.exactOptional(
    described(
      v.picklist(SCREENSHOT_SUBJECTS),
      'Page of the screenshot and recording: the `official` page, or the `board` that the catalog draws from the entry. Absent without a screenshot.',
    ),
  ),
});
export type LeanEntry = v.InferOutput<typeof LeanEntrySchema>;

/** `GET /api/styles.json` */
export const CatalogListSchema = v.object({
  count: described(v.pipe(v.number(), v.integer()), 'Number of entries.'),
  version: described(v.string(), 'Version of the API.'),
  styles: described(v.array(LeanEntrySchema), 'One entry for each brand.'),
});

/** Facts about a brand that are not in its file. */
export interface EntryFacts {
  /** UUID, the same at every build. */
  readonly id: string;
  /** Page of the screenshot; null without one. */
  readonly screenshotOf: ScreenshotSubject | null;
  readonly hasVideo: boolean;
  readonly liveTokens: LiveTokens | null;
}

export function leanEntry(entry: CatalogEntry, { id, screenshotOf, hasVideo }: EntryFacts): LeanEntry {
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
    ...(entry.kind !== undefined && { kind: entry.kind }),
    theme: entry.theme,
    era: entry.era,
    mood: entry.mood,
    density: entry.density,
    industry: [...industriesOf(entry.trades ?? [])],
    ...(entry.trades !== undefined && { trades: entry.trades }),
    era_period: [...periodsOf(entry.era)],
    ...(entry.script !== undefined && { script: entry.script }),
    ...(entry.country !== undefined && { country: entry.country }),
    font_class: [...fontClassesOf(entry.tokens)],
    hue: [...knownHues(entry.tokens, entry.theme)],
    ground: groundShares(entry),
    completeness: completenessOf(entry).share,
    signature_move: entry.signature_move,
    ...(persona !== undefined && { voice_persona: persona }),
    ...(score !== undefined && { voice_score: score }),
    has_video: hasVideo,
    has_screenshot: screenshotOf !== null,
    ...(screenshotOf !== null && { screenshot_of: screenshotOf }),
  };
}
