import type { SiteAnalyticsDestinations } from '#engine/site/site-config.ts';
import type { TrackedAnalyticsEvent } from '#schemas/browser/page-events.ts';

/** Receives events once its code is loaded. */
export interface AnalyticsEventTracker {
  track(tracked: TrackedAnalyticsEvent): void;
}

/** Destinations of analytics events. */
export interface DestinationsOfPageAnalyticsEvents extends SiteAnalyticsDestinations {
  /** Key of the brand whose shop it is. */
  readonly brand: string;
  /** Origins that may frame this page. */
  readonly framedBy: readonly string[];
}
