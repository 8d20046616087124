import type { Locale } from '#schemas/generated/config/types.gen.ts';
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
  readonly consent: ReadonlySet<CookieCategory>;
  readonly forced: 'password-change' | 'upgrade-account' | null;
}

export type CookieCategory = 'essential' | 'non_essential';
