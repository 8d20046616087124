import type { SiteAnalyticsSettings } from '../site/site-config.ts';
import type { ResolvedImage } from './block-values.ts';

/** What a block may know of its site. */
export interface SiteView {
  readonly key: string;
  readonly name: string;
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
  /** The logo of the theme. */
  readonly logo: ResolvedImage | null;
  readonly features: Readonly<Record<string, boolean>>;
  /** Who is told what customers do; left out where nobody is. */
  readonly analytics?: SiteAnalyticsSettings;
}
