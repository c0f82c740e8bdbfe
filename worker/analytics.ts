import { CATEGORIES, type Category } from '../src/grammar/axis.ts';

/** A usage event: what was done and with which brands, nothing about who did it or what they wrote. */
export interface UsageEvent {
  readonly event: string;
  readonly client: string;
  /** When it happened, as the client says or as the service received it. */
  readonly at: Date;
  readonly brandSlug: string | null;
  /** 1..10 */
  readonly rating: number | null;
  /** Slugs by category, of a composition. */
  readonly sources: Readonly<Partial<Record<Category, string>>>;
}

/** Raised with every change of the columns; a query asks for the rows of one version. */
const ROW_VERSION = 1;

/** Takes an event, or drops it without a word to the caller when there is no dataset or it fails. */
export type EventLog = (event: UsageEvent) => void;

/** The only place that knows the order of the columns. */
export function eventLog(dataset: AnalyticsEngineDataset | undefined): EventLog {
  return (event) => {
    try {
      dataset?.writeDataPoint(row(event));
    } catch (error) {
      console.warn('An event was dropped.', error);
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
