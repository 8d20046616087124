import type { SiteAnalyticsDestinations } from '../site/site-config.ts';
import type { ResolvedImage } from './block-values.ts';

/** Site data that blocks may read. */
export interface SiteDataForBlocks {
  readonly key: string;
  readonly name: string;
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Minimum age of customers, in years; missing where it is the usual one. */
  readonly minimumAge?: number;
  /** The logo of the theme. */
  readonly logo: ResolvedImage | null;
  readonly features: Readonly<Record<string, boolean>>;
  /** Analytics destinations; missing without any. */
  readonly analytics?: SiteAnalyticsDestinations;
}
