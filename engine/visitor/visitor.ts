import type { Locale } from '#schemas/generated/config/types.gen.ts';
import type { CookieCategory } from '../storage/consent.ts';
import type { VisitStartParameters } from './start-parameters.ts';

/** The visitor of a request as cookies and start parameters describe them, without secrets. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly customerId: string | null;
  readonly segment: string | null;
  readonly locale: Locale;
  readonly subVariant: string | null;
  readonly pricingId: string;
  readonly anonymousCartToken: string | null;
  readonly affiliateCode: string | null;
  /** Campaign; missing without one or without consent. */
  readonly utm?: VisitStartParameters['utm'];
  readonly sessionId: string | null;
  /** Consented categories; empty before a choice. */
  readonly consent: ReadonlySet<CookieCategory>;
  readonly forced: 'password-change' | 'upgrade-account' | null;
  /** Route after a sign-out on the last customer page; missing for none. */
  readonly signedOutRoute?: string;
  /** Whether the visitor has closed their account in this browser; left out for not. */
  readonly accountClosed?: boolean;
  /** Whether the current banner was dismissed. */
  readonly bannerDismissed?: boolean;
}
