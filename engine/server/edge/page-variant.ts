import type { CachedPageAudience } from '../page-cache-keys.ts';

/** What selects a page at the edge, beside its address. */
export type PageVariant = Pick<CachedPageAudience, 'locale' | 'subVariant' | 'consent' | 'bannerDismissed'>;
