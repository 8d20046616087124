import type { ReadableHeaders } from '../../site/request-host.ts';
import type { EdgePageRequest } from './edge-page-request.ts';
import type { EdgePages } from './edge-pages.ts';
import type { PageVariant } from './page-variant.ts';

/** Request header in which the edge sends the variant that it wants to store a page under. */
export const VARIANT_HEADER = 'x-vitrine-variant';

/** Request header with the visitor's consent, from an edge that can vary by it: `none`, `essential` or `all`. */
export const CONSENT_HEADER = 'x-vitrine-consent';

/** Seconds for which the edge serves a stored page when no node answers. */
export const STALE_IF_ERROR_SECONDS = 3600;

/** Maximum seconds for which the edge serves an expired page while it fetches a new one. */
const MAX_STALE_WHILE_REVALIDATE_SECONDS = 60;

/** The same for edges that are purged when data changes, which can store rarely visited pages for longer. */
const MAX_STALE_WHILE_REVALIDATE_SECONDS_WITH_PURGES = 600;

/**
 * Milliseconds for which a purging edge serves a page past its end, while a node has it refetched. Otherwise each close of
 * a draw, which the header of all pages shows, would send all visitors to the nodes. The page's own script ends
 * countdowns, and the API refuses purchases for closed draws.
 */
const PAST_END_MS = 60_000;

/** Cache rules of a page for the edge. */
export interface EdgeCaching {
  readonly audience: PageVariant;
  /** Whether the page shows the visitor's consent, which is not part of the variant. */
  readonly showsConsent: boolean;
  /** Request with which the edge fetches it. */
  readonly request: EdgePageRequest;
  /** Tags by which it is purged, separated by spaces. */
  readonly tags: string;
  /** Whether edges purge by tags. */
  readonly isPurged: boolean;
  /** Receives each answer that the edge may store. */
  readonly sent: EdgePages['sent'];
  readonly clock: () => number;
  /** False once newer documents of the page are served: a response rendered before must not be stored. */
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
  { audience, showsConsent, request, tags, isPurged, sent, clock, isCurrent }: EdgeCaching,
  { made, expires, validUntil = expires }: CacheTimes,
  requestHeaders: ReadableHeaders,
): Headers | null {
  const variant = requestHeaders.get(VARIANT_HEADER);
  if (variant === null) return null;
  const consent = showsConsent ? requestHeaders.get(CONSENT_HEADER) : null;
  const isOfConsent =
    consent === null ? !showsConsent || audience.consent.size === 0 : consent === formatConsent(audience);
  if (!isOfConsent || !isRenderedFor(audience, variant, requestHeaders) || !isCurrent()) return NOT_STORED;
  const maxStale = isPurged ? MAX_STALE_WHILE_REVALIDATE_SECONDS_WITH_PURGES : MAX_STALE_WHILE_REVALIDATE_SECONDS;
  const end = Math.min(validUntil, expires + 1000 * maxStale);
  const fresh = toSeconds(expires - clock());
  const stale = toSeconds(end + (isPurged ? PAST_END_MS : 0) - clock()) - fresh;
  sent({ request, tags, end }, requestHeaders);
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    // The page's own script reads it if no node responds.
    'last-modified': new Date(made).toUTCString(),
    'surrogate-key': tags,
    'cache-tag': tags.replaceAll(' ', ','),
    vary: ['accept-encoding', VARIANT_HEADER, ...(consent === null ? [] : [CONSENT_HEADER])].join(', '),
  };
}

/**
 * The variant of an audience: `<locale>/<sub-variant>/`, and `chosen` once the visitor has made a consent choice. A
 * fourth part is the hash of a dismissed banner.
 */
export function formatEdgeVariant({ locale, subVariant, consent }: PageVariant): string {
  return `${locale}/${subVariant ?? ''}/${consent.size > 0 ? 'chosen' : ''}`;
}

function formatConsent({ consent }: Pick<PageVariant, 'consent'>): string {
  if (consent.has('non_essential')) return 'all';
  return consent.size > 0 ? 'essential' : 'none';
}

function isRenderedFor(audience: PageVariant, variant: string, requestHeaders: ReadableHeaders): boolean {
  const end = variant.lastIndexOf('/');
  if (variant.slice(0, end) !== formatEdgeVariant(audience)) return false;
  const banner = variant.slice(end + 1);
  if (audience.bannerDismissed) return banner !== '';
  // Visitors who dismissed an earlier banner text see the current one. Other hashes are forged.
  return banner === '' || (requestHeaders.get('cookie') ?? '').includes(`banner-dismissed=${banner}`);
}

function toSeconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1000));
}
