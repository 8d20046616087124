import type { SiteAnalyticsSettings } from '#engine/site/site-config.ts';
import type { TrackedEventDetail } from '../../services/analytics/track.ts';

/** Receives events once its code is loaded. */
export interface AnalyticsSink {
  track(tracked: TrackedEventDetail): void;
}

/** Where the events of a site go. */
export interface AnalyticsDestinations extends SiteAnalyticsSettings {
  /** Key of the brand whose shop it is. */
  readonly brand: string;
  /** Origins of the partner whose page may frame this one. */
  readonly framedBy: readonly string[];
}
