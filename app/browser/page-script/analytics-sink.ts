import type { SiteAnalyticsDestinations } from '#engine/site/site-config.ts';
import type { TrackedAnalyticsEvent } from '#schemas/browser/page-events.ts';

/** Receives events once its code is loaded. */
export interface AnalyticsSink {
  track(tracked: TrackedAnalyticsEvent): void;
}

/** Destinations of analytics events. */
export interface AnalyticsDestinations extends SiteAnalyticsDestinations {
  /** Key of the brand whose shop it is. */
  readonly brand: string;
  /** Origins that may frame this page. */
  readonly framedBy: readonly string[];
}
