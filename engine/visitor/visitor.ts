import type { Locale } from '#schemas/generated/config/types.gen.ts';
import type { CookieCategory } from '../storage/consent.ts';
import type { StartParameters } from './start-parameters.ts';

/**
 * Who asks, as the request's cookies and start parameters tell. Nothing here is a secret: tokens stay with the server's
 * session and are only told by `signedIn`.
 */
export interface Visitor {
  readonly signedIn: boolean;
  readonly customerId: string | null;
  readonly segment: string | null;
  readonly locale: Locale;
  readonly subVariant: string | null;
  readonly pricingId: string;
  readonly anonymousCartToken: string | null;
  readonly affiliateCode: string | null;
  /** The campaign that brought the visitor here; absent without one, or without consent to keep it. */
  readonly utm?: StartParameters['utm'];
  readonly sessionId: string | null;
  /** What the visitor chose to consent to; empty before they chose. What is essential needs no consent. */
  readonly consent: ReadonlySet<CookieCategory>;
  readonly forced: 'password-change' | 'upgrade-account' | null;
  /** Id of the route that a sign-out leads to, by the page that was last shown to the customer; left out for none. */
  readonly signedOutRoute?: string;
  /** Whether the visitor has closed their account in this browser; left out for not. */
  readonly accountClosed?: boolean;
  /** Whether the visitor has put away what the site's banner says now; left out for not. */
  readonly bannerDismissed?: boolean;
}
