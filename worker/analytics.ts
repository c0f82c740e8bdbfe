import { CATEGORIES, type Category } from '../src/grammar/axis.ts';

/** A usage event: the action and the brands involved. It holds no user data and no user text. */
export interface UsageEvent {
  readonly event: string;
  readonly client: string;
  /** Time stated by the client, otherwise time of receipt. */
  readonly at: Date;
  readonly brandSlug: string | null;
  /** 1..10 */
  readonly rating: number | null;
  /** Slugs by category, for `compose`. */
  readonly sources: Readonly<Partial<Record<Category, string>>>;
}

/** Version of the column layout; increase it with every change, because queries filter on it. */
const ROW_VERSION = 1;

/** Records an event. Drops it silently when no dataset is bound or the write fails. */
export type EventLog = (event: UsageEvent) => void;

/** Column order is defined only here. */
export function eventLog(dataset: AnalyticsEngineDataset | undefined): EventLog {
  return (event) => {
    try {
      dataset?.writeDataPoint(row(event));
    } catch (error) {
      console.warn('Usage event dropped.', error);
    }
  };
}

/**
 * index1  event
 * blob1   event        double1  ROW_VERSION
 * blob2   client       double2  milliseconds since 1970
 * blob3   brand slug   double3  rating, 0 where there is none
 * blob4…  slug by category, in the order of CATEGORIES, empty where there is none
 */
function row({ event, client, at, brandSlug, rating, sources }: UsageEvent): AnalyticsEngineDataPoint {
  return {
    indexes: [event],
    blobs: [event, client, brandSlug ?? '', ...CATEGORIES.map((category) => sources[category] ?? '')],
    doubles: [ROW_VERSION, at.getTime(), rating ?? 0],
  };
}
