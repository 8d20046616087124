import type { ReadableHeaders } from '../../site/request-host.ts';
import type { CachedPageAudience } from '../page-cache-keys.ts';

/** Request header in which the edge sends the variant that it wants to store a page under. */
export const VARIANT_HEADER = 'x-vitrine-variant';

/** Seconds for which the edge serves a stored page when no node answers. */
export const STALE_IF_ERROR_SECONDS = 3600;

/** Maximum seconds for which the edge serves an expired page while it fetches a new one. */
const MAX_STALE_WHILE_REVALIDATE_SECONDS = 60;

/** The same where pages are purged as soon as a node has seen that their data changed: they wait for a rare visitor. */
const MAX_STALE_WHILE_REVALIDATE_SECONDS_WITH_PURGES = 600;

/** Cache rules of a page for the edge. */
export interface EdgeCaching {
  readonly audience: Pick<CachedPageAudience, 'locale' | 'subVariant' | 'consent' | 'bannerDismissed'>;
  /** Whether the page shows what the visitor has consented to. The edge knows only whether they have chosen. */
  readonly showsConsent: boolean;
  /** Tags by which it is purged, separated by spaces. */
  readonly tags: string;
  /** Whether edges purge by tags. */
  readonly isPurged: boolean;
  readonly clock: () => number;
  /** False once newer documents are served: an answer that was still on its way then must not be stored. */
  readonly isCurrent: () => boolean;
}

interface CacheTimes {
  /** When the page was made, in epoch milliseconds. */
  readonly made: number;
  /** Epoch milliseconds. */
  readonly expires: number;
  readonly validUntil?: number;
}

type Headers = Readonly<Record<string, string>>;

const NOT_STORED: Headers = { 'cache-control': 'private, no-store' };

/**
 * Cache headers for an edge; null for a request without the header of a variant. The page is public only where the edge
 * names the variant for which it was rendered.
 */
export function createEdgeCacheHeaders(
  { audience, showsConsent, tags, isPurged, clock, isCurrent }: EdgeCaching,
  { made, expires, validUntil = expires }: CacheTimes,
  asked: ReadableHeaders,
): Headers | null {
  const variant = asked.get(VARIANT_HEADER);
  if (variant === null) return null;
  const isOfVariant = !(showsConsent && audience.consent.size > 0) && isRenderedFor(audience, variant, asked);
  if (!isOfVariant || !isCurrent()) return NOT_STORED;
  const fresh = toSeconds(expires - clock());
  const stale = Math.min(
    isPurged ? MAX_STALE_WHILE_REVALIDATE_SECONDS_WITH_PURGES : MAX_STALE_WHILE_REVALIDATE_SECONDS,
    toSeconds(validUntil - expires),
  );
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    // The page's own script reads it where no node answers.
    'last-modified': new Date(made).toUTCString(),
    'surrogate-key': tags,
    'cache-tag': tags.replaceAll(' ', ','),
    vary: `accept-encoding, ${VARIANT_HEADER}`,
  };
}

/**
 * The variant of an audience: `<locale>/<sub-variant>/`, and `chosen` once the visitor has chosen what they consent to. A
 * fourth part is the hash of a dismissed banner.
 */
export function formatEdgeVariant({ locale, subVariant, consent }: EdgeCaching['audience']): string {
  return `${locale}/${subVariant ?? ''}/${consent.size > 0 ? 'chosen' : ''}`;
}

function isRenderedFor(audience: EdgeCaching['audience'], variant: string, asked: ReadableHeaders): boolean {
  const end = variant.lastIndexOf('/');
  if (variant.slice(0, end) !== formatEdgeVariant(audience)) return false;
  const banner = variant.slice(end + 1);
  if (audience.bannerDismissed) return banner !== '';
  // Who dismissed an earlier text of the banner sees the present one. Other hashes are invented.
  return banner === '' || (asked.get('cookie') ?? '').includes(`banner-dismissed=${banner}`);
}

function toSeconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1000));
}
